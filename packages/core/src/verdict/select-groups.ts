/**
 * Which groups apply to a crawler: those that name its own token, else those of a fallback token,
 * else those for `*` (RFC 9309 §2.2.1; fallbacks are each operator's own). Every step is kept.
 */
import type { Decisions } from '../dialects/decisions.ts'
import type { Group, Reading } from '../groups/reading.ts'
import { findToken } from './find-token.ts'
import type { NamedGroup } from './token-index.ts'

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
  const trail: TrailStep[] = []
  for (const token of tokensOf(asker, decisions)) {
    if (trail.some((step) => step.token.toLowerCase() === token.toLowerCase())) continue
    const found = findToken(reading, token, decisions)
    if (found.length === 0) {
      trail.push({ token, found: false })
      continue
    }
    const { groups, lines } = merged(found)
    trail.push({ token, found: true, lines })
    return { groups, token, trail }
  }
  return { groups: [], token: null, trail }
}

/**
 * Every token an asker may be found by, in order. A reader that knows nothing of crawlers asks for
 * the first token and `*` only. The family's tokens are left out for who asks for `*` alone and for
 * crawlers that general groups do not bind.
 */
export function tokensOf(asker: Asker, decisions: Decisions): readonly string[] {
  if (decisions.crawlerHabits === 'unknown') return [...asker.tokens.slice(0, 1), '*']
  if (asker.ignoresStar || asker.tokens.includes('*')) return asker.tokens
  return [...asker.tokens, ...decisions.familyTokens, '*']
}

interface Merged {
  readonly groups: readonly Group[]
  readonly lines: readonly number[]
}

/** Kept for what the index holds, since a token may have 20,000 groups and 200 crawlers seek it. */
const mergedBefore = new WeakMap<readonly NamedGroup[], Merged>()

function merged(found: readonly NamedGroup[]): Merged {
  const before = mergedBefore.get(found)
  if (before !== undefined) return before
  const groups = found.map((named) => named.group)
  const result = { groups, lines: found.flatMap((named) => named.lines) }
  mergedBefore.set(found, result)
  return result
}
