/** The crawlers of search engines, for whom it matters most what a file says. */
import type { Crawler } from '../crawlers/crawler.ts'
import { findCrawler } from '../crawlers/find-crawler.ts'
import { MAIN_SEARCH_CRAWLER_IDS } from '../crawlers/main-search-crawlers.ts'
import { POPULAR_CRAWLER_IDS } from '../crawlers/popular-crawlers.ts'

const popular = POPULAR_CRAWLER_IDS.map((id) => findCrawler(id).crawler)

/** Those of the popular ones that crawl for a search engine. */
export const SEARCH_CRAWLERS: readonly Crawler[] = popular.filter(
  ({ purpose }) => purpose === 'search',
)

/** Those that nearly every public site wants to be found by. */
export const MAIN_SEARCH_CRAWLERS: readonly Crawler[] = SEARCH_CRAWLERS.filter(({ id }) =>
  MAIN_SEARCH_CRAWLER_IDS.includes(id),
)
