/**
 * The rules for `*` that a named group does without: a crawler obeys the groups that name it and
 * none besides (RFC 9309 §2.2.1), so what is closed to all others is open to it.
 */
import type { Group, Rule } from '../groups/reading.ts'
import type { CheckContext } from './check-context.ts'
import { type ComparedRule, comparedRules } from './compared-rules.ts'
import { rulesForAll } from './covering-rules.ts'
import { isKnownToken } from './known-crawlers.ts'
import { matchesEverything } from './matches-everything.ts'
import { type NamedAgent, namedAgents } from './named-agents.ts'
import { addRule, rulesByPiece } from './rules-by-piece.ts'
import { tokenRules } from './token-rules.ts'

export interface DroppedRules {
  /** The user-agent lines of one group whose crawlers do without the rules. */
  readonly agents: readonly NamedAgent[]
  /** The groups that name them, in order. */
  readonly groups: readonly Group[]
  /** The groups open everything, in so many words. */
  readonly opensAll: boolean
  /** The first `MOST_LOST` Disallow rules among the missing ones. */
  readonly lost: readonly Rule[]
  /** How many there are of these in all. */
  readonly lostCount: number
  /**
   * Every rule of the groups for `*` about which none of the groups themselves says anything; without
   * those that open the whole site where nothing closes it.
   */
  readonly missing: () => readonly Rule[]
}

/** The most lost rules that are listed. */
const MOST_LOST = 20

/** How many rules may be looked at for one file; groups beyond are left out. */
const BUDGET = 300_000

const known = new WeakMap<CheckContext, readonly DroppedRules[]>()

/** The named groups that lack rules for `*`, in the order of the file. */
export function droppedRules(context: CheckContext): readonly DroppedRules[] {
  const before = known.get(context)
  if (before !== undefined) return before
  const found = findDropped(context)
  known.set(context, found)
  return found
}

function findDropped(context: CheckContext): readonly DroppedRules[] {
  const star =
    tokenRules(context)
      .find(({ tokens }) => tokens.includes('*'))
      ?.rules() ?? []
  const closing = star.filter(isClosing)
  if (closing.length === 0) return []
  const closesAll = closing.some(matchesAll)
  let budget = BUDGET
  const lacking: Lacking[] = []
  for (const cluster of clustersOf(namedAgents(context))) {
    const own = comparedRules(cluster.groups)
    budget -= own.length + star.length
    if (budget < 0) break
    const closed = own.filter(isClosing)
    const opensAll = closed.length === 0 && cluster.groups.some(opensInSoManyWords)
    // Where all others are shut out, such a group is there to be an exception.
    if (closesAll && (opensAll || closed.length > 0)) continue
    if (closed.some(matchesAll)) continue
    lacking.push({ cluster, own, opensAll, held: new Set() })
  }
  if (lacking.length === 0) return []
  findHeld([...closing, ...star.filter((rule) => !isClosing(rule))], lacking)
  return lacking.flatMap(({ cluster, opensAll, held }) => {
    let lostCount = closing.length
    for (const rule of held) if (isClosing(rule)) lostCount -= 1
    if (lostCount === 0) return []
    const lost: Rule[] = []
    for (const rule of closing) {
      if (lost.length >= MOST_LOST) break
      if (!held.has(rule)) lost.push(rule.rule)
    }
    const missing = () =>
      star
        .filter((rule) => !held.has(rule) && (closesAll || isClosing(rule) || !matchesAll(rule)))
        .map(({ rule }) => rule)
    return [{ ...cluster, opensAll, lost, lostCount, missing }]
  })
}

/** Groups that may lack rules for `*`. */
interface Lacking {
  readonly cluster: Pick<DroppedRules, 'agents' | 'groups'>
  readonly own: readonly ComparedRule[]
  readonly opensAll: boolean
  /** Rules for `*` about which one of their own says something: gathered by `findHeld`. */
  readonly held: Set<ComparedRule>
}

/**
 * Finds the rules for `*` about which a group says something itself: one of its own matches all that
 * such a rule does, and closes it too or opens it on purpose. A rule that opens the whole site speaks
 * of nothing.
 */
function findHeld(star: readonly ComparedRule[], lacking: readonly Lacking[]): void {
  const index = rulesByPiece()
  const holders = new Map<ComparedRule, Lacking>()
  for (const entry of lacking) {
    for (const rule of entry.own) {
      if (matchesAll(rule)) continue
      addRule(index, rule)
      holders.set(rule, entry)
    }
  }
  const budget = { left: BUDGET }
  for (const rule of star) {
    for (const own of rulesForAll(index, rule.text, budget)) holders.get(own)?.held.add(rule)
  }
}

/** The groups that name each token, by token in lower case. */
function groupsByToken(agents: readonly NamedAgent[]): ReadonlyMap<string, readonly Group[]> {
  const byToken = new Map<string, Group[]>()
  for (const { token, group } of agents) {
    const groups = byToken.get(token.toLowerCase())
    if (groups === undefined) byToken.set(token.toLowerCase(), [group])
    else if (groups.at(-1) !== group) groups.push(group)
  }
  return byToken
}

/** User-agent lines that the same groups name, each token at its first naming. */
function clustersOf(
  agents: readonly NamedAgent[],
): readonly Pick<DroppedRules, 'agents' | 'groups'>[] {
  const byToken = groupsByToken(agents)
  const numbers = new Map<Group, number>()
  const clusters = new Map<string, { agents: NamedAgent[]; groups: readonly Group[] }>()
  const seen = new Set<string>(['', '*'])
  for (const agent of agents) {
    const key = agent.token.toLowerCase()
    // What a piece of an odd value names is too uncertain, unless somebody is called so.
    if (seen.has(key) || (agent.value !== agent.token && !isKnownToken(key))) continue
    if (agent.crawlers.some(({ ignoresWildcard }) => ignoresWildcard)) continue
    seen.add(key)
    const groups = byToken.get(key) ?? []
    const place = groups.map((group) => numberOf(group, numbers)).join()
    const others = clusters.get(place)
    if (others === undefined) clusters.set(place, { agents: [agent], groups })
    else others.agents.push(agent)
  }
  return [...clusters.values()]
}

function numberOf(group: Group, numbers: Map<Group, number>): number {
  const number = numbers.get(group) ?? numbers.size
  numbers.set(group, number)
  return number
}

function isClosing({ effect }: ComparedRule): boolean {
  return effect === 'disallow'
}

function matchesAll({ text }: ComparedRule): boolean {
  return matchesEverything(text)
}

/** `Allow: /`, or a `Disallow:` without a value. */
function opensInSoManyWords({ rules }: Group): boolean {
  return rules.some(({ effect, pattern }) =>
    effect === 'allow' ? matchesEverything(pattern) : pattern === '',
  )
}
