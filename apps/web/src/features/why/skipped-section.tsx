import type { IgnoredLine } from '@robots-txt-tester/core'
import { useState } from 'react'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import table from '../../ui/table.module.css'
import { LinesTable } from './lines-table.tsx'

export interface SkippedSectionProps {
  readonly ignored: readonly IgnoredLine[]
  readonly text: string
  readonly onReveal: (line: number) => void
}

const SHOWN_FIRST = 20
const SHOWN_MOST = 1000

/** Lines that this reader does not take up, each with the reason. */
export function SkippedSection({ ignored, text, onReveal }: SkippedSectionProps) {
  const { t, sentences } = useCatalogue()
  const [all, setAll] = useState(false)
  if (ignored.length === 0) {
    return (
      <Section title={t.why.skipped}>
        <p className={table.quiet}>{t.why.noSkipped}</p>
      </Section>
    )
  }
  const lines = ignored.slice(0, all ? SHOWN_MOST : SHOWN_FIRST).map(({ line, because }) => ({
    line,
    label: sentences.ignored[because],
  }))
  return (
    <Section title={`${t.why.skipped} (${ignored.length})`}>
      <LinesTable lines={lines} text={text} onReveal={onReveal} />
      {!all && ignored.length > SHOWN_FIRST && (
        <Button look="link" onClick={() => setAll(true)}>
          {t.why.showAllSkipped(Math.min(ignored.length, SHOWN_MOST))}
        </Button>
      )}
    </Section>
  )
}
