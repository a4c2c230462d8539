/** Rules by a piece of their pattern, so that only few have to be held against a target. */
import { compilePattern, matchesPattern, type Pattern } from '../matching/pattern.ts'
import { type ComparedRule, isStronger } from './compared-rules.ts'

/** How many units of a piece are looked at, at most. */
const UNITS = 4

/**
 * A pattern fits only a target that begins with its first piece and holds each of the others, so one
 * of its pieces is enough to find it by: the first, unless that is short, else the longest.
 */
export interface RulesByPiece {
  /** By the whole first piece, as a number; different ones may share it. */
  readonly byStart: NumberedRules
  /** By the first units of the longest piece: by one unit, by two, up to `UNITS`. */
  readonly byPiece: readonly NumberedRules[]
  /** Those without any piece, which match everything. */
  readonly others: Compiled[]
}

interface NumberedRules {
  readonly lists: Map<number, Compiled[]>
  /** Which numbers there are, by their last bits: nearly always the answer is none. */
  readonly marks: Uint8Array
}

interface Compiled {
  readonly compared: ComparedRule
  readonly pattern: Pattern
}

const MARKS = 1 << 14

/** How many rules may still be held against targets; a hostile file has 12,000 with one piece. */
export interface Budget {
  left: number
}

export function rulesByPiece(): RulesByPiece {
  return { byStart: noRules(), byPiece: Array.from({ length: UNITS }, noRules), others: [] }
}

export function addRule({ byStart, byPiece, others }: RulesByPiece, compared: ComparedRule): void {
  const rule = { compared, pattern: compilePattern(compared.text, true) }
  const [first = '', ...further] = rule.pattern.pieces
  if (first.length >= UNITS) {
    add(byStart, numberOf(first, 0, first.length), rule)
    return
  }
  let longest = first
  for (const piece of further) if (piece.length > longest.length) longest = piece
  const units = Math.min(longest.length, UNITS)
  const alike = byPiece[units - 1]
  if (alike === undefined) others.push(rule)
  else add(alike, numberOf(longest, 0, units), rule)
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

/**
 * Whether any of the rules may match what a pattern matches; never wrong when it says no. Cheaper than
 * to make the targets that stand for it.
 */
export function mayMatchAll(rules: RulesByPiece, text: string): boolean {
  return rules.others.length > 0 || numbersIn(rules, text).length > 0
}

/** Lists of rules that may match a target. */
function candidates(rules: RulesByPiece, target: string): readonly (readonly Compiled[])[] {
  const found: (readonly Compiled[])[] = [...numbersIn(rules, target)]
  if (rules.others.length > 0) found.push(rules.others)
  return found
}

function numbersIn(
  { byStart, byPiece }: RulesByPiece,
  target: string,
): readonly (readonly Compiled[])[] {
  const found: (readonly Compiled[])[] = []
  if (byStart.lists.size > 0) {
    let number = 0
    for (let i = 0; i < target.length; i += 1) {
      number = withUnit(number, target.charCodeAt(i))
      addListOf(byStart, number, found)
    }
  }
  let units = 0
  let weight = 1
  for (const ofUnits of byPiece) {
    units += 1
    if (ofUnits.lists.size > 0) {
      let number = numberOf(target, 0, units - 1)
      for (let end = units; end <= target.length; end += 1) {
        number = withUnit(number, target.charCodeAt(end - 1))
        addListOf(ofUnits, number, found)
        number = (number - Math.imul(target.charCodeAt(end - units), weight)) | 0
      }
    }
    weight = Math.imul(weight, BASE)
  }
  return found
}

function noRules(): NumberedRules {
  return { lists: new Map(), marks: new Uint8Array(MARKS) }
}

function add({ lists, marks }: NumberedRules, number: number, rule: Compiled): void {
  marks[number & (MARKS - 1)] = 1
  const alike = lists.get(number)
  if (alike === undefined) lists.set(number, [rule])
  else alike.push(rule)
}

function addListOf(
  { lists, marks }: NumberedRules,
  number: number,
  found: (readonly Compiled[])[],
): void {
  if (marks[number & (MARKS - 1)] === 0) return
  const alike = lists.get(number)
  if (alike !== undefined) found.push(alike)
}

/** A text as a number: its units weigh as digits do, so that the first one can be taken away. */
function numberOf(text: string, from: number, to: number): number {
  let number = 0
  const end = Math.min(to, text.length)
  for (let i = from; i < end; i += 1) number = withUnit(number, text.charCodeAt(i))
  return number
}

const BASE = 257

function withUnit(number: number, unit: number): number {
  return (Math.imul(number, BASE) + unit) | 0
}
