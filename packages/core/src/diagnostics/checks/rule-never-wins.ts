/**
 * `Allow: /` beside `Disallow: /*`: a rule that a stronger one of the other kind always beats.
 *
 * The match with the most octets decides, on a tie Allow (RFC 9309 §2.2.2). Where a longer pattern
 * matches everything that a shorter one does, the shorter one decides nothing. Rules that say the
 * same are left out, and so are equal patterns, which have a check of their own.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { type Budget, ruleForAll } from '../covering-rules.ts'
import { excerpt } from '../excerpt.ts'
import { inEveryList, type RulePair } from '../in-every-list.ts'
import { placeOfRule } from '../rule-place.ts'
import { addRule, rulesByPiece } from '../rules-by-piece.ts'
import type { TokenRules } from '../token-rules.ts'

export const ruleNeverWins: Check<'rule-never-wins'> = {
  id: 'rule-never-wins',
  severity: 'warning',
  audience: ['standard', 'google', 'bing'],
  effect: 'line-ignored',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /shop*\nAllow: /shop\n',
    good: 'User-agent: *\nDisallow: /shop\nAllow: /shop/help/\n',
  },
  *run(context) {
    const budget = { left: MOST_PAIRS }
    for (const { rule, other } of inEveryList(context, (list) => beatenIn(list, budget))) {
      yield {
        ...placeOfRule(context, rule),
        data: {
          effect: rule.effect,
          pattern: excerpt(rule.pattern),
          winner: excerpt(other.pattern),
          winnerLine: other.line,
        },
        related: [{ line: other.line, role: 'winner' }],
      }
    }
  },
}

/** How many pairs of rules are looked at; a hostile file has 12,000 with stars that begin alike. */
const MOST_PAIRS = 100_000

/**
 * Only a pattern with a star can match all that a weaker one does: without stars, the one that
 * matches more is the shorter.
 */
function* beatenIn({ size, rules }: TokenRules, budget: Budget): Iterable<RulePair> {
  if (size < 2) return
  const stars = { allow: rulesByPiece(), disallow: rulesByPiece() }
  for (const rule of rules()) if (rule.text.includes('*')) addRule(stars[rule.effect], rule)
  for (const rule of rules()) {
    if (budget.left <= 0) return
    const others = stars[rule.effect === 'allow' ? 'disallow' : 'allow']
    const winner = ruleForAll(others, rule.text, budget, rule)
    // A pattern that is the same has a check of its own.
    if (winner !== null && winner.text !== rule.text) yield { rule: rule.rule, other: winner.rule }
  }
}
