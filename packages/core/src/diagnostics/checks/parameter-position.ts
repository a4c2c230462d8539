/**
 * `Disallow: /*?sort=` misses `&sort=`: the parameter is found in the first place of a query only.
 *
 * A pattern is compared octet by octet (RFC 9309 §2.2.2); that the order of parameters means nothing
 * to the site, no reader knows. Not told where another rule of the group catches the rest.
 */
import { GOOGLE_SPECIFICATION } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { inEveryList, type RulePair } from '../in-every-list.ts'
import { lineInsertion } from '../line-edits.ts'
import { FRESH, wholeSamples } from '../pattern-sample.ts'
import { placeOfRule } from '../rule-place.ts'
import { addRule, ruleForAll, rulesByStart } from '../rules-by-start.ts'
import type { TokenRules } from '../token-rules.ts'

export const parameterPosition: Check<'parameter-position'> = {
  id: 'parameter-position',
  severity: 'info',
  audience: ['people'],
  effect: 'changes-verdict',
  source: GOOGLE_SPECIFICATION,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /*?sort=\n',
    good: 'User-agent: *\nDisallow: /*?sort=\nDisallow: /*&sort=\n',
  },
  *run(context) {
    for (const { rule } of inEveryList(context, missingIn)) {
      const missed = rule.pattern.replace('?', '&')
      yield {
        ...placeOfRule(context, rule),
        data: { pattern: excerpt(rule.pattern), missed: excerpt(missed) },
        fixes: [
          {
            title: 'add-rule',
            edits: [
              lineInsertion(context.file, rule.line, `${nameOn(context, rule.line)}: ${missed}`),
            ],
          },
        ],
      }
    }
  },
}

/** A star, then the first parameter of a query, and no second one. */
const FIRST_PARAMETER = /\*\?[^?&*=$]+(?:=[^?&]*)?$/

/** How many rules are held against such targets in one list. */
const MOST_TRIES = 60_000

function* missingIn({ groups, set }: TokenRules): Iterable<RulePair> {
  if (!groups.some(({ rules }) => rules.some(({ pattern }) => pattern.includes('*?')))) return
  const { rules } = set()
  const byEffect = { allow: rulesByStart(), disallow: rulesByStart() }
  for (const rule of rules) if (rule.text !== '') addRule(byEffect[rule.effect], rule)
  const budget = { left: MOST_TRIES }
  for (const { text, rule, effect } of rules) {
    if (!text.includes('*?') || !FIRST_PARAMETER.test(text)) continue
    const second = wholeSamples(text.replace('?', `?${FRESH}&`)).slice(0, 1)
    const covering = ruleForAll(byEffect[effect], second, budget)
    if (budget.left <= 0) return
    if (covering === null) yield { rule, other: rule }
  }
}

function nameOn(context: CheckContext, number: number): string {
  const line = context.line(number)
  return line.kind === 'field' ? line.key.text : 'Disallow'
}
