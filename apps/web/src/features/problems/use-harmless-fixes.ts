/** Fixing all that changes nothing: asked for, worked out in the worker, then done at once. */
import { useEffect, useState } from 'react'
import type { HarmlessFixes } from '../../analysis/problem.ts'
import type { ShownProblems } from '../../analysis/use-problems.ts'

export interface FixingAll {
  readonly running: boolean
  readonly start: () => void
}

/** `onFixes` gets the edits and the file they are for. A change of the file meanwhile ends it. */
export function useHarmlessFixes(
  { known, askHarmless }: ShownProblems,
  onFixes: (fixes: HarmlessFixes, text: string) => void,
): FixingAll {
  const [askedFor, setAskedFor] = useState<number | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done with them does not make them come
  useEffect(() => {
    if (askedFor === null || known === null) return
    if (known.id === askedFor && known.harmless === null) return
    setAskedFor(null)
    if (known.id === askedFor && known.harmless !== null) onFixes(known.harmless, known.text)
  }, [askedFor, known])

  return {
    running: askedFor !== null,
    start: () => {
      setAskedFor(known?.id ?? null)
      askHarmless()
    },
  }
}
