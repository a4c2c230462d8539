/**
 * Many addresses and many crawlers against one file or fetch: the short verdicts, for tables and
 * batches.
 *
 * Crawlers about which everything is the same but their names form a party: a few dozen parties where
 * there are hundreds of crawlers. Each party is asked once about an address, and parties under the
 * same rules share the search for the rule that decides.
 */
import type { Crawler } from '../crawlers/crawler.ts'
import type { DialectId } from '../dialects/dialect.ts'
import type { Target, TargetProblem } from '../matching/target.ts'
import { type BriefVerdict, decideBriefly, type Question } from './decide.ts'
import type { RuleSet } from './rule-set.ts'
import { rulesFor } from './rules-for.ts'
import { type DialectChoice, dialectFor, questionOf, type TestedSource } from './test-address.ts'

/** The verdicts on one address. */
export interface AddressVerdicts {
  readonly address: Target | TargetProblem
  /** One for each crawler, in their order; crawlers of one party have the same object. */
  readonly verdicts: readonly BriefVerdict[]
}

/** A row of the table of crawlers. */
export interface CrawlerRow extends BriefVerdict {
  /** The crawler's id. */
  readonly crawler: string
  readonly dialect: DialectId
}

/**
 * Short verdicts on each address in turn, for each crawler. An address is decided when it is asked
 * for, so that a stream can begin at once and stop at any time.
 */
export function* testMany(
  source: TestedSource,
  addresses: Iterable<Target | TargetProblem>,
  crawlers: readonly Crawler[],
  dialect: DialectChoice = 'auto',
): Generator<AddressVerdicts, void, undefined> {
  const parties = partiesOf(source, crawlers, dialect)
  for (const address of addresses) {
    yield { address, verdicts: verdictsOn(address, parties, crawlers.length) }
  }
}

/** A short verdict on one address for each crawler. */
export function testCrawlers(
  source: TestedSource,
  address: Target | TargetProblem,
  crawlers: readonly Crawler[],
  dialect: DialectChoice = 'auto',
): readonly CrawlerRow[] {
  const verdicts = verdictsOn(address, partiesOf(source, crawlers, dialect), crawlers.length)
  return crawlers.flatMap((crawler, i) => {
    const verdict = verdicts[i]
    if (verdict === undefined) return []
    return [{ crawler: crawler.id, dialect: dialectFor(crawler, dialect).id, ...verdict }]
  })
}

/** Crawlers that get the same verdict on every address. */
interface Party {
  /** What each of them asks, but for the address. */
  readonly question: Question
  /** Their places among the crawlers. */
  readonly members: number[]
}

function partiesOf(
  source: TestedSource,
  crawlers: readonly Crawler[],
  dialect: DialectChoice,
): readonly Party[] {
  const parties = new Map<string, Party>()
  const ruleSets = new Map<RuleSet, number>()
  crawlers.forEach((crawler, i) => {
    const question = questionOf(source, NO_ADDRESS, crawler, dialect)
    const key = sameness(question, ruleSets)
    const party = parties.get(key)
    if (party === undefined) parties.set(key, { question, members: [i] })
    else party.members.push(i)
  })
  return [...parties.values()]
}

const NO_ADDRESS: TargetProblem = { kind: 'problem', code: 'empty' }

/** Everything that `decideBriefly` looks at, but for the source and the address, as a text. */
function sameness({ crawler, dialect, reading }: Question, ruleSets: Map<RuleSet, number>): string {
  const about: unknown[] = [dialect.id, crawler.token === '', ...crawler.notes]
  if (reading === null) return JSON.stringify(about)
  const { rules, selection, namedOnAssumption } = rulesFor(reading, crawler, dialect)
  const known = ruleSets.get(rules) ?? ruleSets.size
  ruleSets.set(rules, known)
  return JSON.stringify([known, selection.token, namedOnAssumption, ...about])
}

function verdictsOn(
  address: Target | TargetProblem,
  parties: readonly Party[],
  crawlers: number,
): readonly BriefVerdict[] {
  const target = address.kind === 'target' ? address.text : null
  const memo = { compared: new Map(), winners: new Map() }
  const verdicts = new Array<BriefVerdict>(crawlers)
  for (const { question, members } of parties) {
    const verdict = decideBriefly({ ...question, target }, memo)
    for (const member of members) verdicts[member] = verdict
  }
  return verdicts
}
