/** The verdict in words, as parts for the page and as plain text for screen readers. */
import {
  type Explanation,
  explainVerdict,
  explanationParagraph,
  plainText,
} from '@robots-txt-tester/core'
import { useMemo } from 'react'
import type { Analysis } from '../../analysis/analyse.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import type { Workspace } from '../../workspace/workspace.ts'

export interface ShownExplanation {
  readonly explanation: Explanation | null
  /** All of it in one paragraph; empty where there is no verdict yet. */
  readonly spoken: string
}

export function useExplanation(
  { live }: Pick<Workspace, 'live'>,
  analysis: Analysis | null,
): ShownExplanation {
  const { sentences } = useCatalogue()
  return useMemo(() => {
    if (analysis === null) return { explanation: null, spoken: '' }
    const { verdict, target } = analysis
    const explanation = explainVerdict(verdict, sentences, {
      fetch: live,
      problem: target.kind === 'problem' ? target.code : undefined,
    })
    return { explanation, spoken: plainText(explanationParagraph(explanation, sentences)) }
  }, [analysis, sentences, live])
}
