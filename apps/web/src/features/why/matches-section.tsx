import type { Verdict } from '@robots-txt-tester/core'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { formatNumber } from '../../messages/formats.ts'
import { LineButton } from '../../ui/line-button.tsx'
import { Section } from '../../ui/section.tsx'
import table from '../../ui/table.module.css'
import styles from './why-panel.module.css'

export interface VerdictSectionProps {
  readonly verdict: Verdict
  readonly onReveal: (line: number) => void
}

/** The most rows that are shown; a file may hold 100,000 rules that match. */
const SHOWN = 200

/** Every rule that matched, the winner first, with its length and why it lost. */
export function MatchesSection({ verdict, onReveal }: VerdictSectionProps) {
  const { t, sentences, language } = useCatalogue()
  const { columns } = t.why
  if (verdict.matches.length === 0) {
    const decided = verdict.because === 'fetch' || verdict.because === 'file-too-large'
    return (
      <Section title={t.why.matching}>
        <p className={table.quiet}>{decided ? t.why.notRead : t.why.noMatches}</p>
      </Section>
    )
  }
  return (
    <Section title={t.why.matching}>
      <table className={`${table.table} ${styles.rules}`}>
        <colgroup>
          <col className={styles.line} />
          <col className={styles.rule} />
          <col className={styles.octets} />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={table.number}>
              {columns.line}
            </th>
            <th scope="col">{columns.rule}</th>
            <th scope="col" className={table.number}>
              {columns.octets}
            </th>
            <th scope="col">{columns.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {verdict.matches
            .slice(0, SHOWN)
            .map(({ line, effect, pattern, octets, wins, lostBecause }) => (
              <tr key={`${line}-${effect}`} className={wins ? table.strong : ''}>
                <td className={table.number}>
                  <LineButton line={line} label={t.why.thisLine(line)} onReveal={onReveal} />
                </td>
                <td
                  className={table.code}
                >{`${effect === 'allow' ? 'Allow' : 'Disallow'}: ${pattern}`}</td>
                <td className={table.number}>{formatNumber(octets, language)}</td>
                <td title={lostBecause && sentences.lostBecause[lostBecause].explanation}>
                  {lostBecause === undefined
                    ? wins
                      ? t.why.wins
                      : ''
                    : sentences.lostBecause[lostBecause].label}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </Section>
  )
}
