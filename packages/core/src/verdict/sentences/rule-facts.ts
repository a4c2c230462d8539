/** What a sentence needs to know of the rule that decided and of the groups that applied. */
import type { Decisions } from '../../dialects/decisions.ts'
import { dialectById } from '../../dialects/index.ts'
import { comparedPatterns, comparedTarget } from '../../matching/compared-form.ts'
import { compilePattern, matchesPattern } from '../../matching/pattern.ts'
import type { AppliedGroup, Match, Verdict } from '../verdict.ts'

export interface RuleFacts {
  readonly line: number
  readonly effect: 'allow' | 'disallow'
  readonly pattern: string
  readonly octets: number
  /** The pattern itself does not match: an index page stands for its directory. */
  readonly asDirectory: boolean
}

export interface GroupFacts {
  /** The token that the groups name, or by which they were found. */
  readonly token: string
  /** The crawler's token where the groups name only a part of it, and that is enough; else null. */
  readonly partOf: string | null
  /** Every line that counts, ascending. */
  readonly lines: readonly number[]
  /** More than one group names the token, and all count as one. */
  readonly several: boolean
  readonly hasRules: boolean
}

/** The facts of a rule that matched. */
export function ruleFacts(match: Match, verdict: Verdict): RuleFacts {
  const { line, effect, pattern, octets } = match
  return { line, effect, pattern, octets, asDirectory: matchesAsDirectory(match, verdict) }
}

/** The facts of the groups that applied. */
export function groupFacts(verdict: Verdict): GroupFacts {
  const sought = verdict.trail.findLast((step) => step.found)?.token ?? verdict.crawler.token
  const { group } = verdict
  const part = group === null ? null : namedPart(group, sought, verdict)
  return {
    token: part ?? sought,
    partOf: part === null ? null : sought,
    lines: group?.lines ?? [],
    several: group !== null && hasSeveral(group),
    hasRules: group !== null && group.lines.length > group.userAgentLines.length,
  }
}

/** The part of a token by which a group was found, where the dialect looks for parts. */
function namedPart(group: AppliedGroup, sought: string, verdict: Verdict): string | null {
  const { productToken } = dialectById(verdict.dialect).decisions
  const wanted = sought.toLowerCase()
  if (!WITHIN.has(productToken) || wanted === '*' || group.tokens.includes(wanted)) return null
  const parts = group.tokens.filter((token) => token !== '*' && wanted.includes(token))
  return parts.toSorted((a, b) => b.length - a.length)[0] ?? null
}

const WITHIN: ReadonlySet<Decisions['productToken']> = new Set([
  'first-within',
  'whole-or-within',
  'longest-within',
])

/** Whether a rule without a path was an Allow or a Disallow; null where both act alike. */
export function effectAsWritten(match: Match, verdict: Verdict): 'allow' | 'disallow' | null {
  const { emptyAllow, emptyDisallow } = dialectById(verdict.dialect).decisions
  if (match.effect === 'disallow' || !ALLOWING.has(emptyDisallow)) return match.effect
  return emptyAllow === 'skipped' ? 'disallow' : null
}

const ALLOWING: ReadonlySet<Decisions['emptyDisallow']> = new Set([
  'allows-one-octet',
  'allows-all',
])

function matchesAsDirectory(match: Match, verdict: Verdict): boolean {
  const { decisions } = dialectById(verdict.dialect)
  const { indexPage, encoding, innerDollar, wildcards } = decisions
  if (indexPage === 'ordinary' || match.effect !== 'allow' || verdict.target === null) return false
  const target = comparedTarget(verdict.target, encoding)
  return !comparedPatterns(match.pattern, encoding, innerDollar).some((form) =>
    matchesPattern(compilePattern(form.text, wildcards), target),
  )
}

/** A user-agent line behind a rule begins another group. */
function hasSeveral(group: AppliedGroup): boolean {
  const agents = new Set(group.userAgentLines)
  let ruleSeen = false
  for (const line of group.lines) {
    if (!agents.has(line)) ruleSeen = true
    else if (ruleSeen) return true
  }
  return false
}
