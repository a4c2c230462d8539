/** Rules by a piece of their pattern, so that only few have to be held against a target. */
import { matchesPattern } from '../matching/pattern.ts'
import type { CompiledRule } from '../verdict/compile-rule.ts'

/** How many units of a piece are looked at. */
const UNITS = 4

/**
 * A pattern fits only a target that holds each of its pieces, so its longest one is enough to find it
 * by.
 */
export interface RulesByPiece {
  /** By the first units of the longest piece, as a number; different ones may share it. */
  readonly byPiece: Map<number, CompiledRule[]>
  /** Those whose pieces are all shorter. */
  readonly others: CompiledRule[]
  /** Which numbers there are, by their last bits: nearly always the answer is none. */
  readonly marks: Uint8Array
}

const MARKS = 1 << 13

/** How many rules may still be held against targets; a hostile file has 12,000 with one piece. */
export interface Budget {
  left: number
}

export function rulesByPiece(): RulesByPiece {
  return { byPiece: new Map(), others: [], marks: new Uint8Array(MARKS) }
}

export function addRule({ byPiece, others, marks }: RulesByPiece, rule: CompiledRule): void {
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

/** A rule that matches all of some targets; null where there is none, or the budget is used up. */
export function ruleForAll(
  rules: RulesByPiece,
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

/** The strongest rule that matches a target; null where none does, or the budget is used up. */
export function strongestRule(
  rules: RulesByPiece,
  target: string,
  budget: Budget,
): CompiledRule | null {
  let strongest: CompiledRule | null = null
  for (const list of candidates(rules, target)) {
    for (const rule of list) {
      if (budget.left <= 0) return null
      budget.left -= 1
      const counts = strongest === null || isStronger(rule, strongest)
      if (counts && matchesPattern(rule.pattern, target)) strongest = rule
    }
  }
  return strongest
}

/** Octets decide, on a tie Allow (RFC 9309 §2.2.2). */
function isStronger(a: CompiledRule, b: CompiledRule): boolean {
  return a.octets > b.octets || (a.octets === b.octets && a.effect === 'allow')
}

/** Lists of rules that may match a target. */
function candidates(
  { byPiece, others, marks }: RulesByPiece,
  target: string,
): readonly (readonly CompiledRule[])[] {
  const found: (readonly CompiledRule[])[] = []
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
