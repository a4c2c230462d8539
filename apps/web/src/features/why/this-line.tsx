/** What each reader makes of the line that was clicked in the file. Readers that agree share a row. */
import { type DialectId, lexLine, type Sentences, type Verdict } from '@robots-txt-tester/core'
import type { LineReading, LineSummary } from '../../analysis/line-summary.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import type { Messages } from '../../messages/en.ts'
import table from '../../ui/table.module.css'
import styles from './why-panel.module.css'

export interface ThisLineProps {
  readonly summary: LineSummary
  readonly verdict: Verdict
}

export function ThisLine({ summary, verdict }: ThisLineProps) {
  const { t, sentences } = useCatalogue()
  const { line, text, readings } = summary
  const { kind } = lexLine(text)
  const title = (
    <h2>
      {t.why.thisLine(line)}
      {verdict.line === line && <span className={table.quiet}> · {t.why.decidesHere}</span>}
    </h2>
  )
  if (kind === 'blank' || kind === 'comment') {
    return (
      <section className={styles.thisLine}>
        {title}
        <p className={table.quiet}>{kind === 'blank' ? t.why.blankLine : t.why.commentLine}</p>
      </section>
    )
  }
  const rows = rowsOf(readings, t, sentences)
  return (
    <section className={styles.thisLine}>
      {title}
      <code className={styles.lineText}>{text.trim()}</code>
      <dl>
        {rows.map(({ dialects, says }) => (
          <div key={says}>
            <dt>
              {rows.length === 1
                ? t.why.everyReader
                : dialects.map((id) => sentences.dialects[id]).join(', ')}
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface Row {
  readonly dialects: DialectId[]
  readonly says: string
}

function rowsOf(
  readings: readonly LineReading[],
  t: Messages,
  sentences: Sentences,
): readonly Row[] {
  const rows = new Map<string, Row>()
  for (const reading of readings) {
    const says = sayingOf(reading, t, sentences)
    const row = rows.get(says) ?? { dialects: [], says }
    row.dialects.push(reading.dialect)
    rows.set(says, row)
  }
  return Array.from(rows.values())
}

function sayingOf(
  { role, ignored, lenient }: LineReading,
  t: Messages,
  sentences: Sentences,
): string {
  if (ignored !== null) {
    return `${t.why.skippedBy}: ${sentences.ignored[ignored].label}`
  }
  const taken = t.why.roles[role]
  return lenient === null ? taken : `${taken} (${sentences.leniencies[lenient].label})`
}
