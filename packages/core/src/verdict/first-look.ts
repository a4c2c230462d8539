/**
 * The rule that decides about one address, without compiling the others: for rules that are asked
 * about once or twice, as in a table of crawlers at each key press, compiling all takes ten times as
 * long as finding the one.
 */
import type { Decisions } from '../dialects/decisions.ts'
import type { Group } from '../groups/reading.ts'
import { LOOKED_AT, mayMatch } from '../matching/may-match.ts'
import { matchesPattern } from '../matching/pattern.ts'
import { type CompiledRule, compileRule, strengthOf } from './compile-rule.ts'

/** Whether the rules can be looked at as written in a dialect. */
export function allowsFirstLook({ encoding, octets }: Decisions): boolean {
  return LOOKED_AT.has(encoding) && octets !== 'matched-text'
}

/**
 * The rule of groups that decides about a target in compared form; null where none matches, undefined
 * where more than `most` rules would have to be compiled, so that it does not pay.
 */
export function winnerAtFirstLook(
  groups: readonly Group[],
  decisions: Decisions,
  target: string,
  most: number,
): CompiledRule | null | undefined {
  let best: CompiledRule | null = null
  const looked = look(groups, decisions, target, most, (candidate) => {
    const isWeaker = best !== null && strengthOf(candidate) <= strengthOf(best)
    if (isWeaker || !matchesPattern(candidate.pattern, target)) return true
    best = candidate
    return decisions.precedence !== 'first-match'
  })
  return looked ? best : undefined
}

/** Every rule of groups that matches a target, in the order of the file; undefined as above. */
export function matchesAtFirstLook(
  groups: readonly Group[],
  decisions: Decisions,
  target: string,
  most: number,
): readonly CompiledRule[] | undefined {
  const found: CompiledRule[] = []
  const looked = look(groups, decisions, target, most, (candidate) => {
    if (matchesPattern(candidate.pattern, target)) found.push(candidate)
    return true
  })
  return looked ? found : undefined
}

/** Visits the rules that may match until `visit` says no; false where there are too many. */
function look(
  groups: readonly Group[],
  decisions: Decisions,
  target: string,
  most: number,
  visit: (candidate: CompiledRule) => boolean,
): boolean {
  let left = most
  for (const group of groups) {
    for (const rule of group.rules) {
      if (!mayMatch(rule.pattern, target)) continue
      left -= 1
      if (left < 0) return false
      for (const candidate of compileRule(rule, decisions)) if (!visit(candidate)) return true
    }
  }
  return true
}
