/**
 * The rules that apply to a crawler, compiled for one dialect: patterns in compared form, ordered
 * by precedence, so that the first that matches is the winner (RFC 9309 §2.2.2).
 */
import type { Decisions } from '../dialects/decisions.ts'
import type { Group, Rule } from '../groups/reading.ts'
import { comparedPattern } from '../matching/compared-form.ts'
import { compilePattern, matchesPattern, type Pattern } from '../matching/pattern.ts'

/** A rule ready to be matched. */
export interface CompiledRule {
  readonly rule: Rule
  /** What the rule does in this dialect (an empty Disallow may act as an Allow). */
  readonly effect: Rule['effect']
  /** Length of the pattern as the dialect counts it. */
  readonly octets: number
  readonly pattern: Pattern
  /** The pattern in its compared form. */
  readonly text: string
}

/** Compiled rules, the strongest first. */
export interface RuleSet {
  readonly rules: readonly CompiledRule[]
  readonly decisions: Decisions
}

/** Compiles the rules of groups that count together. */
export function compileRules(groups: readonly Group[], decisions: Decisions): RuleSet {
  const rules = groups.flatMap((group) =>
    group.rules.flatMap((rule) => compileRule(rule, decisions)),
  )
  return { rules: rules.sort(comparisonOf(decisions)), decisions }
}

/** The rule that decides about a target in compared form; null where none matches. */
export function winningRule(set: RuleSet, target: string): CompiledRule | null {
  for (const candidate of set.rules) {
    if (matchesPattern(candidate.pattern, target)) return candidate
  }
  return null
}

/** Every rule that matches a target in compared form, the strongest first, each rule once. */
export function matchingRules(set: RuleSet, target: string): readonly CompiledRule[] {
  const found: CompiledRule[] = []
  const seen = new Set<Rule>()
  for (const candidate of set.rules) {
    if (seen.has(candidate.rule) || !matchesPattern(candidate.pattern, target)) continue
    seen.add(candidate.rule)
    found.push(candidate)
  }
  return found
}

function compileRule(rule: Rule, decisions: Decisions): CompiledRule[] {
  const effect = effectOf(rule, decisions)
  const compared = comparedPattern(rule.pattern, decisions.encoding)
  const whole: CompiledRule = {
    rule,
    effect,
    octets: octetsOf(rule, compared.text, compared.octets, decisions),
    pattern: compilePattern(compared.text, decisions.wildcards),
    text: compared.text,
  }
  const directory = directoryOfIndexPage(rule, compared.text, decisions)
  if (directory === null) return [whole]
  const pattern = compilePattern(directory, decisions.wildcards)
  return [whole, { rule, effect, octets: directory.length, pattern, text: directory }]
}

function effectOf(rule: Rule, decisions: Decisions): Rule['effect'] {
  const allows =
    decisions.emptyDisallow === 'allows-one-octet' || decisions.emptyDisallow === 'allows-all'
  return rule.pattern === '' && allows ? 'allow' : rule.effect
}

function octetsOf(rule: Rule, text: string, octets: number, decisions: Decisions): number {
  if (rule.pattern === '') {
    return rule.effect === 'disallow' && decisions.emptyDisallow === 'allows-one-octet' ? 1 : 0
  }
  if (decisions.octets === 'all') return octets
  const stars = text.split('*').length - 1
  return octets - stars - (text.endsWith('$') ? 1 : 0)
}

/**
 * An Allow of an index page also stands for its directory: `/a/index.html` for `/a/$`
 * (google/robotstxt `RobotsMatcher::HandleAllow`). Where both match, the longer decides anyway.
 */
function directoryOfIndexPage(rule: Rule, text: string, decisions: Decisions): string | null {
  if (decisions.indexPage === 'ordinary' || rule.effect !== 'allow') return null
  const slash = text.lastIndexOf('/')
  return slash >= 0 && text.startsWith('/index.htm', slash) ? `${text.slice(0, slash + 1)}$` : null
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
