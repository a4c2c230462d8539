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
  const index = tokenIndexOf(reading)
  return (isLegalToken(wanted) ? index.byToken : index.byValue).get(wanted) ?? []
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
  const within = new Map(reading.groups.map((group) => [group, valuesWithin(group, wanted)]))
  const shareValue = (named: readonly NamedGroup[]) => {
    const values = named.map(({ group }) => within.get(group) ?? NO_VALUES)
    const fewest = values.reduce((least, other) => (other.size < least.size ? other : least))
    return [...fewest].some((value) => values.every((other) => other.has(value)))
  }
  for (const named of byToken.values()) {
    if (shareValue(named)) return named
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

const NO_VALUES: ReadonlySet<string> = new Set()

/** The values of a group, letter for letter, that are a part of the wanted token. */
function valuesWithin(group: Group, wanted: string): ReadonlySet<string> {
  const values = group.agents.map((agent) => agent.value)
  return new Set(values.filter((value) => value !== '*' && wanted.includes(value.toLowerCase())))
}
