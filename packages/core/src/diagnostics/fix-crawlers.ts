/** The crawlers for which a fix is tried: those that a file names, the popular ones and any other. */
import type { Crawler } from '../crawlers/crawler.ts'
import { findCrawler } from '../crawlers/find-crawler.ts'
import { POPULAR_CRAWLER_IDS } from '../crawlers/popular-crawlers.ts'
import { customCrawler } from '../crawlers/unlisted-crawlers.ts'
import { dialectById } from '../dialects/index.ts'
import { leadingToken } from '../groups/product-token.ts'
import { readingOf } from '../groups/reading-of.ts'
import type { ParsedFile } from '../syntax/parse.ts'

/** Crawlers, and whether they are all that the files name. */
export interface AskedCrawlers {
  readonly crawlers: readonly Crawler[]
  readonly complete: boolean
}

/** How many names are taken from files; the longest lists of real ones have 1,800. */
const MOST_NAMED = 2500

/**
 * Of every `User-agent:` value of the files the crawler that it means and the crawler whose token
 * its leading letters are; then the popular ones, `any` among them. Each once, in a fixed order.
 */
export function crawlersOfFiles(files: readonly ParsedFile[]): AskedCrawlers {
  const crawlers = new Map<string, Crawler>()
  for (const id of POPULAR_CRAWLER_IDS) {
    const { crawler } = findCrawler(id)
    crawlers.set(crawler.id, crawler)
  }
  const seen = new Set<string>()
  for (const value of files.flatMap(valuesOf)) {
    if (seen.has(value)) continue
    if (seen.size === MOST_NAMED) return { crawlers: [...crawlers.values()], complete: false }
    seen.add(value)
    const { crawler } = findCrawler(value)
    if (crawler.token !== '') crawlers.set(crawler.id, crawlers.get(crawler.id) ?? crawler)
    const letters = leadingToken(value)
    if (letters !== '' && !crawlers.has(letters.toLowerCase()) && letters !== crawler.token) {
      crawlers.set(letters.toLowerCase(), customCrawler(letters))
    }
  }
  return { crawlers: [...crawlers.values()], complete: true }
}

function valuesOf(file: ParsedFile): readonly string[] {
  const { groups } = readingOf(file, dialectById('rfc9309'))
  return groups.flatMap(({ agents }) => agents.map(({ value }) => value))
}
