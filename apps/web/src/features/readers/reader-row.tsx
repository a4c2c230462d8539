import { COMPARED_WITH, type DialectId } from '@robots-txt-tester/core'
import type { Reader } from '../../analysis/readers.ts'
import { useCatalogue } from '../../messages/catalogue.tsx'
import chooser from '../../ui/chooser-table.module.css'
import { LineButton } from '../../ui/line-button.tsx'
import { Outcome, outcomeOf } from '../../ui/outcome.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import table from '../../ui/table.module.css'
import styles from './readers-panel.module.css'

export interface ReaderRowProps {
  readonly row: Reader
  /** One sentence about the dialect; empty while it is being loaded. */
  readonly about: string
  readonly chosen: boolean
  readonly onChoose: (dialect: DialectId) => void
  readonly onReveal: (line: number) => void
}

/** A dialect; its name makes it the one that the page reads as. */
export function ReaderRow({ row, about, chosen, onChoose, onReveal }: ReaderRowProps) {
  const { t, sentences } = useCatalogue()
  const { dialect, allowed, line, group, difference, why } = row
  const kind = outcomeOf(allowed)
  const word =
    kind === 'unknown' ? sentences.headlines.unknown : sentences.headlines.fetching[kind].certain
  return (
    <tr className={chosen ? `${chooser.chosen} ${styles.chosen}` : ''}>
      <th scope="row">
        <button
          type="button"
          className={styles.name}
          aria-current={chosen}
          title={about}
          onClick={() => onChoose(dialect)}
        >
          {sentences.dialects[dialect]}
        </button>
      </th>
      <td className={chooser.verdict}>
        <Outcome kind={kind} text={word} />
      </td>
      <td className={table.number}>
        {line !== null && (
          <LineButton line={line} label={t.why.thisLine(line)} onReveal={onReveal} />
        )}
      </td>
      <td className={`${table.code} ${table.quiet}`}>{namedTokens(group?.tokens ?? [])}</td>
      <td className={difference === null ? table.quiet : ''}>
        {dialect === COMPARED_WITH ? '—' : <Sentence parts={why} onReveal={onReveal} />}
      </td>
    </tr>
  )
}

/** The first tokens of a group; some name hundreds. */
function namedTokens(tokens: readonly string[]): string {
  return tokens.length > 3 ? `${tokens.slice(0, 3).join(', ')} …` : tokens.join(', ')
}
