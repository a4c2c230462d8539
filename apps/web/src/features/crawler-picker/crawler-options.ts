/** What the picker offers for what was typed: popular crawlers first, then each operator's. */
import {
  ANY_CRAWLER,
  CRAWLERS,
  type Crawler,
  findCrawler,
  POPULAR_CRAWLER_IDS,
} from '@robots-txt-tester/core'

export interface CrawlerOption {
  /** Unique in the list; a popular crawler stands in it twice. */
  readonly key: string
  readonly crawler: Crawler
  /** The part of the pasted header by which it was found; null otherwise. */
  readonly header: string | null
}

export interface OptionGroup {
  readonly kind: 'popular' | 'operator' | 'typed'
  /** The operator's name; empty for all other groups. */
  readonly operator: string
  readonly options: readonly CrawlerOption[]
}

/** The options for a text, best first; all there are where nothing was typed. */
export function crawlerOptions(typed: string): readonly OptionGroup[] {
  const query = typed.trim().toLowerCase()
  if (query === '') return EVERYTHING
  const named = NAMED.filter(({ crawler, words }) => words.includes(query) && !crawler.custom)
  const known = named
    .toSorted((a, b) => rank(a, query) - rank(b, query))
    .map(({ crawler }) => crawler)
  const found = typedOption(typed, known)
  const groups = byOperator(known, '')
  if (found === null) return groups
  const group: OptionGroup = { kind: 'typed', operator: '', options: [found] }
  // What the registry knows goes before a token that nobody has heard of.
  return found.crawler.custom ? [...groups, group] : [group, ...groups]
}

/** The single option of a text that is a header, or a token that the registry does not know. */
function typedOption(typed: string, known: readonly Crawler[]): CrawlerOption | null {
  const { crawler, by, matched } = findCrawler(typed)
  if (by === 'header') return { key: 'typed', crawler, header: matched }
  if (by === 'custom') return crawler.token === '' ? null : { key: 'typed', crawler, header: null }
  return known.includes(crawler) ? null : { key: 'typed', crawler, header: null }
}

interface Named {
  readonly crawler: Crawler
  /** All by which it can be found, in lower case. */
  readonly words: string
}

const NAMED: readonly Named[] = [ANY_CRAWLER, ...CRAWLERS].map((crawler) => ({
  crawler,
  words: [crawler.name, crawler.token, crawler.operator, crawler.id, ...crawler.aliases]
    .join('\n')
    .toLowerCase(),
}))

const POPULAR: ReadonlyMap<string, number> = new Map(
  POPULAR_CRAWLER_IDS.map((id, index) => [id, index]),
)

const POPULAR_CRAWLERS = NAMED.map(({ crawler }) => crawler)
  .filter((crawler) => POPULAR.has(crawler.id))
  .toSorted((a, b) => (POPULAR.get(a.id) ?? 0) - (POPULAR.get(b.id) ?? 0))

const EVERYTHING: readonly OptionGroup[] = [
  {
    kind: 'popular',
    operator: '',
    options: POPULAR_CRAWLERS.map((crawler) => ({
      key: `popular-${crawler.id}`,
      crawler,
      header: null,
    })),
  },
  ...byOperator(CRAWLERS, 'all-'),
]

/** Exact first, then names that begin with the text, then current ones, then popular ones. */
function rank({ crawler, words }: Named, query: string): number {
  const exact = words.split('\n').includes(query) ? 0 : 1
  const begins = words.split('\n').some((word) => word.startsWith(query)) ? 0 : 1
  const place = POPULAR.get(crawler.id) ?? POPULAR.size
  return exact * 10_000 + begins * 5_000 + (crawler.retired ? 2_000 : 0) + place
}

function byOperator(crawlers: readonly Crawler[], prefix: string): readonly OptionGroup[] {
  const groups = new Map<string, CrawlerOption[]>()
  for (const crawler of crawlers) {
    const options = groups.get(crawler.operator) ?? []
    options.push({ key: `${prefix}${crawler.id}`, crawler, header: null })
    groups.set(crawler.operator, options)
  }
  return Array.from(groups, ([operator, options]) => ({ kind: 'operator', operator, options }))
}
