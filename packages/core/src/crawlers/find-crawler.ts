/** From what a reader types or pastes to the crawler that is meant. */
import { asciiLowerCase } from './ascii-lower-case.ts'
import type { Crawler } from './crawler.ts'
import { findHeaderCrawler } from './header-crawler.ts'
import { headerProduct } from './header-product.ts'
import { CRAWLERS } from './registry.ts'
import { ANY_CRAWLER, customCrawler } from './unlisted-crawlers.ts'

export interface CrawlerMatch {
  readonly crawler: Crawler
  /** How it was found: `custom` means that the registry does not know it. */
  readonly by: 'id' | 'token' | 'header' | 'custom'
  /** The id, token or part of the header by which it was found. */
  readonly matched: string
}

/**
 * The crawler that a text names. Never fails: what the registry does not know is a product token.
 *
 * The text is tried as an id, then as a token or an alias (of several crawlers with one token the
 * first that is not retired), then as a User-Agent header, each in any letter case. A leading
 * `User-Agent:` is dropped, and control characters count as spaces. The header of an unknown client
 * gives its product token (see `headerProduct`); any other text is taken whole, so that an empty
 * one gives a custom crawler with an empty token.
 */
export function findCrawler(text: string): CrawlerMatch {
  const value = fieldValue(text)
  const folded = asciiLowerCase(value)
  const byId = CRAWLERS_BY_ID.get(folded)
  if (byId) return { crawler: byId, by: 'id', matched: byId.id }
  const byToken = CRAWLERS_BY_TOKEN.get(folded)
  if (byToken) return { crawler: byToken, by: 'token', matched: value }
  const header = withSpaces(value)
  const byHeader = findHeaderCrawler(header)
  if (byHeader) return { crawler: byHeader.crawler, by: 'header', matched: byHeader.part }
  const token = (isHeader(header) && headerProduct(header)) || value
  return { crawler: customCrawler(token), by: 'custom', matched: token }
}

function fieldValue(text: string): string {
  const printable = text.replace(/\p{Cc}+/gu, ' ').trim()
  return printable.replace(/^user-agent\s*:\s*/i, '')
}

/** Some servers write their logs with `+` for a space, and the header is copied from there. */
function withSpaces(value: string): string {
  return value.includes(' ') ? value : value.replaceAll('+', ' ')
}

/** A version or a comment makes a header; words alone may be an old token with spaces. */
function isHeader(value: string): boolean {
  return /[/();]/.test(value)
}

const CRAWLERS_BY_ID = new Map([...CRAWLERS, ANY_CRAWLER].map((crawler) => [crawler.id, crawler]))

const CRAWLERS_BY_TOKEN = indexTokens()

function indexTokens(): ReadonlyMap<string, Crawler> {
  const index = new Map<string, Crawler>()
  const add = (crawler: Crawler, token: string) => {
    const folded = asciiLowerCase(token)
    if (token !== '' && !index.has(folded)) index.set(folded, crawler)
  }
  const currentFirst = CRAWLERS.toSorted((a, b) => Number(a.retired) - Number(b.retired))
  add(ANY_CRAWLER, ANY_CRAWLER.token)
  for (const crawler of currentFirst) add(crawler, crawler.token)
  for (const crawler of currentFirst) for (const alias of crawler.aliases) add(crawler, alias)
  return index
}
