/**
 * `/Private/` beside `/private/`: two patterns that differ in letter case alone.
 *
 * Patterns should be compared with respect to letter case (RFC 9309 §2.2.2), so that these are two
 * rules about different addresses. Meant on servers that do not tell them apart; otherwise one of
 * the two is a slip.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Rule } from '../../groups/reading.ts'
import type { Check } from '../check.ts'
import { excerpt } from '../excerpt.ts'
import { inEveryList, type RulePair } from '../in-every-list.ts'
import { placeOfRule } from '../rule-place.ts'
import type { TokenRules } from '../token-rules.ts'

export const letterCaseTwins: Check<'letter-case-twins'> = {
  id: 'letter-case-twins',
  severity: 'hint',
  audience: ['people'],
  effect: 'harmless',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /Drafts/\nDisallow: /drafts/\n',
    good: 'User-agent: *\nDisallow: /drafts/\n',
  },
  *run(context) {
    for (const { rule, other } of inEveryList(context, twinsIn)) {
      yield {
        ...placeOfRule(context, rule),
        data: {
          pattern: excerpt(rule.pattern),
          other: excerpt(other.pattern),
          otherLine: other.line,
          sameEffect: rule.effect === other.effect,
        },
        related: [{ line: other.line, role: 'other' }],
      }
    }
  },
}

/** Each rule with the first in the file of which it is a twin. */
function* twinsIn({ groups }: TokenRules): Iterable<RulePair> {
  // Of two twins one has a capital, and few patterns have any.
  const capitals = groups.flatMap(({ rules }) =>
    rules.filter(({ pattern }) => /[A-Z]/.test(pattern)),
  )
  const keys = new Set(capitals.map(({ pattern }) => pattern.toLowerCase()))
  if (keys.size === 0) return
  const firsts = new Map<string, Rule>()
  for (const group of groups) {
    for (const rule of group.rules) {
      const key = rule.pattern.toLowerCase()
      if (!keys.has(key)) continue
      const first = firsts.get(key)
      if (first === undefined) firsts.set(key, rule)
      else if (isTwin(rule.pattern, first.pattern)) yield { rule, other: first }
    }
  }
}

/** The digits of escapes may be in either case. */
function isTwin(a: string, b: string): boolean {
  return a !== b && withUpperDigits(a) !== withUpperDigits(b)
}

function withUpperDigits(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase())
}
