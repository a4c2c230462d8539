/** The crawlers of search engines, for whom it matters most what a file says. */
import { type Crawler, crawlerTokens } from '../crawlers/crawler.ts'
import { findCrawler } from '../crawlers/find-crawler.ts'
import { MAIN_SEARCH_CRAWLER_IDS } from '../crawlers/main-search-crawlers.ts'
import { POPULAR_CRAWLER_IDS } from '../crawlers/popular-crawlers.ts'
import { tokenIndexOf } from '../verdict/token-index.ts'
import type { CheckContext } from './check-context.ts'

const popular = POPULAR_CRAWLER_IDS.map((id) => findCrawler(id).crawler)

/** Those of the popular ones that crawl for a search engine. */
export const SEARCH_CRAWLERS: readonly Crawler[] = popular.filter(
  ({ purpose }) => purpose === 'search',
)

const main = SEARCH_CRAWLERS.filter(({ id }) => MAIN_SEARCH_CRAWLER_IDS.includes(id))

/**
 * Those that nearly every public site wants to be found by, as far as the file names them, or what
 * they fall back on. Others obey the groups for `*`, and need not be asked for.
 */
export function namedMainCrawlers(context: CheckContext): readonly Crawler[] {
  const { byToken } = tokenIndexOf(context.reading('rfc9309'))
  return main.filter((crawler) =>
    crawlerTokens(crawler).some((token) => byToken.has(token.toLowerCase())),
  )
}
