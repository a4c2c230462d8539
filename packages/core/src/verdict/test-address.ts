/** One file or fetch, one address, one crawler: the verdict. */
import { type Crawler, crawlerTokens } from '../crawlers/crawler.ts'
import { crawlerNotes } from '../crawlers/crawler-notes.ts'
import type { Dialect, DialectId } from '../dialects/dialect.ts'
import { dialectById } from '../dialects/index.ts'
import { readingOf } from '../groups/reading-of.ts'
import { crawlPolicy, type FetchFacts } from '../http/crawl-policy.ts'
import type { Target, TargetProblem } from '../matching/target.ts'
import type { ParsedFile } from '../syntax/parse.ts'
import { type AskingCrawler, decide, type Question } from './decide.ts'
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

/** The verdict for one crawler on one address. */
export function testAddress(
  source: TestedSource,
  address: Target | TargetProblem,
  crawler: Crawler,
  dialect: DialectChoice = 'auto',
): Verdict {
  return decide(questionOf(source, address, crawler, dialect))
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
    truncated: source.facts !== null && 'truncated' in source.facts,
  }
}

/** One for each crawler, so that what is worked out for it is found again. */
const asking = new WeakMap<Crawler, AskingCrawler>()

function askingCrawler(crawler: Crawler): AskingCrawler {
  const before = asking.get(crawler)
  if (before !== undefined) return before
  const result: AskingCrawler = {
    id: crawler.id,
    name: crawler.name,
    token: crawler.token,
    tokens: crawlerTokens(crawler),
    ignoresStar: crawler.ignoresWildcard,
    notes: crawlerNotes(crawler),
  }
  asking.set(crawler, result)
  return result
}
