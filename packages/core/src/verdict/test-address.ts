/** One file or fetch, one address: the verdict for a crawler, and the table for many. */
import { type Crawler, crawlerTokens } from '../crawlers/crawler.ts'
import { crawlerNotes } from '../crawlers/crawler-notes.ts'
import type { Dialect, DialectId } from '../dialects/dialect.ts'
import { dialectById } from '../dialects/index.ts'
import { readingOf } from '../groups/reading-of.ts'
import { crawlPolicy, type FetchFacts } from '../http/crawl-policy.ts'
import type { Target, TargetProblem } from '../matching/target.ts'
import type { ParsedFile } from '../syntax/parse.ts'
import {
  type AskingCrawler,
  type BriefVerdict,
  decide,
  decideBriefly,
  type Question,
  type WinnerMemo,
} from './decide.ts'
import type { Verdict } from './verdict.ts'

/** What is tested: a file, pasted or fetched, or the facts of a fetch that brought none. */
export interface TestedSource {
  /** Null where nothing was fetched. */
  readonly file: ParsedFile | null
  /** What came back; null for a pasted file, which counts as fetched with 200. */
  readonly facts: FetchFacts | null
}

/** A dialect by its id, or the crawler's own. */
export type DialectChoice = DialectId | 'auto'

/** A row of the table of crawlers. */
export interface CrawlerRow extends BriefVerdict {
  /** The crawler's id. */
  readonly crawler: string
  readonly dialect: DialectId
}

/** The verdict for one crawler on one address. */
export function testAddress(
  source: TestedSource,
  address: Target | TargetProblem,
  crawler: Crawler,
  dialect: DialectChoice = 'auto',
): Verdict {
  return decide(questionOf(source, address, crawler, dialect))
}

/** A short verdict for each crawler; crawlers that share their groups share the work. */
export function testCrawlers(
  source: TestedSource,
  address: Target | TargetProblem,
  crawlers: readonly Crawler[],
  dialect: DialectChoice = 'auto',
): readonly CrawlerRow[] {
  const winners: WinnerMemo = new Map()
  return crawlers.map((crawler) => {
    const question = questionOf(source, address, crawler, dialect)
    return {
      crawler: crawler.id,
      dialect: question.dialect.id,
      ...decideBriefly(question, winners),
    }
  })
}

/** The dialect in which a crawler is tested. */
export function dialectFor(crawler: Crawler, choice: DialectChoice): Dialect {
  return dialectById(choice === 'auto' ? crawler.dialect : choice)
}

/** The question that a test of one crawler asks. */
export function questionOf(
  source: TestedSource,
  address: Target | TargetProblem,
  crawler: Crawler,
  choice: DialectChoice,
): Question {
  const dialect = dialectFor(crawler, choice)
  return {
    crawler: askingCrawler(crawler),
    dialect,
    reading: source.file === null ? null : readingOf(source.file, dialect),
    policy: source.facts === null ? null : crawlPolicy(source.facts, dialect.http),
    target: address.kind === 'target' ? address.text : null,
  }
}

function askingCrawler(crawler: Crawler): AskingCrawler {
  return {
    id: crawler.id,
    name: crawler.name,
    token: crawler.token,
    tokens: crawlerTokens(crawler),
    ignoresStar: crawler.ignoresWildcard,
    notes: crawlerNotes(crawler),
  }
}
