/**
 * The rules for `*` that a named group does without: a crawler obeys the groups that name it and
 * none besides (RFC 9309 §2.2.1), so what is closed to all others is open to it.
 */
import type { Group, Rule } from '../groups/reading.ts'
import type { CheckContext } from './check-context.ts'
import { isKnownToken } from './known-crawlers.ts'
import { type NamedAgent, namedAgents } from './named-agents.ts'

export interface DroppedRules {
  /** The user-agent lines of one group whose crawlers do without the rules. */
  readonly agents: readonly NamedAgent[]
  /** The groups that name them, in order. */
  readonly groups: readonly Group[]
  /** The groups open everything, in so many words. */
  readonly opensAll: boolean
  /** Disallow rules of the groups for `*` that have no counterpart. */
  readonly lost: readonly Rule[]
  /** Every rule of the groups for `*`, and of the groups themselves. */
  readonly star: readonly Rule[]
  readonly own: readonly Rule[]
}

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
  const closing = star
    .filter(isClosing)
    .map((rule) => ({ rule, broader: broaderPatterns(rule.pattern) }))
  if (closing.length === 0) return []
  const closesAll = closing.some(({ rule }) => matchesAll(rule))
  let budget = BUDGET
  const found: DroppedRules[] = []
  for (const cluster of clustersOf(agents, byToken)) {
    const own = cluster.groups.flatMap(({ rules }) => rules)
    budget -= own.length + star.length
    if (budget < 0) break
    const closed = new Set(own.filter(isClosing).map(({ pattern }) => pattern))
    const opensAll = closed.size === 0 && own.some((rule) => !isClosing(rule) && opensAny(rule))
    // Where all others are shut out, such a group is there to be an exception.
    if (closesAll && (opensAll || closed.size > 0)) continue
    const covers = (pattern: string) => closed.has(pattern)
    if (['/', '/*', '*'].some(covers)) continue
    const lost = closing.filter(({ broader }) => closed.size === 0 || !broader.some(covers))
    if (lost.length === 0) continue
    found.push({ ...cluster, opensAll, lost: lost.map(({ rule }) => rule), star, own })
  }
  return found
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

/** The deepest folders that are looked at. */
const DEPTH = 8

/** A pattern, and those for the folders above it. */
function broaderPatterns(pattern: string): readonly string[] {
  const broader = [pattern]
  let slash = pattern.indexOf('/', 1)
  for (let depth = 0; slash > 0 && depth < DEPTH; depth += 1) {
    const folder = pattern.slice(0, slash)
    broader.push(folder, `${folder}/`, `${folder}/*`)
    slash = pattern.indexOf('/', slash + 1)
  }
  return broader
}

/** The rules for `*` that the groups do not hold themselves, in order. */
export function missingRules({ star, own }: DroppedRules): readonly Rule[] {
  const held = new Set(own.map(({ effect, pattern }) => `${effect} ${pattern}`))
  return star.filter(({ effect, pattern }) => pattern !== '' && !held.has(`${effect} ${pattern}`))
}
