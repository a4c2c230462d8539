/** How a crawler's token meets the tokens that groups name: one way for each decision. */
import type { Decisions, ProductTokenReading } from '../dialects/decisions.ts'
import { isLegalToken } from '../groups/product-token.ts'
import type { Group, Reading } from '../groups/reading.ts'
import { keysWithin } from './names-within.ts'
import { type NamedGroup, tokenIndexOf } from './token-index.ts'

/** The groups that name a token, in the order of the file; none where it is not named. */
export function findToken(
  reading: Reading,
  token: string,
  decisions: Decisions,
): readonly NamedGroup[] {
  const wanted = token.toLowerCase()
  const found =
    wanted === '*' || wanted === ''
      ? (tokenIndexOf(reading).byToken.get('*') ?? [])
      : FINDERS[decisions.productToken](reading, wanted, decisions)
  return decisions.repeatedGroups === 'first' ? found.slice(0, 1) : found
}

type Finder = (reading: Reading, wanted: string, decisions: Decisions) => readonly NamedGroup[]

const whole: Finder = (reading, wanted) => tokenIndexOf(reading).byToken.get(wanted) ?? []

const published: Finder = (reading, wanted) => {
  const index = tokenIndexOf(reading)
  return (isLegalToken(wanted) ? index.byToken : index.byValue).get(wanted) ?? []
}

const firstWithin: Finder = (reading, wanted, decisions) => {
  const { byToken } = tokenIndexOf(reading)
  const names = keysWithin(byToken, wanted).filter((name) => name !== '*')
  if (names.length === 0) return []
  const forOthers = decisions.starGroup === 'for-others-only' ? groupsOf(byToken.get('*')) : NONE
  const linesOf = new Map<Group, number[]>()
  for (const { group, lines } of names.flatMap((name) => byToken.get(name) ?? [])) {
    if (forOthers.has(group)) continue
    const before = linesOf.get(group)
    if (before === undefined) linesOf.set(group, [...lines])
    else before.push(...lines)
  }
  let first: NamedGroup | null = null
  for (const [group, lines] of linesOf) {
    if (first === null || firstLine(group) < firstLine(first.group)) first = { group, lines }
  }
  return first === null ? [] : [{ group: first.group, lines: first.lines.toSorted(ascending) }]
}

/**
 * The whole token, or else the first token in the file whose merged groups name a part of the
 * wanted one. Merged groups name only what each of them names, letter for letter.
 */
const wholeOrWithin: Finder = (reading, wanted) => {
  const { byToken, byValue } = tokenIndexOf(reading)
  const exact = byToken.get(wanted)
  if (exact !== undefined) return exact
  const values = new Set(keysWithin(byValue, wanted))
  if (values.size === 0) return []
  const places = new Map(reading.groups.map((group, place) => [group, place]))
  const known = new Map<Group, ReadonlySet<string>>()
  const valuesIn = (group: Group) => {
    const before = known.get(group)
    if (before !== undefined) return before
    const found = valuesAmong(group, values)
    known.set(group, found)
    return found
  }
  const without = new Set<string>()
  for (const named of byToken.values()) {
    // Thousands of tokens may stand in the same groups.
    const where = named.map(({ group }) => places.get(group)).join()
    if (without.has(where)) continue
    if (shareOne(named.map(({ group }) => valuesIn(group)))) return named
    without.add(where)
  }
  return []
}

const longestWithin: Finder = (reading, wanted) => {
  const { byToken } = tokenIndexOf(reading)
  let best: readonly NamedGroup[] = []
  let bestLength = 0
  let first = Number.POSITIVE_INFINITY
  for (const name of keysWithin(byToken, wanted)) {
    const named = byToken.get(name) ?? []
    if (name === '*' || name === '') continue
    first = Math.min(first, lineOf(named))
    const isLonger = name.length > bestLength
    if (isLonger || (name.length === bestLength && lineOf(named) < lineOf(best))) {
      best = named
      bestLength = name.length
    }
  }
  // `*` counts as one letter, so it comes before a later name of one letter.
  return bestLength === 1 && lineOf(byToken.get('*') ?? []) < first ? [] : best
}

const FINDERS: Readonly<Record<ProductTokenReading, Finder>> = {
  'leading-letters': whole,
  published,
  grammar: whole,
  'whole-value': whole,
  'first-within': firstWithin,
  'whole-or-within': wholeOrWithin,
  'longest-within': longestWithin,
}

const NONE: ReadonlySet<Group> = new Set()

function groupsOf(named: readonly NamedGroup[] = []): ReadonlySet<Group> {
  return new Set(named.map(({ group }) => group))
}

/** The line that opens a group. */
function firstLine(group: Group): number {
  return group.agents[0]?.line ?? 0
}

/** The line that names a token first; none comes behind all others. */
function lineOf([first]: readonly NamedGroup[]): number {
  return first?.lines[0] ?? Number.POSITIVE_INFINITY
}

function ascending(a: number, b: number): number {
  return a - b
}

/** The values of a group, as written, that in lower case are among those given. */
function valuesAmong(group: Group, lowerCase: ReadonlySet<string>): ReadonlySet<string> {
  const values = group.agents.map((agent) => agent.value)
  return new Set(values.filter((value) => value !== '*' && lowerCase.has(value.toLowerCase())))
}

/** Whether there is a value that all the sets hold. */
function shareOne(sets: readonly ReadonlySet<string>[]): boolean {
  const [first, ...others] = sets.toSorted((a, b) => a.size - b.size)
  if (first === undefined) return false
  return [...first].some((value) => others.every((set) => set.has(value)))
}
