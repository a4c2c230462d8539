/** Everything the page shows about a workspace, worked out by core. Pure, so it can run anywhere. */
import {
  ANY_CRAWLER,
  CRAWLERS,
  type Crawler,
  type CrawlerMatch,
  type CrawlerRow,
  type DialectChoice,
  type DialectId,
  dialectFor,
  type FetchFacts,
  findCrawler,
  type Governance,
  governs,
  type IgnoredLine,
  type ParsedFile,
  parseRobotsTxt,
  type Reading,
  readingOf,
  robotsUrlFor,
  type Target,
  type TargetProblem,
  targetOfAddress,
  testAddress,
  testCrawlers,
  type Verdict,
} from '@robots-txt-tester/core'
import { type ContentDoubt, contentDoubt } from './content-doubt.ts'

/** What an analysis depends on: plain data, so that it can be sent to a worker. */
export interface Question {
  readonly text: string
  readonly address: string
  readonly crawler: string
  readonly dialect: DialectChoice
  /** What a site answered; null for a file that was typed or pasted. */
  readonly facts: FetchFacts | null
  /** The site sent no file: only the facts count. */
  readonly noFile: boolean
  /** The robots.txt that was fetched; null where none was. */
  readonly robotsUrl: string | null
}

export interface Analysis {
  readonly target: Target | TargetProblem
  /** The robots.txt of the address; null where the address has none. */
  readonly robotsUrl: string | null
  /** Whether the fetched file speaks for the address; null where that cannot be told. */
  readonly governance: Governance | null
  readonly found: CrawlerMatch
  readonly dialect: DialectId
  readonly verdict: Verdict
  /** One row for each known crawler, "any other crawler" first. */
  readonly rows: readonly CrawlerRow[]
  readonly ignored: readonly IgnoredLine[]
  /** First and last line of each group that applied, in the order of the file. */
  readonly brackets: readonly (readonly [number, number])[]
  /** Octets of the file, and how many of them the dialect reads (null: all). */
  readonly octets: number
  readonly octetLimit: number | null
  readonly lineCount: number
  readonly doubt: ContentDoubt | null
}

/** Every crawler that has a row, in the order of the rows. */
export const TABLE_CRAWLERS: readonly Crawler[] = [ANY_CRAWLER, ...CRAWLERS]

/** Answers a question. */
export function analyse(question: Question): Analysis {
  const file = parsedFile(question.text)
  const target = targetOfAddress(question.address)
  const found = findCrawler(question.crawler)
  const dialect = dialectFor(found.crawler, question.dialect)
  const source = { file: question.noFile ? null : file, facts: question.facts }
  const reading = readingOf(file, dialect)
  const verdict = testAddress(source, target, found.crawler, question.dialect)
  const site = robotsUrlFor(question.address)
  return {
    target,
    robotsUrl: site.ok ? site.robotsUrl : null,
    governance: governanceOf(question.robotsUrl, target),
    found,
    dialect: dialect.id,
    verdict,
    rows: testCrawlers(source, target, TABLE_CRAWLERS, question.dialect),
    ignored: question.noFile ? [] : reading.ignored,
    brackets: bracketsOf(reading, verdict),
    octets: file.octets,
    octetLimit: dialect.decisions.sizeLimit?.octets ?? null,
    lineCount: file.lineCount,
    doubt: contentDoubt(file),
  }
}

function governanceOf(robotsUrl: string | null, target: Target | TargetProblem): Governance | null {
  if (robotsUrl === null || target.kind === 'problem' || target.href === null) return null
  return governs(robotsUrl, target.href)
}

function bracketsOf(reading: Reading, { group }: Verdict): Analysis['brackets'] {
  if (group === null) return []
  const agents = new Set(group.userAgentLines)
  return reading.groups
    .filter((candidate) => candidate.agents.some(({ line }) => agents.has(line)))
    .map(({ agents: own, rules, unmatchable }) => {
      const lines = [...own, ...rules, ...unmatchable].map(({ line }) => line)
      return [lines.reduce(smaller), lines.reduce(larger)] as const
    })
}

const smaller = (a: number, b: number) => Math.min(a, b)
const larger = (a: number, b: number) => Math.max(a, b)

let last: ParsedFile = parseRobotsTxt('')

/** The file of a text; the same object for the same text, so that its readings are kept. */
export function parsedFile(text: string): ParsedFile {
  if (last.text !== text) last = parseRobotsTxt(text)
  return last
}
