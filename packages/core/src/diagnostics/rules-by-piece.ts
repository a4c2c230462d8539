/** Rules by a piece of their pattern, so that only few have to be held against a target. */
import { compilePattern, matchesPattern, type Pattern } from '../matching/pattern.ts'
import { type ComparedRule, isStronger } from './compared-rules.ts'

/** How many units of a piece are looked at. */
const UNITS = 4

/**
 * A pattern fits only a target that holds each of its pieces, so its longest one is enough to find it
 * by.
 */
export interface RulesByPiece {
  /** By the first units of the longest piece, as a number; different ones may share it. */
  readonly byPiece: Map<number, Compiled[]>
  /** Those whose pieces are all shorter. */
  readonly others: Compiled[]
  /** Which numbers there are, by their last bits: nearly always the answer is none. */
  readonly marks: Uint8Array
}

interface Compiled {
  readonly compared: ComparedRule
  readonly pattern: Pattern
}

const MARKS = 1 << 13

/** How many rules may still be held against targets; a hostile file has 12,000 with one piece. */
export interface Budget {
  left: number
}

export function rulesByPiece(): RulesByPiece {
  return { byPiece: new Map(), others: [], marks: new Uint8Array(MARKS) }
}

export function addRule({ byPiece, others, marks }: RulesByPiece, compared: ComparedRule): void {
  const rule = { compared, pattern: compilePattern(compared.text, true) }
  let longest = ''
  for (const piece of rule.pattern.pieces) if (piece.length > longest.length) longest = piece
  if (longest.length < UNITS) {
    others.push(rule)
    return
  }
  const key = keyAt(longest, 0)
  marks[key & (MARKS - 1)] = 1
  const alike = byPiece.get(key)
  if (alike === undefined) byPiece.set(key, [rule])
  else alike.push(rule)
}

/**
 * A rule that matches all of some targets and is stronger than another rule, where one is given; null
 * where there is none, or the budget is used up.
 */
export function ruleForAll(
  rules: RulesByPiece,
  targets: readonly string[],
  budget: Budget,
  weaker: ComparedRule | null = null,
): ComparedRule | null {
  for (const list of candidates(rules, targets[0] ?? '')) {
    for (const { compared, pattern } of list) {
      if (budget.left <= 0) return null
      budget.left -= 1
      if (weaker !== null && !isStronger(compared, weaker)) continue
      if (targets.every((target) => matchesPattern(pattern, target))) return compared
    }
  }
  return null
}

/** The strongest rule that matches a target; null where none does, or the budget is used up. */
export function strongestRule(
  rules: RulesByPiece,
  target: string,
  budget: Budget,
): ComparedRule | null {
  let strongest: ComparedRule | null = null
  for (const list of candidates(rules, target)) {
    for (const { compared, pattern } of list) {
      if (budget.left <= 0) return null
      budget.left -= 1
      const counts = strongest === null || isStronger(compared, strongest)
      if (counts && matchesPattern(pattern, target)) strongest = compared
    }
  }
  return strongest
}

/** Whether any of the rules may match a target that holds a text; never wrong when it says no. */
export function mayHold({ byPiece, others, marks }: RulesByPiece, text: string): boolean {
  if (others.length > 0) return true
  if (byPiece.size === 0) return false
  for (let at = 0; at + UNITS <= text.length; at += 1) {
    if (marks[keyAt(text, at) & (MARKS - 1)] === 1) return true
  }
  return false
}

/** Lists of rules that may match a target. */
function candidates(
  { byPiece, others, marks }: RulesByPiece,
  target: string,
): readonly (readonly Compiled[])[] {
  const found: (readonly Compiled[])[] = []
  for (let at = 0; byPiece.size > 0 && at + UNITS <= target.length; at += 1) {
    const key = keyAt(target, at)
    const alike = marks[key & (MARKS - 1)] === 1 ? byPiece.get(key) : undefined
    if (alike !== undefined) found.push(alike)
  }
  if (others.length > 0) found.push(others)
  return found
}

function keyAt(text: string, at: number): number {
  let key = 0
  for (let i = at; i < at + UNITS; i += 1) key = (Math.imul(key, 257) + text.charCodeAt(i)) | 0
  return key
}
