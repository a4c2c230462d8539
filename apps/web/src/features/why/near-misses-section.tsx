import { useCatalogue } from '../../messages/catalogue.tsx'
import { LineButton } from '../../ui/line-button.tsx'
import { Section } from '../../ui/section.tsx'
import table from '../../ui/table.module.css'
import type { VerdictSectionProps } from './matches-section.tsx'
import styles from './why-panel.module.css'

/** Rules that would match but for one small difference. Not there where there are none. */
export function NearMissesSection({ verdict, onReveal }: VerdictSectionProps) {
  const { t, sentences } = useCatalogue()
  const { columns } = t.why
  if (verdict.nearMisses.length === 0) return null
  return (
    <Section title={t.why.nearMisses}>
      <table className={`${table.table} ${styles.rules}`}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{columns.line}</th>
            <th scope="col">{columns.rule}</th>
            <th scope="col">{columns.because}</th>
          </tr>
        </thead>
        <tbody>
          {verdict.nearMisses.map(({ line, pattern, because }) => (
            <tr key={line}>
              <td className={table.number}>
                <LineButton line={line} label={`${columns.line} ${line}`} onReveal={onReveal} />
              </td>
              <td className={table.code}>{pattern}</td>
              <td>
                <span className={styles.label}>{sentences.nearMisses[because].label}</span>{' '}
                <span className={table.quiet}>{sentences.nearMisses[because].explanation}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
