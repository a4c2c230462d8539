/** What crawlers decide about one address, with the mistake and without it. */
import type { Verdict } from '@robots-txt-tester/core'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { crawlerName } from '../../messages/crawler-name.ts'
import { Outcome, outcomeOf } from '../../ui/outcome.tsx'
import table from '../../ui/table.module.css'
import { useChecks } from '../use-checks.ts'
import type { VerdictPair } from './example-answers.ts'
import styles from './example-section.module.css'

export interface VerdictTableProps {
  readonly address: string
  readonly verdicts: readonly VerdictPair[]
}

/** The longest part of an address that is printed. */
const PRINTED = 120

export function VerdictTable({ address, verdicts }: VerdictTableProps) {
  const { words } = useChecks().texts
  const catalogue = useCatalogue()
  const same = verdicts.every(({ bad, good }) => bad.allowed === good.allowed)
  const more = address.length - PRINTED
  return (
    <>
      <h3 className={styles.verdicts}>
        {words.verdictsOn}{' '}
        <code translate="no">{more > 0 ? address.slice(0, PRINTED) : address}</code>
        {more > 0 && ` ${words.more(more)}`}
      </h3>
      <table className={`${table.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{words.reader}</th>
            <th scope="col">{words.bad}</th>
            <th scope="col">{words.good}</th>
          </tr>
        </thead>
        <tbody>
          {verdicts.map(({ crawler, dialect, bad, good }) => (
            <tr key={`${crawler.id} ${dialect}`}>
              <th scope="row">
                {crawlerName(crawler, catalogue)}
                <span className={styles.dialect}>
                  {words.readsAs(catalogue.sentences.dialects[dialect])}
                </span>
              </th>
              <td>
                <Answer verdict={bad} control={crawler.control} />
              </td>
              <td>
                <Answer verdict={good} control={crawler.control} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {same && <p className={styles.same}>{words.same}</p>}
    </>
  )
}

interface AnswerProps {
  readonly verdict: Verdict
  /** It never fetches: the answer is about use. */
  readonly control: boolean
}

function Answer({ verdict, control }: AnswerProps) {
  const { words } = useChecks().texts
  const { headlines } = useCatalogue().sentences
  const kind = outcomeOf(verdict.allowed)
  const word =
    kind === 'unknown' ? headlines.unknown : headlines[control ? 'use' : 'fetching'][kind].certain
  return (
    <>
      <Outcome kind={kind} text={word} />
      {verdict.line !== null && <span className={styles.dialect}>{words.line(verdict.line)}</span>}
    </>
  )
}
