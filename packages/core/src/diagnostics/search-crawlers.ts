/** The crawlers of search engines, for whom it matters most what a file says. */
import { type Crawler, crawlerTokens } from '../crawlers/crawler.ts'
import { findCrawler } from '../crawlers/find-crawler.ts'
import {
  LARGE_SEARCH_CRAWLER_IDS,
  MAIN_SEARCH_CRAWLER_IDS,
} from '../crawlers/main-search-crawlers.ts'
import { dialectById } from '../dialects/index.ts'
import { tokenIndexOf } from '../verdict/token-index.ts'
import type { CheckContext } from './check-context.ts'

/** Those of the large search engines, one each. */
export const LARGE_SEARCH_CRAWLERS: readonly Crawler[] = crawlersOf(LARGE_SEARCH_CRAWLER_IDS)

const MAIN = crawlersOf(MAIN_SEARCH_CRAWLER_IDS)

/**
 * Those that nearly every public site wants to be found by, as far as the file names them, or what
 * they fall back on. Others obey the groups for `*`, and need not be asked for.
 */
export function namedMainCrawlers(context: CheckContext): readonly Crawler[] {
  return namedOf(MAIN, context)
}

/** The same for all large search engines. */
export function namedLargeCrawlers(context: CheckContext): readonly Crawler[] {
  return namedOf(LARGE_SEARCH_CRAWLERS, context)
}

function namedOf(crawlers: readonly Crawler[], context: CheckContext): readonly Crawler[] {
  const { byToken } = tokenIndexOf(context.reading('rfc9309'))
  return crawlers.filter((crawler) =>
    [...crawlerTokens(crawler), ...dialectById(crawler.dialect).decisions.familyTokens].some(
      (token) => byToken.has(token.toLowerCase()),
    ),
  )
}

function crawlersOf(ids: readonly string[]): readonly Crawler[] {
  return ids.map((id) => findCrawler(id).crawler)
}
