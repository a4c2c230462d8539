import type { Sentences } from '@robots-txt-tester/core'
import { memo } from 'react'
import { useCatalogue } from '../../messages/catalogue.tsx'
import { crawlerName } from '../../messages/crawler-name.ts'
import type { PanelMessages } from '../../messages/panels/en.ts'
import { usePanelMessages } from '../../messages/use-panel-messages.ts'
import chooser from '../../ui/chooser-table.module.css'
import { LineButton } from '../../ui/line-button.tsx'
import { Outcome, type OutcomeKind, outcomeOf } from '../../ui/outcome.tsx'
import table from '../../ui/table.module.css'

import styles from './crawlers-panel.module.css'
import type { ShownRow } from './crawlers-panel.tsx'

export interface CrawlersTableProps {
  readonly rows: readonly ShownRow[]
  /** Id of the crawler that is tested. */
  readonly chosen: string
  readonly onChoose: (crawler: string) => void
  readonly onReveal: (line: number) => void
}

/** A row for each crawler; its name makes it the one that is tested. */
export function CrawlersTable({ rows, chosen, onChoose, onReveal }: CrawlersTableProps) {
  const { columns } = usePanelMessages().crawlers
  return (
    <table className={`${table.table} ${chooser.table} ${styles.table}`}>
      <colgroup>
        <col />
        <col className={styles.verdictColumn} />
        <col className={styles.lineColumn} />
        <col className={styles.ruleColumn} />
        <col className={styles.groupColumn} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{columns.crawler}</th>
          <th scope="col">{columns.verdict}</th>
          <th scope="col" className={table.number}>
            {columns.line}
          </th>
          <th scope="col">{columns.rule}</th>
          <th scope="col">{columns.group}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ crawler, row }) => (
          <Row
            key={crawler.id}
            shown={{ crawler, row }}
            chosen={crawler.id === chosen}
            onChoose={onChoose}
            onReveal={onReveal}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly shown: ShownRow
  readonly chosen: boolean
  readonly onChoose: (crawler: string) => void
  readonly onReveal: (line: number) => void
}

const Row = memo(function Row({ shown, chosen, onChoose, onReveal }: RowProps) {
  const catalogue = useCatalogue()
  const { t, sentences } = catalogue
  const { marks } = usePanelMessages().crawlers
  const { crawler, row } = shown
  const remark = remarkOf(shown, marks)
  const kind = outcomeOf(row.allowed)
  return (
    <tr className={chosen ? `${chooser.chosen} ${styles.chosen}` : ''}>
      <th scope="row">
        <button
          type="button"
          className={styles.name}
          aria-current={chosen}
          onClick={() => onChoose(crawler.id)}
        >
          <span translate="no">{crawlerName(crawler, catalogue)}</span>
          <span className={styles.remark} title={remark}>
            {remark}
          </span>
        </button>
      </th>
      <td className={chooser.verdict}>
        <Outcome kind={kind} text={outcomeWord(kind, sentences)} />
      </td>
      <td className={table.number}>
        {row.line !== null && (
          <LineButton line={row.line} label={t.why.thisLine(row.line)} onReveal={onReveal} />
        )}
      </td>
      <td className={table.code}>{row.pattern}</td>
      <td className={`${table.code} ${table.quiet}`}>{row.token}</td>
    </tr>
  )
}, sameRow)

/** Rows are made anew with each analysis, mostly with the same content. */
function sameRow(a: RowProps, b: RowProps): boolean {
  const [one, other] = [a.shown.row, b.shown.row]
  return (
    a.chosen === b.chosen &&
    a.shown.crawler === b.shown.crawler &&
    a.onChoose === b.onChoose &&
    a.onReveal === b.onReveal &&
    one.allowed === other.allowed &&
    one.line === other.line &&
    one.pattern === other.pattern &&
    one.token === other.token &&
    one.notes.join() === other.notes.join()
  )
}

function outcomeWord(kind: OutcomeKind, { headlines }: Sentences): string {
  return kind === 'unknown' ? headlines.unknown : headlines.fetching[kind].certain
}

/** The one remark that changes what the verdict means, and the operator. */
function remarkOf({ crawler, row }: ShownRow, marks: PanelMessages['crawlers']['marks']): string {
  const mark = row.notes.includes('control-token')
    ? marks.control
    : row.notes.includes('user-triggered')
      ? marks.userTriggered
      : row.notes.includes('does-not-respect')
        ? marks.doesNotRespect
        : row.notes.includes('retired')
          ? marks.retired
          : ''
  return [mark, crawler.operator].filter((part) => part !== '').join(' · ')
}
