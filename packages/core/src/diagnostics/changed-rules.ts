/** Which rules a fix changes, and which of the others may be concerned. */
import { CRAWLERS } from '../crawlers/registry.ts'
import { dialectById } from '../dialects/index.ts'
import type { Group, Rule } from '../groups/reading.ts'
import { readingOf } from '../groups/reading-of.ts'
import { comparedPattern } from '../matching/compared-form.ts'
import type { ParsedFile } from '../syntax/parse.ts'
import type { Edit } from './check.ts'
import { shortestForm } from './pattern-sample.ts'

/** A file before and after a fix. */
export interface FixedFile {
  readonly before: ParsedFile
  readonly after: ParsedFile
  readonly edits: readonly Edit[]
}

/** A rule that a fix changes, and the octets of the rules that it may meet otherwise than before. */
export interface ChangedRule {
  readonly rule: Rule
  readonly least: number
  readonly most: number
}

/**
 * The rules that stand in one of the files only, or on a line that is edited. Where one takes the place
 * of another that matches the same, only rules whose length lies between theirs are concerned; one
 * that comes or goes, or is grouped otherwise, concerns all.
 */
export function changedRules(fixed: FixedFile): readonly ChangedRule[] {
  const { before, after, edits } = fixed
  const rulesBefore = rulesOf(before)
  const gone = rulesOnlyIn(before, after)
  const come = rulesOnlyIn(after, before)
  const edited = linesOf(edits)
  const onLines = rulesBefore.filter(({ line }) => edited.has(line))
  const isReplaced = gone.length === come.length
  const changed = new Map<string, ChangedRule>()
  // A rule that is read as before by lenient readers may come or go for others.
  for (const rule of isReplaced ? onLines : [...gone, ...come, ...onLines]) {
    changed.set(keyOf(rule), { rule, ...ALL_LENGTHS })
  }
  gone.forEach((rule, i) => {
    const next = come[i]
    if (next === undefined || !isReplaced) return
    const lengths = [...lengthsOf(rule.pattern), ...lengthsOf(next.pattern)]
    const range = matchTheSame(rule, next)
      ? { least: Math.min(...lengths), most: Math.max(...lengths) }
      : ALL_LENGTHS
    changed.set(keyOf(rule), { rule, ...range })
    changed.set(keyOf(next), { rule: next, ...range })
  })
  for (const rule of regroupedRules(fixed)) changed.set(keyOf(rule), { rule, ...ALL_LENGTHS })
  return [...changed.values()]
}

const ALL_LENGTHS = { least: 0, most: Number.POSITIVE_INFINITY }

/** The same effect on the same addresses; only the length may differ. */
function matchTheSame(one: Rule, other: Rule): boolean {
  const form = ({ pattern }: Rule) =>
    shortestForm(comparedPattern(pattern, 'escape-non-ascii').text)
  return one.effect === other.effect && form(one) === form(other)
}

/**
 * The most and the fewest octets of a pattern that some reader counts: escapes as written, or decoded
 * and without `*` and a final `$`.
 */
export function lengthsOf(pattern: string): readonly [number, number] {
  const { octets } = comparedPattern(pattern, 'escape-non-ascii')
  const decoded = comparedPattern(pattern, 'normalised')
  const stars = decoded.text.split('*').length - 1
  return [octets, decoded.octets - stars - (decoded.text.endsWith('$') ? 1 : 0)]
}

/**
 * The rules of every group that only one of the files has, for readers to whom a user-agent line came
 * or went: what stands in such a group holds for others than before.
 */
function regroupedRules({ before, after }: FixedFile): readonly Rule[] {
  return CRAWLERS_DIALECTS.flatMap((dialect) => {
    const was = readingOf(before, dialect).groups
    const is = readingOf(after, dialect).groups
    if (was.map(agentsOf).join('\n') === is.map(agentsOf).join('\n')) return []
    const keysBefore = new Set(was.map(keyOfGroup))
    const keysAfter = new Set(is.map(keyOfGroup))
    return [
      ...was.filter((group) => !keysAfter.has(keyOfGroup(group))),
      ...is.filter((group) => !keysBefore.has(keyOfGroup(group))),
    ].flatMap(allRules)
  })
}

const CRAWLERS_DIALECTS = [...new Set(CRAWLERS.map(({ dialect }) => dialect))].map(dialectById)

function agentsOf({ agents }: Group): string {
  return agents.map(({ value }) => value).join('\t')
}

function keyOfGroup(group: Group): string {
  return [agentsOf(group), ...allRules(group).map(keyOf)].join('\n')
}

/** The rules of one file, as often as they stand there more often than in the other. */
function rulesOnlyIn(file: ParsedFile, other: ParsedFile): readonly Rule[] {
  const { rules, keys } = keyedRules(file)
  const counts = new Map(keyedRules(other).counts)
  return rules.filter((_rule, i) => {
    const key = keys[i] ?? ''
    const left = counts.get(key) ?? 0
    if (left > 0) counts.set(key, left - 1)
    return left <= 0
  })
}

interface KeyedRules {
  readonly rules: readonly Rule[]
  readonly keys: readonly string[]
  /** How often each key stands there. */
  readonly counts: ReadonlyMap<string, number>
}

/** Worked out once a file: many fixes are tried on it. */
const keyed = new WeakMap<ParsedFile, KeyedRules>()

function keyedRules(file: ParsedFile): KeyedRules {
  const before = keyed.get(file)
  if (before !== undefined) return before
  const rules = groupsOf(file).flatMap(allRules)
  const keys = rules.map(keyOf)
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  const result = { rules, keys, counts }
  keyed.set(file, result)
  return result
}

/** Of rules with the same effect and pattern one. */
export function distinctRules(rules: readonly Rule[]): readonly Rule[] {
  return [...new Map(rules.map((rule) => [keyOf(rule), rule])).values()]
}

function keyOf({ effect, pattern }: Rule): string {
  return `${effect} ${pattern}`
}

function linesOf(edits: readonly Edit[]): ReadonlySet<number> {
  const lines = new Set<number>()
  for (const { line, endLine } of edits) for (let at = line; at <= endLine; at += 1) lines.add(at)
  return lines
}

/** Every rule of a file, as the most lenient readers take them. */
export function rulesOf(file: ParsedFile): readonly Rule[] {
  return keyedRules(file).rules
}

function groupsOf(file: ParsedFile): readonly Group[] {
  return readingOf(file, dialectById('rfc9309')).groups
}

function allRules({ rules, unmatchable }: Group): readonly Rule[] {
  return unmatchable.length === 0 ? rules : [...rules, ...unmatchable]
}
