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
import type { Rule } from '../groups/reading.ts'
import type { Target, TargetProblem } from '../matching/target.ts'
import {
  type BriefVerdict,
  decideEarly,
  type LastAnswer,
  noAnswer,
  type Question,
  verdictOf,
  winningRuleFor,
} from './decide.ts'
import { type RulesFor, rulesFor } from './rules-for.ts'
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
  const last = noAnswer()
  for (const address of addresses) {
    yield { address, verdicts: verdictsOn(address, parties, crawlers.length, last) }
  }
}

/** A short verdict on one address for each crawler. */
export function testCrawlers(
  source: TestedSource,
  address: Target | TargetProblem,
  crawlers: readonly Crawler[],
  dialect: DialectChoice = 'auto',
): readonly CrawlerRow[] {
  const parties = partiesOf(source, crawlers, dialect)
  const verdicts = verdictsOn(address, parties, crawlers.length, noAnswer())
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
  /** The rules for them; null where nothing was fetched. */
  readonly applied: RulesFor | null
  /** The dialect and the rules, each as a number: parties of equal ones have work in common. */
  readonly work: readonly [number, number]
  /** Their places among the crawlers. */
  readonly members: number[]
  /** The verdicts so far, by the rule that decides: in a batch the same ones come again and again. */
  readonly byRule: Map<Rule | null, BriefVerdict>
}

/** The parties; those with work in common stand next to each other. */
function partiesOf(
  source: TestedSource,
  crawlers: readonly Crawler[],
  choice: DialectChoice,
): readonly Party[] {
  const parties = new Map<string, Party>()
  const numberOf = numbering()
  crawlers.forEach((each, i) => {
    const question = questionOf(source, NO_ADDRESS, each, choice)
    const { crawler, dialect, reading } = question
    const applied = reading === null ? null : rulesFor(reading, crawler, dialect)
    const work = [numberOf(dialect), numberOf(applied?.rules ?? null)] as const
    // All that a short verdict depends on besides the source and the address.
    const key = JSON.stringify([
      ...[...work, crawler.token === '', applied?.selection.token, applied?.namedOnAssumption],
      ...crawler.notes,
    ])
    const party = parties.get(key)
    if (party === undefined)
      parties.set(key, { question, applied, work, members: [i], byRule: new Map() })
    else party.members.push(i)
  })
  return [...parties.values()].sort((a, b) => a.work[0] - b.work[0] || a.work[1] - b.work[1])
}

const NO_ADDRESS: TargetProblem = { kind: 'problem', code: 'empty' }

/** Gives each thing a number, the same when asked again. */
function numbering(): (thing: object | null) => number {
  const numbers = new Map<object | null, number>()
  return (thing) => {
    const number = numbers.get(thing) ?? numbers.size
    numbers.set(thing, number)
    return number
  }
}

function verdictsOn(
  address: Target | TargetProblem,
  parties: readonly Party[],
  crawlers: number,
  last: LastAnswer,
): readonly BriefVerdict[] {
  const target = address.kind === 'target' ? address.text : null
  const verdicts = new Array<BriefVerdict>(crawlers)
  for (const party of parties) {
    const verdict = decideEarly(party.question, target) ?? byRules(party, target, last)
    for (const member of party.members) verdicts[member] = verdict
  }
  return verdicts
}

function byRules(
  { question, applied, byRule }: Party,
  target: string | null,
  last: LastAnswer,
): BriefVerdict {
  const { reading } = question
  if (reading === null || applied === null || target === null) {
    throw new Error('Without a file, rules and an address everything is decided before.')
  }
  const winner = winningRuleFor(question, applied, target, last)
  const rule = winner?.rule ?? null
  let verdict = byRule.get(rule)
  if (verdict === undefined) {
    verdict = verdictOf(question, reading, applied, winner)
    byRule.set(rule, verdict)
  }
  return verdict
}
