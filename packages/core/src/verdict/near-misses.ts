/**
 * Rules that do not match but would with one small difference: what a site owner who expected
 * another verdict most likely overlooked.
 */
import type { Dialect } from '../dialects/dialect.ts'
import type { Group, Reading, Rule } from '../groups/reading.ts'
import { comparedPattern } from '../matching/compared-form.ts'
import { compilePattern, matchesPattern } from '../matching/pattern.ts'
import { isUnreserved } from '../matching/percent-encoding.ts'
import { type CompiledRule, compileRule } from './compile-rule.ts'
import { allowsFirstLook } from './first-look.ts'
import {
  type Difference,
  differenceOf,
  mayComeClose,
  type TargetVariants,
  variantsOf,
} from './one-difference.ts'
import { matchingRules, type RuleSet } from './rule-set.ts'
import { rulesOfGroups } from './rules-for.ts'
import { type Asker, type Selection, selectGroups, tokensOf } from './select-groups.ts'

/**
 * Why a rule does not match: one of the differences of its pattern, or
 *
 * - `other-group`: matches, but stands in a group that another group hides from this crawler
 * - `no-leading-slash`: matches with a slash in front of its value
 */
export type NearMissBecause = Difference | 'other-group' | 'no-leading-slash'

export interface NearMiss {
  readonly line: number
  /** As written. */
  readonly pattern: string
  readonly because: NearMissBecause
}

/** The most near misses that are told of one verdict. */
export const NEAR_MISS_LIMIT = 50

/** What near misses are looked for in. */
export interface NearMissSearch {
  readonly reading: Reading
  readonly selection: Selection
  readonly asker: Asker
  readonly dialect: Dialect
  readonly rules: RuleSet
  /** Those of the rules that match. */
  readonly matching: readonly CompiledRule[]
  /** The target in the compared form. */
  readonly target: string
}

/** Finds near misses, in the order of the file; at most `NEAR_MISS_LIMIT`. */
export function nearMisses(search: NearMissSearch): readonly NearMiss[] {
  const found = [...ofOwnRules(search), ...ofUnmatchable(search), ...ofHiddenGroups(search)]
  return found.sort((a, b) => a.line - b.line).slice(0, NEAR_MISS_LIMIT)
}

function ofOwnRules({ rules, matching, dialect, target }: NearMissSearch): NearMiss[] {
  const seen = new Set<Rule>(matching.map(({ rule }) => rule))
  const variants = variantsOf(target)
  const { decisions } = dialect
  const looksFirst = allowsFirstLook(decisions)
  const found: NearMiss[] = []
  for (const rule of rules.groups.flatMap((group) => group.rules)) {
    if (found.length >= NEAR_MISS_LIMIT) break
    // Compiling takes much longer than this look, and few rules come close.
    if (looksFirst && !mayComeClose(rule.pattern, variants)) continue
    if (rule.pattern === '' || seen.has(rule)) continue
    const because = smallDifference(compileRule(rule, decisions), variants)
    if (because !== null) found.push({ line: rule.line, pattern: rule.pattern, because })
  }
  return found
}

/** Of the patterns that a rule stands for, the first that would match but for one thing. */
function smallDifference(
  compiled: readonly CompiledRule[],
  variants: TargetVariants,
): Difference | null {
  for (const candidate of compiled) {
    const because = candidate.asDirectory ? null : differenceOf(candidate, variants)
    if (because !== null) return because
  }
  return null
}

function ofUnmatchable({ selection, dialect, target }: NearMissSearch): NearMiss[] {
  const { encoding, wildcards } = dialect.decisions
  const found: NearMiss[] = []
  for (const rule of selection.groups.flatMap((group) => group.unmatchable)) {
    if (found.length >= NEAR_MISS_LIMIT) break
    if (!comesCloseWithSlash(rule.pattern, target)) continue
    const compared = comparedPattern(withLeadingSlash(rule.pattern), encoding)
    if (matchesPattern(compilePattern(compared.text, wildcards), target)) {
      found.push({ line: rule.line, pattern: rule.pattern, because: 'no-leading-slash' })
    }
  }
  return found
}

/** The path of a whole address; for any other value itself behind a slash. */
function withLeadingSlash(value: string): string {
  const address = /^[a-z][a-z0-9+.-]*:\/\/[^/]*(\/.*)?$/i.exec(value)
  return address === null ? `/${value}` : (address[1] ?? '/')
}

/** Cheap, and right when it says no: an unreserved character stands for itself. */
function comesCloseWithSlash(value: string, target: string): boolean {
  const unit = value.charCodeAt(0)
  return !isUnreserved(unit) || unit === target.charCodeAt(1) || value.includes('://')
}

/** Groups for the tokens further down the trail, which the applied group hides. */
function ofHiddenGroups(search: NearMissSearch): NearMiss[] {
  const { reading, selection, asker, dialect, target } = search
  const { decisions } = dialect
  if (selection.token === null || selection.token === '*') return []
  const applied = new Set<Group>(selection.groups)
  const tried = new Set(selection.trail.map((step) => step.token))
  const untried = tokensOf(asker, decisions).filter((token) => !tried.has(token))
  const hidden = untried
    .flatMap(
      (token) => selectGroups(reading, { tokens: [token], ignoresStar: true }, decisions).groups,
    )
    .filter((group) => !applied.has(group))
  return matchingRules(rulesOfGroups(reading, hidden, dialect), target)
    .filter((match) => match.rule.pattern !== '')
    .map(({ rule }) => ({ line: rule.line, pattern: rule.pattern, because: 'other-group' }))
}
