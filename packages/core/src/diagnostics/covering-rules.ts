/** Rules that match all that another pattern does, or one target, found among many. */
import { matchesPattern } from '../matching/pattern.ts'
import { type ComparedRule, isStronger } from './compared-rules.ts'
import { matchesAllOf } from './pattern-sample.ts'
import { candidates, type RulesByPiece } from './rules-by-piece.ts'

/**
 * How many rules may still be held against targets of usual length; a long one counts for several. A
 * hostile file has 12,000 rules with one piece, or 30 of 16,000 units each.
 */
export interface Budget {
  left: number
}

/** What is long, in units. */
const USUAL_LENGTH = 128

/** Takes one more target from the budget; false where nothing is left. */
function takes(budget: Budget, text: string): boolean {
  if (budget.left <= 0) return false
  budget.left -= 1 + Math.floor(text.length / USUAL_LENGTH)
  return true
}

/**
 * A rule that matches all that a pattern does, given as its compared text, and is stronger than
 * another rule, where one is given; null where there is none, or the budget is used up.
 */
export function ruleForAll(
  rules: RulesByPiece,
  text: string,
  budget: Budget,
  weaker: ComparedRule | null = null,
): ComparedRule | null {
  for (const { rules: alike } of candidates(rules, text)) {
    for (const { compared, pattern } of alike) {
      if (!takes(budget, text)) return null
      if (weaker !== null && !isStronger(compared, weaker)) continue
      if (matchesAllOf(pattern, text)) return compared
    }
  }
  return null
}

/** The rules that match all that a pattern does, as far as the budget lasts. */
export function rulesForAll(
  rules: RulesByPiece,
  text: string,
  budget: Budget,
): readonly ComparedRule[] {
  const found: ComparedRule[] = []
  for (const { rules: alike } of candidates(rules, text)) {
    for (const { compared, pattern } of alike) {
      if (!takes(budget, text)) return found
      if (matchesAllOf(pattern, text)) found.push(compared)
    }
  }
  return found
}

/** The strongest rule that matches a target; null where none does, or the budget is used up. */
export function strongestRule(
  rules: RulesByPiece,
  target: string,
  budget: Budget,
): ComparedRule | null {
  let strongest: ComparedRule | null = null
  for (const { rules: alike } of candidates(rules, target)) {
    for (const { compared, pattern } of alike) {
      if (!takes(budget, target)) return null
      const counts = strongest === null || isStronger(compared, strongest)
      if (counts && matchesPattern(pattern, target)) strongest = compared
    }
  }
  return strongest
}
