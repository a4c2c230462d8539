/** Rules about which something holds for every crawler that their group is for. */
import type { Group, Rule } from '../groups/reading.ts'
import type { CheckContext } from './check-context.ts'
import { type TokenRules, tokenRules } from './token-rules.ts'

/** A rule, and another one that makes it what it is. */
export interface RulePair {
  readonly rule: Rule
  readonly other: Rule
}

/**
 * Looks for pairs among the rules of each token, and keeps those that are found for every token of
 * the rule's group: what is idle for one crawler may be needed for another. In the order of the file.
 */
export function inEveryList(
  context: CheckContext,
  pairsOf: (list: TokenRules) => Iterable<RulePair>,
): readonly RulePair[] {
  const found = new Map<Rule, { readonly other: Rule; times: number }>()
  for (const list of tokenRules(context)) {
    for (const { rule, other } of pairsOf(list)) {
      const before = found.get(rule)
      if (before === undefined) found.set(rule, { other, times: 1 })
      else before.times += 1
    }
  }
  if (found.size === 0) return []
  const pairs: RulePair[] = []
  for (const [group, lists] of listsPerGroup(context)) {
    for (const rule of group.rules) {
      const entry = found.get(rule)
      if (entry?.times === lists) pairs.push({ rule, other: entry.other })
    }
  }
  return pairs.sort((a, b) => a.rule.line - b.rule.line)
}

const known = new WeakMap<CheckContext, ReadonlyMap<Group, number>>()

/** In how many lists each group stands. */
function listsPerGroup(context: CheckContext): ReadonlyMap<Group, number> {
  const before = known.get(context)
  if (before !== undefined) return before
  const lists = new Map<Group, number>()
  for (const { groups } of tokenRules(context)) {
    for (const group of groups) lists.set(group, (lists.get(group) ?? 0) + 1)
  }
  known.set(context, lists)
  return lists
}
