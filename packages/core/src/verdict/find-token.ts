/** How a crawler's token meets the tokens that groups name: one way for each decision. */
import type { Decisions, ProductTokenReading } from '../dialects/decisions.ts'
import { isLegalToken } from '../groups/product-token.ts'
import type { Group, Reading } from '../groups/reading.ts'
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
  const { byToken, byValue } = tokenIndexOf(reading)
  return (isLegalToken(wanted) ? byToken : byValue).get(wanted) ?? []
}

const firstWithin: Finder = (reading, wanted, decisions) => {
  for (const group of reading.groups) {
    if (decisions.starGroup === 'for-others-only' && namesStar(group)) continue
    const lines = linesWithin(group, wanted)
    if (lines.length > 0) return [{ group, lines }]
  }
  return []
}

/**
 * The whole token, or else the first token in the file whose merged groups name a part of the
 * wanted one. Merged groups name only what each of them names, letter for letter.
 */
const wholeOrWithin: Finder = (reading, wanted) => {
  const { byToken } = tokenIndexOf(reading)
  const exact = byToken.get(wanted)
  if (exact !== undefined) return exact
  for (const named of byToken.values()) {
    const values = sharedValues(named.map((entry) => entry.group))
    if (values.some((value) => value !== '*' && wanted.includes(value.toLowerCase()))) return named
  }
  return []
}

const longestWithin: Finder = (reading, wanted) => {
  const { byToken } = tokenIndexOf(reading)
  let best = ''
  let starCameFirst = false
  for (const token of byToken.keys()) {
    if (token === '*' && best === '') starCameFirst = true
    if (token !== '*' && token.length > best.length && wanted.includes(token)) best = token
  }
  // `*` counts as one letter, so it comes before a shorter-lived name of one letter.
  if (best === '' || (best.length === 1 && starCameFirst)) return []
  return byToken.get(best) ?? []
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

function namesStar(group: Group): boolean {
  return group.agents.some((agent) => agent.token === '*')
}

function linesWithin(group: Group, wanted: string): number[] {
  return group.agents
    .filter((agent) => agent.token !== '*' && wanted.includes(agent.token))
    .map((agent) => agent.line)
}

/** The values that every one of the groups names. */
function sharedValues(groups: readonly Group[]): readonly string[] {
  const [first, ...others] = groups
  if (first === undefined) return []
  const sets = others.map((group) => new Set(group.agents.map((agent) => agent.value)))
  return first.agents
    .map((agent) => agent.value)
    .filter((value) => sets.every((set) => set.has(value)))
}
