/**
 * `Disallow: /*?sort=` misses `&sort=`: the parameter is found in the first place of a query only.
 *
 * A pattern is compared octet by octet (RFC 9309 §2.2.2); that the order of parameters means nothing
 * to the site, no reader knows. Not told where another rule of the group catches the rest.
 */
import { GOOGLE_SPECIFICATION } from '../../dialects/sources.ts'
import { strongestMatch } from '../../matching/pattern-set.ts'
import type { StepCounter } from '../../matching/step-counter.ts'
import type { CompiledRule } from '../../verdict/compile-rule.ts'
import type { Check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { inEveryList, type RulePair } from '../in-every-list.ts'
import { lineInsertion } from '../line-edits.ts'
import { FRESH, oneSample } from '../pattern-sample.ts'
import { placeOfRule } from '../rule-place.ts'
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

/** How many steps of matching are made for one list; a hostile file has 12,000 such rules. */
const MOST_STEPS = 3_000_000

function* missingIn({ groups, set: compiled }: TokenRules): Iterable<RulePair> {
  if (!groups.some(({ rules }) => rules.some(({ pattern }) => pattern.includes('*?')))) return
  const set = compiled()
  const counter: StepCounter = { steps: 0 }
  for (const { text, rule, effect } of set.rules) {
    if (!text.includes('*?') || !FIRST_PARAMETER.test(text)) continue
    const second = oneSample(text.replace('?', `?${FRESH}&`))
    const winner: CompiledRule | undefined =
      set.rules[strongestMatch(set.patterns, second, counter)]
    if (counter.steps > MOST_STEPS) return
    if (winner?.effect !== effect) yield { rule, other: rule }
  }
}

function nameOn(context: CheckContext, number: number): string {
  const line = context.line(number)
  return line.kind === 'field' ? line.key.text : 'Disallow'
}
