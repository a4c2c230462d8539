import type { Label } from '@robots-txt-tester/core'
import { lineText } from '@robots-txt-tester/core'
import { parsedFile } from '../../analysis/analyse.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { LineButton } from '../../ui/line-button.tsx'
import table from '../../ui/table.module.css'
import styles from './why-panel.module.css'

/** A line of the file, and what is to be said about it. */
export interface ExplainedLine {
  readonly line: number
  readonly label: Label
}

export interface LinesTableProps {
  readonly lines: readonly ExplainedLine[]
  readonly text: string
  readonly onReveal: (line: number) => void
}

/** Lines as they are written, each with its reason. The columns speak for themselves. */
export function LinesTable({ lines, text, onReveal }: LinesTableProps) {
  const { t } = useCatalogue()
  const { columns } = t.why
  const file = parsedFile(text)
  return (
    <table className={`${table.table} ${styles.rules}`}>
      <colgroup>
        <col className={styles.line} />
        <col className={styles.rule} />
        <col />
      </colgroup>
      <thead className={styles.unseen}>
        <tr>
          {[columns.line, columns.text, columns.because].map((column) => (
            <th key={column} scope="col">
              <span className="visually-hidden">{column}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, label }) => (
          <tr key={line}>
            <td className={table.number}>
              <LineButton line={line} label={t.why.thisLine(line)} onReveal={onReveal} />
            </td>
            <td className={table.code}>{lineText(file, line).trim().slice(0, SHOWN_LENGTH)}</td>
            <td>
              {label.label}
              <span className={styles.explanation}>{label.explanation}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Characters of a line that are shown. */
const SHOWN_LENGTH = 200
