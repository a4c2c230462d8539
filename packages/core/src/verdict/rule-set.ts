/**
 * The rules that apply to a crawler, compiled for one dialect: patterns in compared form, ordered
 * by precedence, so that the first that matches is the winner (RFC 9309 §2.2.2).
 */
import type { Decisions } from '../dialects/decisions.ts'
import type { Group, Rule } from '../groups/reading.ts'
import { matchedLength } from '../matching/matched-length.ts'
import {
  allMatches,
  buildPatternSet,
  type PatternSet,
  strongestMatch,
} from '../matching/pattern-set.ts'
import { type CompiledRule, compileRule, strengthOf } from './compile-rule.ts'
import { allowsFirstLook, matchesAtFirstLook, winnerAtFirstLook } from './first-look.ts'

/** Rules that count together. They are compiled when that is first needed. */
export interface RuleSet {
  readonly groups: readonly Group[]
  readonly decisions: Decisions
  /** Compiled, the strongest first. */
  readonly rules: readonly CompiledRule[]
  /** Null until needed. */
  compiled: CompiledRules | null
  /** How many addresses have been looked at without compiling. */
  looks: number
}

export interface CompiledRules {
  readonly rules: readonly CompiledRule[]
  /** The patterns of the rules, each in the place of its rule. */
  readonly patterns: PatternSet
}

/** The rules of groups that count together. */
export function compileRules(groups: readonly Group[], decisions: Decisions): RuleSet {
  return {
    groups,
    decisions,
    get rules() {
      return compiledOnce(this).rules
    },
    compiled: null,
    looks: allowsFirstLook(decisions) ? 0 : FIRST_LOOKS,
  }
}

/** The rule that decides about a target in compared form; null where none matches. */
export function winningRule(set: RuleSet, target: string): CompiledRule | null {
  if (set.decisions.octets === 'matched-text') return matchingRules(set, target)[0] ?? null
  if (set.compiled === null && set.looks < FIRST_LOOKS) {
    set.looks += 1
    const winner = winnerAtFirstLook(set.groups, set.decisions, target, MOST_AT_FIRST_LOOK)
    if (winner !== undefined) return winner
    set.looks = FIRST_LOOKS
  }
  const { rules, patterns } = compiledOnce(set)
  return rules[strongestMatch(patterns, target)] ?? null
}

/** Every rule that matches a target in compared form, the strongest first, each rule once. */
export function matchingRules(set: RuleSet, target: string): readonly CompiledRule[] {
  const found: CompiledRule[] = []
  const seen = new Set<Rule>()
  for (const candidate of everyMatch(set, target)) {
    if (seen.has(candidate.rule)) continue
    seen.add(candidate.rule)
    found.push(candidate)
  }
  return set.decisions.octets === 'matched-text' ? byMatchedLength(set, found, target) : found
}

/** Every pattern that matches, the strongest first. */
function everyMatch(set: RuleSet, target: string): readonly CompiledRule[] {
  if (set.compiled === null && set.looks < FIRST_LOOKS) {
    set.looks += 1
    const found = matchesAtFirstLook(set.groups, set.decisions, target, MOST_AT_FIRST_LOOK)
    if (found !== undefined) return inOrderOfStrength(found, set.decisions)
    set.looks = FIRST_LOOKS
  }
  const { rules, patterns } = compiledOnce(set)
  return allMatches(patterns, target).flatMap((place) => rules[place] ?? [])
}

/** How many addresses are looked at before the rules are compiled. */
const FIRST_LOOKS = 4

/** How many rules may be compiled for one address alone. */
const MOST_AT_FIRST_LOOK = 2_000

function compiledOnce(set: RuleSet): CompiledRules {
  set.compiled ??= compileAll(set)
  return set.compiled
}

function compileAll({ groups, decisions }: RuleSet): CompiledRules {
  const compiled: CompiledRule[] = []
  for (const group of groups) {
    for (const rule of group.rules) compileRule(rule, decisions, compiled)
  }
  const rules = inOrderOfStrength(compiled, decisions)
  return { rules, patterns: buildPatternSet(rules.map((rule) => rule.pattern)) }
}

/**
 * Orders rules by precedence, the strongest first; equal ones stay in the order of the file. Rules
 * are put together by strength, since few differ in it.
 */
function inOrderOfStrength(
  rules: readonly CompiledRule[],
  decisions: Decisions,
): readonly CompiledRule[] {
  switch (decisions.precedence) {
    case 'first-match':
      return rules
    case 'most-octets': {
      const byStrength = new Map<number, CompiledRule[]>()
      for (const rule of rules) {
        const strength = strengthOf(rule)
        const alike = byStrength.get(strength)
        if (alike === undefined) byStrength.set(strength, [rule])
        else alike.push(rule)
      }
      return [...byStrength].sort(([a], [b]) => b - a).flatMap(([, alike]) => alike)
    }
  }
}

/** Where the matched text counts, lengths and the order depend on the target. */
function byMatchedLength(
  set: RuleSet,
  found: readonly CompiledRule[],
  target: string,
): readonly CompiledRule[] {
  const measured = found.map((match) => ({ ...match, octets: matchedLength(match.text, target) }))
  return inOrderOfStrength(measured, set.decisions)
}
