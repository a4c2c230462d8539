/**
 * Rules that do not match but would with one small difference: what a site owner who expected
 * another verdict most likely overlooked.
 */
import type { Decisions } from '../dialects/decisions.ts'
import type { Dialect } from '../dialects/dialect.ts'
import type { Group, Reading, Rule } from '../groups/reading.ts'
import { comparedPattern } from '../matching/compared-form.ts'
import { compilePattern, matchesPattern } from '../matching/pattern.ts'
import type { CompiledRule } from './compile-rule.ts'
import { matchingRules, type RuleSet } from './rule-set.ts'
import { rulesOfGroups } from './rules-for.ts'
import { type Asker, type Selection, selectGroups, tokensOf } from './select-groups.ts'

/**
 * The one difference.
 *
 * - `letter-case`: matches when upper and lower case are taken as equal
 * - `end-anchor`: matches without the `$` at its end
 * - `missing-slash`: matches when the address has a slash at the end of its path
 * - `encoding`: matches when percent-encoding is decoded on both sides
 * - `other-group`: matches, but stands in a group that another group hides from this crawler
 * - `no-leading-slash`: matches with a slash in front of its value
 */
export type NearMissBecause =
  | 'letter-case'
  | 'end-anchor'
  | 'missing-slash'
  | 'encoding'
  | 'other-group'
  | 'no-leading-slash'

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
  /** The target in the compared form. */
  readonly target: string
}

/** Finds near misses, in the order of the file; at most `NEAR_MISS_LIMIT`. */
export function nearMisses(search: NearMissSearch): readonly NearMiss[] {
  const found = [...ofOwnRules(search), ...ofUnmatchable(search), ...ofHiddenGroups(search)]
  return found.sort((a, b) => a.line - b.line).slice(0, NEAR_MISS_LIMIT)
}

function ofOwnRules({ rules, target }: NearMissSearch): NearMiss[] {
  const found: NearMiss[] = []
  const seen = new Set<Rule>(matchingRules(rules, target).map((match) => match.rule))
  const variants = variantsOf(target)
  for (const candidate of rules.rules) {
    if (found.length >= NEAR_MISS_LIMIT) break
    if (seen.has(candidate.rule) || candidate.rule.pattern === '') continue
    const because = differenceOf(candidate, target, variants, rules.decisions)
    if (because === null) continue
    seen.add(candidate.rule)
    found.push({ line: candidate.rule.line, pattern: candidate.rule.pattern, because })
  }
  return found
}

interface TargetVariants {
  readonly lowerCase: string
  /** With a slash at the end of the path; null where there is one. */
  readonly withSlash: string | null
  readonly decoded: string
}

function variantsOf(target: string): TargetVariants {
  const query = target.indexOf('?')
  const path = query < 0 ? target : target.slice(0, query)
  return {
    lowerCase: target.toLowerCase(),
    withSlash: path.endsWith('/') ? null : `${path}/${target.slice(path.length)}`,
    decoded: decodeEscapes(target),
  }
}

function differenceOf(
  candidate: CompiledRule,
  target: string,
  variants: TargetVariants,
  decisions: Decisions,
): NearMissBecause | null {
  const { text, pattern } = candidate
  const fits = (variant: string, against: string) =>
    matchesPattern(compilePattern(variant, decisions.wildcards), against)
  if (fits(text.toLowerCase(), variants.lowerCase)) return 'letter-case'
  if (pattern.anchored && fits(text.slice(0, -1), target)) return 'end-anchor'
  const slash = variants.withSlash
  if (slash !== null && text.includes('/', 1) && matchesPattern(pattern, slash)) {
    return 'missing-slash'
  }
  const decodes = text.includes('%') || target.includes('%') || text.includes(' ')
  return decodes && fits(decodeEscapes(text), variants.decoded) ? 'encoding' : null
}

function ofUnmatchable({ selection, dialect, target }: NearMissSearch): NearMiss[] {
  const { decisions } = dialect
  const found: NearMiss[] = []
  for (const rule of selection.groups.flatMap((group) => group.unmatchable)) {
    if (found.length >= NEAR_MISS_LIMIT) break
    const path = /^[a-z][a-z0-9+.-]*:\/\/[^/]*(\/.*)?$/i.exec(rule.pattern)
    const slashed = path === null ? `/${rule.pattern}` : (path[1] ?? '/')
    const compared = comparedPattern(slashed, decisions.encoding)
    if (matchesPattern(compilePattern(compared.text, decisions.wildcards), target)) {
      found.push({ line: rule.line, pattern: rule.pattern, because: 'no-leading-slash' })
    }
  }
  return found
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

/** Every escape as the character of that number, `+` as a space: only good for comparing. */
function decodeEscapes(text: string): string {
  return text
    .replace(/%([0-9A-F]{2})/gi, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    )
    .replaceAll('+', ' ')
}
