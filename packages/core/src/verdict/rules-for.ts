/**
 * The rules for a crawler in a reading, compiled, with all that can be said of them before an address
 * is known. Everything is worked out once: a table asks for 200 crawlers, a batch for 10,000
 * addresses.
 */
import type { Decisions } from '../dialects/decisions.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { isLegalToken } from '../groups/product-token.ts'
import type { Group, Reading } from '../groups/reading.ts'
import { compileRules, type RuleSet } from './rule-set.ts'
import { type Asker, type Selection, selectGroups } from './select-groups.ts'
import { linesOnAssumption } from './verdict-notes.ts'

export interface RulesFor {
  readonly selection: Selection
  readonly rules: RuleSet
  /** Lines of the file that the dialect reads on an assumption. */
  readonly onAssumption: ReadonlySet<number>
  /** The groups apply because of such a line. */
  readonly namedOnAssumption: boolean
}

/** Selects and compiles, or gives what was compiled for this reading before. */
export function rulesFor(reading: Reading, asker: Asker, dialect: Dialect): RulesFor {
  const known = compiledOf(reading, dialect)
  const before = known.byAsker.get(asker)
  if (before !== undefined) return before
  const tokens = JSON.stringify([asker.ignoresStar, ...asker.tokens])
  const result = known.byTokens.get(tokens) ?? selectAndCompile(known, reading, asker, dialect)
  known.byTokens.set(tokens, result)
  known.byAsker.set(asker, result)
  return result
}

/** The compiled rules of groups of a reading that count together. */
export function rulesOfGroups(
  reading: Reading,
  groups: readonly Group[],
  dialect: Dialect,
): RuleSet {
  return rulesOf(compiledOf(reading, dialect), groups, dialect.decisions)
}

/** What has been worked out for a reading in a dialect. */
interface Compiled {
  readonly onAssumption: ReadonlySet<number>
  readonly byAsker: WeakMap<Asker, RulesFor>
  /** Many ask for the same tokens. */
  readonly byTokens: Map<string, RulesFor>
  /** Crawlers of different tokens may share their groups. */
  readonly byFirstGroup: Map<Group | undefined, readonly CompiledGroups[]>
}

interface CompiledGroups {
  readonly groups: readonly Group[]
  readonly rules: RuleSet
}

const compiled = new WeakMap<Reading, WeakMap<Dialect, Compiled>>()

function compiledOf(reading: Reading, dialect: Dialect): Compiled {
  let ofReading = compiled.get(reading)
  if (ofReading === undefined) {
    ofReading = new WeakMap()
    compiled.set(reading, ofReading)
  }
  let known = ofReading.get(dialect)
  if (known === undefined) {
    known = {
      onAssumption: linesOnAssumption(reading, dialect),
      byAsker: new WeakMap(),
      byTokens: new Map(),
      byFirstGroup: new Map(),
    }
    ofReading.set(dialect, known)
  }
  return known
}

function selectAndCompile(
  known: Compiled,
  reading: Reading,
  asker: Asker,
  dialect: Dialect,
): RulesFor {
  const { onAssumption } = known
  const selection = selectGroups(reading, asker, dialect.decisions)
  const naming = selection.trail.at(-1)?.lines ?? []
  const assumed = isFoundWhole(selection, dialect) ? [] : naming
  return {
    selection,
    rules: rulesOf(known, selection.groups, dialect.decisions),
    onAssumption,
    namedOnAssumption: onAssumption.size > 0 && assumed.some((line) => onAssumption.has(line)),
  }
}

/** Found by the whole value of its line, as its operator publishes it: nothing is cut off then. */
function isFoundWhole({ token }: Selection, { decisions }: Dialect): boolean {
  if (token === null || token === '*' || decisions.productToken !== 'published') return false
  return !isLegalToken(token)
}

function rulesOf(known: Compiled, groups: readonly Group[], decisions: Decisions): RuleSet {
  const [first] = groups
  const begunAlike = known.byFirstGroup.get(first) ?? []
  const before = begunAlike.find((entry) => isSame(entry.groups, groups))
  if (before !== undefined) return before.rules
  const rules = compileRules(groups, decisions)
  known.byFirstGroup.set(first, [...begunAlike, { groups, rules }])
  return rules
}

function isSame(a: readonly Group[], b: readonly Group[]): boolean {
  return a === b || (a.length === b.length && a.every((group, i) => group === b[i]))
}
