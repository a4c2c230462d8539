/**
 * Which groups apply to a crawler: those that name its own token, else those of a fallback token,
 * else those for `*` (RFC 9309 §2.2.1; fallbacks are each operator's own). Every step is kept.
 */
import type { Decisions } from '../dialects/decisions.ts'
import { isLegalToken } from '../groups/product-token.ts'
import type { AgentLine, Group, Reading } from '../groups/reading.ts'

/** One step of the search: a token, and the user-agent lines that name it. */
export interface TrailStep {
  readonly token: string
  readonly found: boolean
  /** User-agent lines that name the token; only where found. */
  readonly lines?: readonly number[]
}

/** The tokens a crawler asks for, in order. */
export interface Asker {
  readonly tokens: readonly string[]
  /** `*` groups do not apply to it. */
  readonly ignoresStar: boolean
}

export interface Selection {
  readonly groups: readonly Group[]
  /** The token that was found; null where no group applies. */
  readonly token: string | null
  readonly trail: readonly TrailStep[]
}

/** Finds the groups that apply. */
export function selectGroups(reading: Reading, asker: Asker, decisions: Decisions): Selection {
  const index = indexOf(reading)
  const trail: TrailStep[] = []
  for (const token of tokensOf(asker, decisions)) {
    if (trail.some((step) => step.token.toLowerCase() === token.toLowerCase())) continue
    const found = find(index, token, decisions)
    if (found === undefined) {
      trail.push({ token, found: false })
      continue
    }
    const first = decisions.repeatedGroups === 'first' ? found.slice(0, 1) : found
    trail.push({ token, found: true, lines: first.flatMap((entry) => entry.lines) })
    return { groups: first.map((entry) => entry.group), token, trail }
  }
  return { groups: [], token: null, trail }
}

/**
 * Every token an asker may be found by, in order. The family's tokens are left out for who asks for
 * `*` alone and for crawlers that general groups do not bind.
 */
export function tokensOf(asker: Asker, decisions: Decisions): readonly string[] {
  if (asker.ignoresStar || asker.tokens.includes('*')) return asker.tokens
  return [...asker.tokens, ...decisions.familyTokens, '*']
}

/** A group, and its user-agent lines that name the token looked for. */
interface Entry {
  readonly group: Group
  readonly lines: number[]
}

interface TokenIndex {
  readonly byToken: ReadonlyMap<string, readonly Entry[]>
  readonly byValue: ReadonlyMap<string, readonly Entry[]>
}

/** One index a reading, made when first needed; a file may hold 100,000 user-agent lines. */
const indexes = new WeakMap<Reading, TokenIndex>()

function indexOf(reading: Reading): TokenIndex {
  const known = indexes.get(reading)
  if (known !== undefined) return known
  const byToken = new Map<string, Entry[]>()
  const byValue = new Map<string, Entry[]>()
  for (const group of reading.groups) {
    for (const agent of group.agents) {
      add(byToken, agent.token, group, agent)
      add(byValue, agent.value.toLowerCase(), group, agent)
    }
  }
  const index = { byToken, byValue }
  indexes.set(reading, index)
  return index
}

function add(map: Map<string, Entry[]>, key: string, group: Group, agent: AgentLine): void {
  if (key === '') return
  const entries = map.get(key)
  const last = entries?.at(-1)
  if (last?.group === group) last.lines.push(agent.line)
  else if (entries === undefined) map.set(key, [{ group, lines: [agent.line] }])
  else entries.push({ group, lines: [agent.line] })
}

function find(index: TokenIndex, token: string, decisions: Decisions): readonly Entry[] | undefined {
  const wanted = token.toLowerCase()
  if (wanted === '*') return index.byToken.get('*')
  const whole = decisions.productToken === 'published' && !isLegalToken(token)
  return (whole ? index.byValue : index.byToken).get(wanted)
}
