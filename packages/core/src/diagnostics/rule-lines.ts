/** The Allow and Disallow lines of a file, as the most lenient readers take them. */
import { dialectById } from '../dialects/index.ts'
import { directiveNames } from '../groups/directive-name.ts'
import type { Group, Rule } from '../groups/reading.ts'
import type { CheckContext } from './check-context.ts'
import { isPlainRule } from './plain-lines.ts'
import { offsetOfPattern } from './rule-place.ts'

/** A rule and where its pattern stands. */
export interface RuleLine {
  readonly line: number
  readonly effect: Rule['effect']
  /** As it is read: white space around it and comment removed. */
  readonly pattern: string
  /** Offsets of the pattern in its line. */
  readonly from: number
  readonly to: number
  /** The group it belongs to; null in front of every user-agent line. */
  readonly group: Group | null
  /** The value starts with neither `/` nor `*`, so that it can match no address. */
  readonly unmatchable: boolean
}

const known = new WeakMap<CheckContext, readonly RuleLine[]>()

/** Every rule of the file in its order, those that can match nothing or belong to no group too. */
export function ruleLines(context: CheckContext): readonly RuleLine[] {
  const before = known.get(context)
  if (before !== undefined) return before
  const reading = context.reading('rfc9309')
  const found: RuleLine[] = []
  const add = (rule: Rule, group: Group | null, unmatchable: boolean) => {
    const from = offsetOfPattern(context, rule)
    if (from === null) return
    const { line, effect, pattern } = rule
    found.push({ line, effect, pattern, from, to: from + pattern.length, group, unmatchable })
  }
  for (const group of reading.groups) {
    for (const rule of group.rules) add(rule, group, false)
    for (const rule of group.unmatchable) add(rule, group, true)
  }
  for (const { line, because } of reading.ignored) {
    if (because !== 'outside-group') continue
    const rule = ruleOutside(context, line)
    if (rule !== null) add(rule, null, /^[^/*]/.test(rule.pattern))
  }
  found.sort((a, b) => a.line - b.line)
  known.set(context, found)
  return found
}

const meaningOf = directiveNames(dialectById('rfc9309').decisions)

function ruleOutside(context: CheckContext, number: number): Rule | null {
  const line = context.line(number)
  if (line.kind !== 'field') return null
  const { kind } = meaningOf(line.key.text)
  if (kind !== 'allow' && kind !== 'disallow') return null
  return { line: number, effect: kind, pattern: line.value.text }
}

const unusual = new WeakMap<CheckContext, readonly RuleLine[]>()

/** The rules that are not in plain writing: those whose patterns hold anything odd are among them. */
export function unusualRules(context: CheckContext): readonly RuleLine[] {
  const before = unusual.get(context)
  if (before !== undefined) return before
  const found = ruleLines(context).filter(({ line }) => !isPlainRule(context, line))
  unusual.set(context, found)
  return found
}
