/**
 * Addresses on which a fix is tried: made from the patterns of the file before and after, most of
 * them from the patterns that the fix is about.
 */
import { dialectById } from '../dialects/index.ts'
import type { Group, Rule } from '../groups/reading.ts'
import { readingOf } from '../groups/reading-of.ts'
import type { ParsedFile } from '../syntax/parse.ts'
import type { Edit } from './check.ts'
import { addressesBetween, addressesOf } from './pattern-addresses.ts'

/** A file before and after a fix. */
export interface FixedFile {
  readonly before: ParsedFile
  readonly after: ParsedFile
  readonly edits: readonly Edit[]
}

/**
 * Addresses near the fix: of every rule that it changes, or whose group it changes, alone and
 * together with each rule of the other kind that may compete.
 */
export function* addressesNear(fixed: FixedFile): Generator<string> {
  const rules = rulesNear(fixed)
  for (const { pattern } of rules) yield* addressesOf(pattern, 'all')
  const others = distinct([...rulesOf(fixed.before), ...rulesOf(fixed.after)])
  for (const rule of changedRules(fixed)) {
    for (const other of others) {
      if (other.effect !== rule.effect) yield* addressesBetween(rule.pattern, other.pattern)
    }
  }
}

/** Addresses of every pattern of the file, before and after. */
export function* addressesOfAll({ before, after }: FixedFile): Generator<string> {
  for (const { pattern } of distinct([...rulesOf(before), ...rulesOf(after)])) {
    yield* addressesOf(pattern, 'some')
  }
}

/** The rules that stand in one of the files only, or on a line that is edited. */
function changedRules({ before, after, edits }: FixedFile): readonly Rule[] {
  const rulesBefore = rulesOf(before)
  const rulesAfter = rulesOf(after)
  const edited = linesOf(edits)
  return distinct([
    ...withoutSame(rulesBefore, rulesAfter),
    ...withoutSame(rulesAfter, rulesBefore),
    ...rulesBefore.filter(({ line }) => edited.has(line)),
  ])
}

/**
 * The changed rules; and where the groups themselves are others than before, because a user-agent
 * line came, went or changed, the rules of every group that the other file does not have.
 */
function rulesNear(fixed: FixedFile): readonly Rule[] {
  const changed = changedRules(fixed)
  const before = groupsOf(fixed.before)
  const after = groupsOf(fixed.after)
  if (before.map(agentsOf).join('\n') === after.map(agentsOf).join('\n')) return changed
  const keysBefore = new Set(before.map(keyOfGroup))
  const keysAfter = new Set(after.map(keyOfGroup))
  const touched = [
    ...before.filter((group) => !keysAfter.has(keyOfGroup(group))),
    ...after.filter((group) => !keysBefore.has(keyOfGroup(group))),
  ]
  return distinct([...changed, ...touched.flatMap(allRules)])
}

function agentsOf({ agents }: Group): string {
  return agents.map(({ value }) => value).join('\t')
}

function keyOfGroup(group: Group): string {
  return [agentsOf(group), ...allRules(group).map(keyOf)].join('\n')
}

/** Rules of one list, as often as they stand there more often than in the other. */
function withoutSame(rules: readonly Rule[], others: readonly Rule[]): readonly Rule[] {
  const counts = new Map<string, number>()
  for (const other of others) counts.set(keyOf(other), (counts.get(keyOf(other)) ?? 0) + 1)
  return rules.filter((rule) => {
    const left = counts.get(keyOf(rule)) ?? 0
    counts.set(keyOf(rule), left - 1)
    return left <= 0
  })
}

function distinct(rules: readonly Rule[]): readonly Rule[] {
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

function rulesOf(file: ParsedFile): readonly Rule[] {
  return groupsOf(file).flatMap(allRules)
}

function groupsOf(file: ParsedFile): readonly Group[] {
  return readingOf(file, dialectById('rfc9309')).groups
}

function allRules({ rules, unmatchable }: Group): readonly Rule[] {
  return unmatchable.length === 0 ? rules : [...rules, ...unmatchable]
}
