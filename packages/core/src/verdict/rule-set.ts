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
import { type CompiledRule, compileRule } from './compile-rule.ts'

/** Compiled rules, the strongest first. */
export interface RuleSet {
  readonly rules: readonly CompiledRule[]
  readonly decisions: Decisions
  /** The patterns of the rules, each in the place of its rule. */
  readonly patterns: PatternSet
}

/** Compiles the rules of groups that count together. */
export function compileRules(groups: readonly Group[], decisions: Decisions): RuleSet {
  const rules = groups.flatMap((group) =>
    group.rules.flatMap((rule) => compileRule(rule, decisions)),
  )
  rules.sort(comparisonOf(decisions))
  return { rules, decisions, patterns: buildPatternSet(rules.map((rule) => rule.pattern)) }
}

/** The rule that decides about a target in compared form; null where none matches. */
export function winningRule(set: RuleSet, target: string): CompiledRule | null {
  if (set.decisions.octets === 'matched-text') return matchingRules(set, target)[0] ?? null
  return set.rules[strongestMatch(set.patterns, target)] ?? null
}

/** Every rule that matches a target in compared form, the strongest first, each rule once. */
export function matchingRules(set: RuleSet, target: string): readonly CompiledRule[] {
  const found: CompiledRule[] = []
  const seen = new Set<Rule>()
  for (const place of allMatches(set.patterns, target)) {
    const candidate = set.rules[place]
    if (candidate === undefined || seen.has(candidate.rule)) continue
    seen.add(candidate.rule)
    found.push(candidate)
  }
  return set.decisions.octets === 'matched-text' ? byMatchedLength(set, found, target) : found
}

/** Orders rules by precedence; equal ones stay in the order of the file (the sort is stable). */
function comparisonOf(decisions: Decisions): (a: CompiledRule, b: CompiledRule) => number {
  switch (decisions.precedence) {
    case 'first-match':
      return () => 0
    case 'most-octets':
      return (a, b) => b.octets - a.octets || weakness(a) - weakness(b)
  }
}

/** On a tie the least restrictive rule wins. */
function weakness(rule: CompiledRule): number {
  return rule.effect === 'allow' ? 0 : 1
}

/** Where the matched text counts, lengths and the order depend on the target. */
function byMatchedLength(
  set: RuleSet,
  found: readonly CompiledRule[],
  target: string,
): readonly CompiledRule[] {
  return found
    .map((match) => ({ ...match, octets: matchedLength(match.text, target) }))
    .sort(comparisonOf(set.decisions))
}
