/** The compiled rules for a crawler in a reading; each distinct set of groups is compiled once. */
import type { Decisions } from '../dialects/decisions.ts'
import type { Reading } from '../groups/reading.ts'
import { compileRules, type RuleSet } from './rule-set.ts'
import { type Asker, type Selection, selectGroups } from './select-groups.ts'

export interface RulesFor {
  readonly selection: Selection
  readonly rules: RuleSet
}

interface Compiled {
  readonly byAsker: Map<string, RulesFor>
  /** By the user-agent lines of the first and last group: two crawlers may share their groups. */
  readonly byGroups: Map<string, RuleSet>
}

const compiled = new WeakMap<Reading, Compiled>()

/** Selects and compiles, or gives what was compiled for this reading before. */
export function rulesFor(reading: Reading, asker: Asker, decisions: Decisions): RulesFor {
  let known = compiled.get(reading)
  if (known === undefined) {
    known = { byAsker: new Map(), byGroups: new Map() }
    compiled.set(reading, known)
  }
  const askerKey = `${asker.ignoresStar ? '!' : ''}${asker.tokens.join('\n').toLowerCase()}`
  const before = known.byAsker.get(askerKey)
  if (before !== undefined) return before
  const selection = selectGroups(reading, asker, decisions)
  const groupsKey = selection.groups.map((group) => group.agents[0]?.line).join(',')
  const rules = known.byGroups.get(groupsKey) ?? compileRules(selection.groups, decisions)
  known.byGroups.set(groupsKey, rules)
  const result = { selection, rules }
  known.byAsker.set(askerKey, result)
  return result
}
