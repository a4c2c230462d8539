/**
 * `Allow: /shop/` and `Disallow: /shop/` in one group: the same pattern is opened and closed.
 *
 * Of equivalent rules Allow should be used (RFC 9309 §2.2.2), so that the Disallow does nothing.
 * Readers that take the first match decide by the order of the lines instead.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { type ComparedRule, isStronger } from '../compared-rules.ts'
import { excerpt } from '../excerpt.ts'
import { inEveryList, type RulePair } from '../in-every-list.ts'
import { placeOfRule } from '../rule-place.ts'
import type { TokenRules } from '../token-rules.ts'

export const allowAndDisallowSamePattern: Check<'allow-and-disallow-same-pattern'> = {
  id: 'allow-and-disallow-same-pattern',
  severity: 'warning',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'read-differently',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /shop/\nAllow: /shop/\n',
    good: 'User-agent: *\nDisallow: /shop/\nAllow: /shop/help/\n',
  },
  *run(context) {
    for (const { rule, other } of inEveryList(context, conflictsIn)) {
      yield {
        ...placeOfRule(context, rule),
        data: {
          pattern: excerpt(rule.pattern),
          allowLine: other.line,
          disallowLine: rule.line,
        },
        related: [{ line: other.line, role: 'allow' }],
      }
    }
  },
}

/** Each Disallow with an Allow of the same pattern, which wins on the tie. */
function* conflictsIn({ size, rules }: TokenRules): Iterable<RulePair> {
  if (size < 2) return
  const allowed = new Map<string, ComparedRule>()
  for (const rule of rules()) {
    if (rule.effect !== 'allow') continue
    const before = allowed.get(rule.text)
    if (before === undefined || isStronger(rule, before)) allowed.set(rule.text, rule)
  }
  if (allowed.size === 0) return
  for (const rule of rules()) {
    if (rule.effect !== 'disallow') continue
    const other = allowed.get(rule.text)
    if (other !== undefined && isStronger(other, rule)) yield { rule: rule.rule, other: other.rule }
  }
}
