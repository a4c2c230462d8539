/** Rules by how they begin, so that only few have to be held against a target. */
import { matchesPattern } from '../matching/pattern.ts'
import type { CompiledRule } from '../verdict/compile-rule.ts'

/** How many units of the beginning are looked at. */
const UNITS = 4

/** Rules in the order in which they were added. */
export interface RulesByStart {
  readonly byStart: Map<string, CompiledRule[]>
  /** Those whose first star comes before so many units. */
  readonly others: CompiledRule[]
}

export function rulesByStart(): RulesByStart {
  return { byStart: new Map(), others: [] }
}

export function addRule(rules: RulesByStart, rule: CompiledRule): void {
  const first = rule.pattern.pieces[0] ?? ''
  if (first.length < UNITS) {
    rules.others.push(rule)
    return
  }
  const start = first.slice(0, UNITS)
  const same = rules.byStart.get(start)
  if (same === undefined) rules.byStart.set(start, [rule])
  else same.push(rule)
}

/** How many rules may still be held against a target; a hostile file has 12,000 that begin alike. */
export interface Budget {
  left: number
}

/**
 * A rule that matches all of some targets, which begin alike; null where there is none, or where the
 * budget is used up.
 */
export function ruleForAll(
  rules: RulesByStart,
  targets: readonly string[],
  budget: Budget,
): CompiledRule | null {
  for (const list of candidates(rules, targets[0] ?? '')) {
    for (const rule of list) {
      if (budget.left <= 0) return null
      budget.left -= 1
      if (targets.every((target) => matchesPattern(rule.pattern, target))) return rule
    }
  }
  return null
}

/** The strongest rule that matches a target, of rules that were added the strongest first. */
export function strongestRule(
  rules: RulesByStart,
  target: string,
  budget: Budget,
): CompiledRule | null {
  const found = candidates(rules, target).flatMap((list) => {
    budget.left -= list.length
    const first =
      budget.left < 0 ? undefined : list.find((rule) => matchesPattern(rule.pattern, target))
    return first === undefined ? [] : [first]
  })
  const [one, other] = found
  if (one === undefined || other === undefined) return one ?? null
  return isStronger(other, one) ? other : one
}

function isStronger(a: CompiledRule, b: CompiledRule): boolean {
  return a.octets > b.octets || (a.octets === b.octets && a.effect === 'allow')
}

function candidates({ byStart, others }: RulesByStart, target: string): readonly CompiledRule[][] {
  return [byStart.get(target.slice(0, UNITS)) ?? [], others]
}
