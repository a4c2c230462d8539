import { useCatalogue } from '../../messages/catalogue.tsx'
import { Section } from '../../ui/section.tsx'
import { LinesTable } from './lines-table.tsx'
import type { VerdictSectionProps } from './matches-section.tsx'

export interface NearMissesSectionProps extends VerdictSectionProps {
  readonly text: string
}

/** Rules that would match but for one small difference. Not there where there are none. */
export function NearMissesSection({ verdict, text, onReveal }: NearMissesSectionProps) {
  const { t, sentences } = useCatalogue()
  if (verdict.nearMisses.length === 0) return null
  const lines = verdict.nearMisses.map(({ line, because }) => ({
    line,
    label: sentences.nearMisses[because],
  }))
  return (
    <Section title={t.why.nearMisses}>
      <LinesTable lines={lines} text={text} onReveal={onReveal} />
    </Section>
  )
}
