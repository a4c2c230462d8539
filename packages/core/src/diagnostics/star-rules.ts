/**
 * The rules for `*` that a named group does without: a crawler obeys the groups that name it and
 * none besides (RFC 9309 §2.2.1), so what is closed to all others is open to it.
 */
import type { Group, Rule } from '../groups/reading.ts'
import type { CheckContext } from './check-context.ts'
import { foldersAbove } from './folders-above.ts'
import { isKnownToken } from './known-crawlers.ts'
import { type NamedAgent, namedAgents } from './named-agents.ts'
import { withoutLastStars } from './pattern-sample.ts'

export interface DroppedRules {
  /** The user-agent lines of one group whose crawlers do without the rules. */
  readonly agents: readonly NamedAgent[]
  /** The groups that name them, in order. */
  readonly groups: readonly Group[]
  /** The groups open everything, in so many words. */
  readonly opensAll: boolean
  /** The first `MOST_LOST` Disallow rules of the groups for `*` that have no counterpart. */
  readonly lost: readonly Rule[]
  /** How many there are of these in all. */
  readonly lostCount: number
  /** Every rule of the groups for `*`, and of the groups themselves. */
  readonly star: readonly Rule[]
  readonly own: readonly Rule[]
}

/** The most lost rules that are listed. */
export const MOST_LOST = 20

/** How many rules may be looked at for one file; groups beyond are left out. */
const BUDGET = 300_000

const known = new WeakMap<CheckContext, readonly DroppedRules[]>()

/** The named groups that lack rules for `*`, in the order of the file. */
export function droppedRules(context: CheckContext): readonly DroppedRules[] {
  const before = known.get(context)
  if (before !== undefined) return before
  const found = findDropped(namedAgents(context))
  known.set(context, found)
  return found
}

function findDropped(agents: readonly NamedAgent[]): readonly DroppedRules[] {
  const byToken = groupsByToken(agents)
  const star = (byToken.get('*') ?? []).flatMap(({ rules }) => rules)
  const closing = star.filter(isClosing)
  if (closing.length === 0) return []
  const closesAll = closing.some(matchesAll)
  let budget = BUDGET
  const lacking: Lacking[] = []
  for (const cluster of clustersOf(agents, byToken)) {
    const own = cluster.groups.flatMap(({ rules }) => rules)
    budget -= own.length + star.length
    if (budget < 0) break
    const closed = new Set(own.filter(isClosing).map(({ pattern }) => withoutLastStars(pattern)))
    const opensAll = closed.size === 0 && own.some((rule) => !isClosing(rule) && opensAny(rule))
    // Where all others are shut out, such a group is there to be an exception.
    if (closesAll && (opensAll || closed.size > 0)) continue
    if (closed.has('/') || closed.has('')) continue
    lacking.push({ cluster, own, closed, opensAll })
  }
  if (lacking.length === 0) return []
  const lostFor = lostRules(closing, lacking)
  return lacking.flatMap(({ cluster, own, closed, opensAll }) => {
    const { lost, lostCount } = lostFor(closed)
    return lostCount === 0 ? [] : [{ ...cluster, opensAll, lost, lostCount, star, own }]
  })
}

/** Of the rules that close something, those that groups who close only so much do without. */
function lostRules(closing: readonly Rule[], lacking: readonly Lacking[]) {
  const above = foldersAbove(lacking.flatMap(({ closed }) => [...closed]))
  const mayBeHeld = new Map<Rule, readonly string[]>()
  for (const rule of closing) {
    const folders = above(rule.pattern)
    if (folders.length > 0) mayBeHeld.set(rule, folders)
  }
  return (closed: ReadonlySet<string>): Pick<DroppedRules, 'lost' | 'lostCount'> => {
    const isHeld = (rule: Rule) =>
      mayBeHeld.get(rule)?.some((folder) => closed.has(folder)) ?? false
    let lostCount = closing.length
    for (const folders of mayBeHeld.values()) {
      if (folders.some((folder) => closed.has(folder))) lostCount -= 1
    }
    const lost: Rule[] = []
    for (const rule of closing) {
      if (lost.length >= MOST_LOST) break
      if (!isHeld(rule)) lost.push(rule)
    }
    return { lost, lostCount }
  }
}

/** Groups that may lack rules for `*`. */
interface Lacking {
  readonly cluster: Pick<DroppedRules, 'agents' | 'groups'>
  readonly own: readonly Rule[]
  /** The patterns that they close, without stars at their ends. */
  readonly closed: ReadonlySet<string>
  readonly opensAll: boolean
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

/** User-agent lines of one group that the same groups name, each token at its first naming. */
function clustersOf(
  agents: readonly NamedAgent[],
  byToken: ReadonlyMap<string, readonly Group[]>,
): readonly Pick<DroppedRules, 'agents' | 'groups'>[] {
  const clusters: { agents: NamedAgent[]; groups: readonly Group[] }[] = []
  const alone = new Map<Group, NamedAgent[]>()
  const seen = new Set<string>(['', '*'])
  for (const agent of agents) {
    const key = agent.token.toLowerCase()
    // What a piece of an odd value names is too uncertain, unless somebody is called so.
    if (seen.has(key) || (agent.value !== agent.token && !isKnownToken(key))) continue
    if (agent.crawlers.some(({ ignoresWildcard }) => ignoresWildcard)) continue
    seen.add(key)
    const groups = byToken.get(key) ?? []
    const others = groups.length === 1 ? alone.get(agent.group) : undefined
    if (others !== undefined) {
      others.push(agent)
      continue
    }
    const cluster = { agents: [agent], groups }
    if (groups.length === 1) alone.set(agent.group, cluster.agents)
    clusters.push(cluster)
  }
  return clusters
}

function isClosing({ effect, pattern }: Rule): boolean {
  return effect === 'disallow' && pattern !== ''
}

function matchesAll({ pattern }: Rule): boolean {
  return /^[/*]\**$/.test(pattern)
}

/** `Allow: /`, or a `Disallow:` without a value. */
function opensAny(rule: Rule): boolean {
  return rule.effect === 'allow' ? matchesAll(rule) : true
}

/** The rules for `*` that the groups do not hold themselves, in order. */
export function missingRules({ star, own }: DroppedRules): readonly Rule[] {
  const held = new Set(own.map(({ effect, pattern }) => `${effect} ${pattern}`))
  return star.filter(({ effect, pattern }) => pattern !== '' && !held.has(`${effect} ${pattern}`))
}
