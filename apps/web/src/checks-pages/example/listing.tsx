/** A file, printed: names, values and comments apart, what was found marked. */
import type { Severity, TextRange } from '@robots-txt-tester/core'
import { useChecks } from '../use-checks.ts'
import { listedLines, type Piece } from './listed-lines.ts'
import styles from './listing.module.css'

export interface ListingProps {
  readonly text: string
  readonly marks: readonly TextRange[]
  readonly severity: Severity
}

export function Listing({ text, marks, severity }: ListingProps) {
  const { words } = useChecks().texts
  return (
    <ol className={styles.listing} translate="no">
      {listedLines(text, marks).map(({ number, pieces, more }) => (
        <li key={number}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <code>
            {pieces.map((piece, index) => {
              // Pieces have no identity of their own: their place in the line is what they are.
              const key = `${index}`
              return <PrintedPiece key={key} piece={piece} severity={severity} />
            })}
            {more > 0 && <span className={styles.more}> {words.more(more)}</span>}
          </code>
        </li>
      ))}
    </ol>
  )
}

function PrintedPiece({ piece, severity }: { readonly piece: Piece; readonly severity: Severity }) {
  const { text, as, marked } = piece
  if (!marked) return <span className={styles[as]}>{text}</span>
  return <mark className={`${styles[as]} ${styles.marked} ${styles[severity]}`}>{text}</mark>
}
