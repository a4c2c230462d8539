/** One file, one address: what each family of readers decides, and why it parts from the standard. */
import type { DialectId } from '@robots-txt-tester/core'
import type { Readers } from '../../analysis/readers.ts'
import type { ShownReaders } from '../../analysis/use-readers.ts'
import { usePanelMessages } from '../../messages/use-panel-messages.ts'
import { useReferenceTexts } from '../../messages/use-reference-texts.ts'
import chooser from '../../ui/chooser-table.module.css'
import table from '../../ui/table.module.css'
import { ReaderRow } from './reader-row.tsx'
import styles from './readers-panel.module.css'

export interface ReadersPanelProps {
  readonly shown: ShownReaders
  /** The dialect in which the page reads the file now. */
  readonly chosen: DialectId
  readonly onChoose: (dialect: DialectId) => void
  readonly onReveal: (line: number) => void
}

export function ReadersPanel({ shown, chosen, onChoose, onReveal }: ReadersPanelProps) {
  const { readers: t } = usePanelMessages()
  const texts = useReferenceTexts()
  const { readers, stale } = shown
  if (readers === null) return <p className={chooser.summary}>{t.working}</p>
  return (
    <div className={chooser.panel} aria-busy={stale}>
      <p className={chooser.summary} aria-live="polite">
        {summaryOf(readers, t)}
      </p>
      <table className={`${table.table} ${chooser.table} ${styles.table}`}>
        <colgroup>
          <col className={styles.readerColumn} />
          <col className={styles.verdictColumn} />
          <col className={styles.lineColumn} />
          <col className={styles.groupColumn} />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t.columns.reader}</th>
            <th scope="col">{t.columns.verdict}</th>
            <th scope="col" className={table.number}>
              {t.columns.line}
            </th>
            <th scope="col">{t.columns.group}</th>
            <th scope="col">{t.columns.why}</th>
          </tr>
        </thead>
        <tbody>
          {readers.rows.map((row) => (
            <ReaderRow
              key={row.dialect}
              row={row}
              about={texts?.dialects[row.dialect] ?? ''}
              chosen={row.dialect === chosen}
              onChoose={onChoose}
              onReveal={onReveal}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function summaryOf(
  { rows }: Readers,
  words: { readonly agree: string; readonly differ: (count: number) => string },
): string {
  const others = rows.filter(({ difference }) => difference?.of === 'verdict').length
  return others === 0 ? words.agree : words.differ(others)
}
