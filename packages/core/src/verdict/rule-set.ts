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
  const compiled: CompiledRule[] = []
  for (const group of groups) {
    for (const rule of group.rules) {
      for (const pattern of compileRule(rule, decisions)) compiled.push(pattern)
    }
  }
  const rules = inOrderOfStrength(compiled, decisions)
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

/** Octets first; on a tie the least restrictive rule wins. */
function strengthOf(rule: CompiledRule): number {
  return 2 * rule.octets + (rule.effect === 'allow' ? 1 : 0)
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
