/**
 * Addresses on which a fix is tried: made from the patterns of the file before and after, most of
 * them from the patterns that the fix is about.
 */
import type { Rule } from '../groups/reading.ts'
import { comparedPattern } from '../matching/compared-form.ts'
import { changedRules, distinctRules, type FixedFile, lengthsOf, rulesOf } from './changed-rules.ts'
import { addressesBetween, addressesOf } from './pattern-addresses.ts'

/**
 * Addresses near the fix: of every rule that it changes, or whose group it changes, alone and
 * together with each rule of the other kind that may win or lose against it now.
 */
export function* addressesNear(fixed: FixedFile): Generator<string> {
  const changed = changedRules(fixed)
  for (const { rule } of changed) yield* addressesOf(rule.pattern, 'all')
  const others = distinctRules([...rulesOf(fixed.before), ...rulesOf(fixed.after)])
  const rivals = { allow: others.filter(isDisallow), disallow: others.filter(isAllow) }
  for (const { rule, least, most } of changed) {
    for (const other of rivals[rule.effect]) {
      const [longest, shortest] = lengthsOf(other.pattern)
      if (longest < least || shortest > most) continue
      yield* meetings(rule.pattern, other.pattern)
    }
  }
}

/** Addresses that two patterns may both match, with escapes as written and decoded. */
function* meetings(one: string, other: string): Generator<string> {
  for (const form of ['escape-non-ascii', 'normalised'] as const) {
    yield* addressesBetween(comparedPattern(one, form).text, comparedPattern(other, form).text)
    if (!one.includes('%') && !other.includes('%')) return
  }
}

/** Addresses of every pattern of the file, before and after. */
export function* addressesOfAll({ before, after }: FixedFile): Generator<string> {
  for (const { pattern } of distinctRules([...rulesOf(before), ...rulesOf(after)])) {
    yield* addressesOf(pattern, 'some')
  }
}

function isAllow({ effect }: Rule): boolean {
  return effect === 'allow'
}

function isDisallow({ effect }: Rule): boolean {
  return effect === 'disallow'
}
