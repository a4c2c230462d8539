/** A rule of a group → the pattern or patterns that a dialect matches for it. */
import type { Decisions } from '../dialects/decisions.ts'
import type { Rule } from '../groups/reading.ts'
import { type ComparedPattern, comparedPatterns } from '../matching/compared-form.ts'
import { compilePattern, type Pattern } from '../matching/pattern.ts'

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
  /** It is not what the rule says but the directory that its index page stands for. */
  readonly asDirectory: boolean
}

/**
 * Compiles one rule and puts it into `compiled`, which it gives back; more than one pattern where
 * the dialect reads it in several ways.
 */
export function compileRule(
  rule: Rule,
  decisions: Decisions,
  compiled: CompiledRule[] = [],
): readonly CompiledRule[] {
  const { encoding, innerDollar } = decisions
  for (const form of comparedPatterns(rule.pattern, encoding, innerDollar)) {
    compiled.push(compile(rule, form, decisions, false))
    const directory = directoryOfIndexPage(rule, form.text, decisions)
    if (directory === null) continue
    for (const also of comparedPatterns(directory, encoding, innerDollar)) {
      compiled.push(compile(rule, also, decisions, true))
    }
  }
  return compiled
}

/** Octets first; on a tie the least restrictive rule wins, then the one that comes first. */
export function strengthOf({ octets, effect }: CompiledRule): number {
  return 2 * octets + (effect === 'allow' ? 1 : 0)
}

function compile(
  rule: Rule,
  compared: ComparedPattern,
  decisions: Decisions,
  asDirectory: boolean,
): CompiledRule {
  return {
    rule,
    effect: effectOf(rule, decisions),
    octets: octetsOf(rule, compared, decisions),
    pattern: compilePattern(compared.text, decisions.wildcards),
    text: compared.text,
    asDirectory,
  }
}

function effectOf(rule: Rule, decisions: Decisions): Rule['effect'] {
  const allows =
    decisions.emptyDisallow === 'allows-one-octet' || decisions.emptyDisallow === 'allows-all'
  return rule.pattern === '' && allows ? 'allow' : rule.effect
}

function octetsOf(rule: Rule, compared: ComparedPattern, decisions: Decisions): number {
  if (rule.pattern === '') {
    return rule.effect === 'disallow' && decisions.emptyDisallow === 'allows-one-octet' ? 1 : 0
  }
  if (decisions.octets !== 'without-wildcards') return compared.octets
  return compared.octets - starsIn(compared.text) - (compared.text.endsWith('$') ? 1 : 0)
}

function starsIn(text: string): number {
  const first = text.indexOf('*')
  if (first < 0) return 0
  let stars = 0
  for (let i = first; i < text.length; i += 1) if (text.charCodeAt(i) === STAR) stars += 1
  return stars
}

const STAR = 42

/** An Allow of an index page also stands for its directory: `/a/index.html` for `/a/$`. */
function directoryOfIndexPage(rule: Rule, text: string, decisions: Decisions): string | null {
  if (rule.effect !== 'allow') return null
  const slash = text.lastIndexOf('/')
  if (slash < 0) return null
  switch (decisions.indexPage) {
    case 'ordinary':
      return null
    case 'directory-too':
      return text.startsWith('/index.htm', slash) ? `${text.slice(0, slash + 1)}$` : null
    case 'directory-too-if-whole':
      return text.slice(slash) === '/index.html' ? `${text.slice(0, slash + 1)}$` : null
  }
}
