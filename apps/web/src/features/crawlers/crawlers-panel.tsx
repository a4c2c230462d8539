/** The same address for many crawlers at once: the popular ones, or all with filter and search. */
import {
  CRAWLERS,
  type Crawler,
  type CrawlerRow,
  POPULAR_CRAWLER_IDS,
} from '@robots-txt-tester/core'
import { useDeferredValue, useMemo, useState } from 'react'
import { type Analysis, TABLE_CRAWLERS } from '../../analysis/analyse.ts'
import { usePanelMessages } from '../../messages/use-panel-messages.ts'
import chooser from '../../ui/chooser-table.module.css'
import { outcomeOf } from '../../ui/outcome.tsx'
import { CrawlersFilter, type Filter, type PurposeChoice } from './crawlers-filter.tsx'
import { CrawlersTable } from './crawlers-table.tsx'

export interface CrawlersPanelProps {
  readonly analysis: Analysis
  readonly onChoose: (crawler: string) => void
  readonly onReveal: (line: number) => void
}

/** A row of the table with the crawler it is about. */
export interface ShownRow {
  readonly crawler: Crawler
  readonly row: CrawlerRow
}

export function CrawlersPanel({ analysis, onChoose, onReveal }: CrawlersPanelProps) {
  const { crawlers } = usePanelMessages()
  const [filter, setFilter] = useState<Filter>({ all: false, purpose: 'any', search: '' })
  const search = useDeferredValue(filter.search)
  const { rows } = analysis
  const shown = useMemo(
    () => shownRows(rows, { all: filter.all, purpose: filter.purpose, search }),
    [rows, filter.all, filter.purpose, search],
  )
  const count = (kind: string) => shown.filter(({ row }) => outcomeOf(row.allowed) === kind).length
  return (
    <div className={chooser.panel}>
      <CrawlersFilter filter={filter} total={CRAWLERS.length} onChange={setFilter} />
      <p className={chooser.summary} aria-live="polite">
        {shown.length === 0
          ? crawlers.none
          : crawlers.summary(count('allowed'), count('blocked'), count('unknown'))}
      </p>
      {shown.length > 0 && (
        <CrawlersTable
          rows={shown}
          chosen={analysis.found.crawler.id}
          onChoose={onChoose}
          onReveal={onReveal}
        />
      )}
    </div>
  )
}

const PLACE: ReadonlyMap<string, number> = new Map(
  TABLE_CRAWLERS.map((crawler, index) => [crawler.id, index]),
)

function shownRows(rows: readonly CrawlerRow[], filter: Filter): readonly ShownRow[] {
  const places = filter.all
    ? TABLE_CRAWLERS.map((_, index) => index)
    : POPULAR_CRAWLER_IDS.flatMap((id) => PLACE.get(id) ?? [])
  return places.flatMap((place) => {
    const crawler = TABLE_CRAWLERS[place]
    const row = rows[place]
    if (crawler === undefined || row === undefined) return []
    return !filter.all || fits(crawler, filter.purpose, filter.search) ? [{ crawler, row }] : []
  })
}

function fits(crawler: Crawler, purpose: PurposeChoice, search: string): boolean {
  if (purpose !== 'any' && crawler.purpose !== purpose) return false
  const wanted = search.trim().toLowerCase()
  const words = [crawler.name, crawler.token, crawler.operator, crawler.id, ...crawler.aliases]
  return words.some((word) => word.toLowerCase().includes(wanted))
}
