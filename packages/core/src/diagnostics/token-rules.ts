/** The rules that count together for one product token: those of every group that names it. */
import type { Group } from '../groups/reading.ts'
import { tokenIndexOf } from '../verdict/token-index.ts'
import type { CheckContext } from './check-context.ts'
import { type ComparedRule, comparedRules } from './compared-rules.ts'

/** Groups that count together, and their rules (RFC 9309 §2.2.1). */
export interface TokenRules {
  /** The tokens that exactly these groups name, in lower case. */
  readonly tokens: readonly string[]
  readonly groups: readonly Group[]
  /** How many rules these have. */
  readonly size: number
  /** The rules that have a pattern, in the order of the file. */
  readonly rules: () => readonly ComparedRule[]
}

/**
 * How many rules are looked at, as a multiple of those in the file: a hostile file names each of
 * 10,000 tokens in one large group and in a small one of its own.
 */
const MOST_TIMES = 3

const known = new WeakMap<CheckContext, readonly TokenRules[]>()

/** One for each different list of groups, in the order in which the file names their tokens. */
export function tokenRules(context: CheckContext): readonly TokenRules[] {
  const before = known.get(context)
  if (before !== undefined) return before
  const reading = context.reading('rfc9309')
  const lists = new Map<string | Group, { readonly tokens: string[]; readonly groups: Group[] }>()
  const numbers = new Map<Group, number>()
  const numberOf = (group: Group) => {
    const number = numbers.get(group) ?? numbers.size
    numbers.set(group, number)
    return number
  }
  for (const [token, named] of tokenIndexOf(reading).byToken) {
    const [first] = named
    if (token === '' || first === undefined) continue
    // Nearly every token has one group.
    const key = named.length === 1 ? first.group : named.map(({ group }) => numberOf(group)).join()
    const list = lists.get(key)
    if (list === undefined)
      lists.set(key, { tokens: [token], groups: named.map(({ group }) => group) })
    else list.tokens.push(token)
  }
  let left = MOST_TIMES * reading.groups.reduce((sum, { rules }) => sum + rules.length, 1)
  const found: TokenRules[] = []
  for (const { tokens, groups } of lists.values()) {
    const size = groups.reduce((sum, { rules }) => sum + rules.length, 0)
    left -= size
    if (left < 0) break
    found.push({ tokens, groups, size, rules: onceOnly(() => comparedRules(groups)) })
  }
  known.set(context, found)
  return found
}

function onceOnly<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
