/** Rules by a piece of their pattern, so that only few have to be held against a target. */
import { compilePattern, type Pattern } from '../matching/pattern.ts'
import type { ComparedRule } from './compared-rules.ts'

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
export interface Alike {
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
 * Rules that may match a target, or all that a pattern matches: a star in the text is as good as any
 * unit that stands in no piece; one in front also takes the slash of every target.
 */
export function candidates(rules: RulesByPiece, sought: string): readonly Alike[] {
  const { byStart, byPiece, others } = rules
  const text = sought.startsWith('*') ? `/${sought}` : sought
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
