/** Rules by a piece of their pattern, so that only few have to be held against a target. */
import { compilePattern, matchesPattern, type Pattern } from '../matching/pattern.ts'
import { type ComparedRule, isStronger } from './compared-rules.ts'
import { matchesAllOf } from './pattern-sample.ts'

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
  readonly others: Alike
  /** Number of the current question. */
  question: number
}

interface NumberedRules {
  readonly lists: Map<number, Alike>
  /** Which numbers there are, by their last bits: nearly always the answer is none. */
  readonly marks: Uint8Array
  /** Which units the pieces begin with, by their last bits. */
  readonly starts: Uint8Array
  /** Length of the longest piece. */
  longest: number
}

/** Rules with the same piece. */
interface Alike {
  readonly rules: Compiled[]
  /** The question in which they were last met, so that they are met once in each. */
  metIn: number
}

interface Compiled {
  readonly compared: ComparedRule
  readonly pattern: Pattern
}

const MARKS = 1 << 14
const STARTS = 1 << 7

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

export function rulesByPiece(): RulesByPiece {
  return {
    byStart: noRules(),
    byPiece: Array.from({ length: UNITS }, noRules),
    others: alike(),
    question: 0,
  }
}

export function addRule({ byStart, byPiece, others }: RulesByPiece, compared: ComparedRule): void {
  const rule = { compared, pattern: compilePattern(compared.text, true) }
  const [first = '', ...further] = rule.pattern.pieces
  if (first.length >= UNITS) {
    add(byStart, first, rule)
    return
  }
  let longest = first
  for (const piece of further) if (piece.length > longest.length) longest = piece
  const units = Math.min(longest.length, UNITS)
  const ofUnits = byPiece[units - 1]
  if (ofUnits === undefined) others.rules.push(rule)
  else add(ofUnits, longest.slice(0, units), rule)
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

/**
 * Rules that may match a target, or all that a pattern matches: a star in the text is as good as any
 * unit that stands in no piece.
 */
function candidates(rules: RulesByPiece, text: string): readonly Alike[] {
  const { byStart, byPiece, others } = rules
  rules.question += 1
  const { question } = rules
  let found = NONE
  if (byStart.lists.size > 0) {
    const { lists, marks, longest } = byStart
    const end = Math.min(text.length, longest)
    let number = 0
    for (let i = 0; i < end; i += 1) {
      number = withUnit(number, text.charCodeAt(i))
      if (marks[number & (MARKS - 1)] === 1) found = met(found, lists.get(number), question)
    }
  }
  let units = 0
  for (const { lists, marks, starts } of byPiece) {
    units += 1
    if (lists.size === 0) continue
    for (let at = 0; at + units <= text.length; at += 1) {
      if (starts[text.charCodeAt(at) & (STARTS - 1)] === 0) continue
      const number = numberOf(text, at, at + units)
      if (marks[number & (MARKS - 1)] === 1) found = met(found, lists.get(number), question)
    }
  }
  return others.rules.length === 0 ? found : met(found, others, question)
}

const NONE: Alike[] = []

function met(found: Alike[], alike: Alike | undefined, question: number): Alike[] {
  if (alike === undefined || alike.metIn === question) return found
  alike.metIn = question
  if (found === NONE) return [alike]
  found.push(alike)
  return found
}

function alike(...rules: Compiled[]): Alike {
  return { rules, metIn: 0 }
}

function noRules(): NumberedRules {
  const marks = new Uint8Array(MARKS)
  return { lists: new Map(), marks, starts: new Uint8Array(STARTS), longest: 0 }
}

/** Puts a rule to those with the same piece, which is given as its part of so many units. */
function add(rules: NumberedRules, piece: string, rule: Compiled): void {
  const { lists, marks, starts } = rules
  rules.longest = Math.max(rules.longest, piece.length)
  const number = numberOf(piece, 0, piece.length)
  marks[number & (MARKS - 1)] = 1
  starts[piece.charCodeAt(0) & (STARTS - 1)] = 1
  const others = lists.get(number)
  if (others === undefined) lists.set(number, alike(rule))
  else others.rules.push(rule)
}

function numberOf(text: string, from: number, to: number): number {
  let number = 0
  for (let i = from; i < to; i += 1) number = withUnit(number, text.charCodeAt(i))
  return number
}

function withUnit(number: number, unit: number): number {
  return (Math.imul(number, 257) + unit) | 0
}
