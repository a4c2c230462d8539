/**
 * `Disallow: /*?sort=` misses `&sort=`: the parameter is found in the first place of a query only.
 *
 * A pattern is compared octet by octet (RFC 9309 §2.2.2); that the order of parameters means nothing
 * to the site, no reader knows. Not told where another rule of the group catches the rest.
 */
import { GOOGLE_SPECIFICATION } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import type { ComparedRule } from '../compared-rules.ts'
import { type Budget, ruleForAll } from '../covering-rules.ts'
import { excerpt } from '../excerpt.ts'
import { inEveryList, type RulePair } from '../in-every-list.ts'
import { lineInsertion } from '../line-edits.ts'
import { placeOfRule } from '../rule-place.ts'
import { addRule, type RulesByPiece, rulesByPiece } from '../rules-by-piece.ts'
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
    const budget = { left: MOST_TRIES }
    for (const { rule } of inEveryList(context, (list) => missingIn(list, budget))) {
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

/** How many rules are held against such targets; a hostile file has 12,000 that begin alike. */
const MOST_TRIES = 100_000

function* missingIn({ rules }: TokenRules, budget: Budget): Iterable<RulePair> {
  const all = rules()
  const asked = all.filter(({ text }) => text.includes('*?') && FIRST_PARAMETER.test(text))
  if (asked.length === 0) return
  const covering = {
    allow: rulesThatMayCover(all, asked, 'allow'),
    disallow: rulesThatMayCover(all, asked, 'disallow'),
  }
  for (const { text, rule, effect } of asked) {
    const found = ruleForAll(covering[effect], inSecondPlace(text), budget)
    if (budget.left <= 0) return
    if (found === null) yield { rule, other: rule }
  }
}

/** The pattern with the parameter behind another one. */
function inSecondPlace(text: string): string {
  return text.replace('?', '?*&')
}

/** Rules with a star, and those without one that some of the patterns begin with. */
function rulesThatMayCover(
  rules: readonly ComparedRule[],
  asked: readonly ComparedRule[],
  effect: ComparedRule['effect'],
): RulesByPiece {
  // What begins with a star still begins with the slash of every target.
  const beginnings = new Set(asked.map(({ text }) => text.slice(0, text.indexOf('*')) || '/'))
  for (const beginning of [...beginnings]) {
    for (let end = 1; end < beginning.length; end += 1) beginnings.add(beginning.slice(0, end))
  }
  const found = rulesByPiece()
  for (const rule of rules) {
    if (rule.effect !== effect) continue
    if (rule.text.includes('*') || beginnings.has(rule.text)) addRule(found, rule)
  }
  return found
}

function nameOn(context: CheckContext, number: number): string {
  const line = context.line(number)
  return line.kind === 'field' ? line.key.text : 'Disallow'
}
