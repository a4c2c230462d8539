import { type IgnoredLine, lineText } from '@robots-txt-tester/core'
import { useState } from 'react'
import { parsedFile } from '../../analysis/analyse.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { Button } from '../../ui/button.tsx'
import { LineButton } from '../../ui/line-button.tsx'
import { Section } from '../../ui/section.tsx'
import table from '../../ui/table.module.css'
import styles from './why-panel.module.css'

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
  const { columns } = t.why
  if (ignored.length === 0) {
    return (
      <Section title={t.why.skipped}>
        <p className={table.quiet}>{t.why.noSkipped}</p>
      </Section>
    )
  }
  const file = parsedFile(text)
  return (
    <Section title={`${t.why.skipped} (${ignored.length})`}>
      <table className={`${table.table} ${styles.rules}`}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{columns.line}</th>
            <th scope="col">{columns.text}</th>
            <th scope="col">{columns.because}</th>
          </tr>
        </thead>
        <tbody>
          {ignored.slice(0, all ? SHOWN_MOST : SHOWN_FIRST).map(({ line, because }) => (
            <tr key={line}>
              <td className={table.number}>
                <LineButton line={line} label={`${columns.line} ${line}`} onReveal={onReveal} />
              </td>
              <td className={table.code}>{lineText(file, line).trim().slice(0, 120)}</td>
              <td>
                <span className={styles.label}>{sentences.ignored[because].label}</span>{' '}
                <span className={table.quiet}>{sentences.ignored[because].explanation}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!all && ignored.length > SHOWN_FIRST && (
        <Button look="link" onClick={() => setAll(true)}>
          {t.why.showAllSkipped(Math.min(ignored.length, SHOWN_MOST))}
        </Button>
      )}
    </Section>
  )
}
