/** Rules in the form in which they are compared, without what matching them needs. */
import { RFC9309 } from '../dialects/rfc9309.ts'
import type { Group, Rule } from '../groups/reading.ts'
import { comparedPattern } from '../matching/compared-form.ts'
import { isPlain } from '../matching/percent-encoding.ts'

/** A rule and its pattern in the compared form of RFC 9309 §2.2.2, with the octets that count. */
export interface ComparedRule {
  readonly rule: Rule
  readonly effect: Rule['effect']
  readonly text: string
  readonly octets: number
}

/** The rules of groups in the order of the file; those without a pattern decide nothing. */
export function comparedRules(groups: readonly Group[]): readonly ComparedRule[] {
  const found: ComparedRule[] = []
  for (const { rules } of groups) {
    for (const rule of rules) if (rule.pattern !== '') found.push(compared(rule))
  }
  return found
}

function compared(rule: Rule): ComparedRule {
  const { effect, pattern } = rule
  if (isPlain(pattern) && !hasInnerDollar(pattern)) {
    return { rule, effect, text: pattern, octets: pattern.length }
  }
  const { text, octets } = comparedPattern(pattern, RFC9309.decisions.encoding)
  return { rule, effect, text, octets }
}

function hasInnerDollar(pattern: string): boolean {
  const dollar = pattern.indexOf('$')
  return dollar >= 0 && dollar < pattern.length - 1
}

/** Of rules that both match, whether the first one decides: octets, on a tie Allow (§2.2.2). */
export function isStronger(a: ComparedRule, b: ComparedRule): boolean {
  return (
    a.octets > b.octets || (a.octets === b.octets && a.effect === 'allow' && b.effect !== 'allow')
  )
}
