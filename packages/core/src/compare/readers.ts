/**
 * One file, one address, one crawler: what each dialect decides, on which line, and which of its
 * decisions make it part from the standard.
 */
import type { Crawler } from '../crawlers/crawler.ts'
import type { DecisionPoint, Decisions } from '../dialects/decisions.ts'
import type { Dialect, DialectId } from '../dialects/dialect.ts'
import { DIALECTS, dialectById } from '../dialects/index.ts'
import { interpret } from '../groups/interpret.ts'
import type { Reading } from '../groups/reading.ts'
import type { Target, TargetProblem } from '../matching/target.ts'
import { decideBriefly, type Question } from '../verdict/decide.ts'
import { questionOf, type TestedSource, testAddress } from '../verdict/test-address.ts'
import type { AppliedGroup, Verdict, VerdictBecause } from '../verdict/verdict.ts'
import { differingPoints } from './differing-points.ts'
import { reducedFile } from './reduced-file.ts'

/** The dialect that the others are compared with. */
export const COMPARED_WITH: DialectId = 'rfc9309'

/** How a dialect's answer differs from the standard's. */
export interface ReaderDifference {
  /** `verdict`: the other way; `line`: the same way, decided by another line or reason. */
  readonly of: 'verdict' | 'line'
  /**
   * What makes the difference: decision points on the file (`reading`), or what the answer of the
   * site means to the dialect (`fetch`).
   */
  readonly by: 'reading' | 'fetch'
  /** The decision points, most telling first; empty for `fetch`. */
  readonly points: readonly DecisionPoint[]
  /** These points alone, switched from the standard's values, give this dialect's answer. */
  readonly sufficient: boolean
  /** The lines that one of the two answers rests on and the other does not, in order. */
  readonly lines: readonly number[]
}

/** What one dialect decides. */
export interface ReaderRow {
  readonly dialect: DialectId
  readonly allowed: boolean | null
  readonly because: VerdictBecause
  readonly line: number | null
  readonly pattern: string | null
  readonly group: AppliedGroup | null
  readonly notes: readonly string[]
  /** Null where it decides as the standard does, on the same line. */
  readonly difference: ReaderDifference | null
}

/** Asks every dialect. The crawler stays the same; only the reading of the file changes. */
export function compareReaders(
  source: TestedSource,
  address: Target | TargetProblem,
  crawler: Crawler,
): readonly ReaderRow[] {
  const standard = testAddress(source, address, crawler, COMPARED_WITH)
  return DIALECTS.map((dialect) => {
    const verdict =
      dialect.id === COMPARED_WITH ? standard : testAddress(source, address, crawler, dialect.id)
    return rowOf(verdict, differenceOf(source, address, crawler, dialect, standard, verdict))
  })
}

/** The lines on which dialects part: those that decide, or open the group, for some but not all. */
export function partingLines(rows: readonly ReaderRow[]): readonly number[] {
  const lines = rows.flatMap((row) => row.difference?.lines ?? [])
  return [...new Set(lines)].sort((a, b) => a - b)
}

function rowOf(verdict: Verdict, difference: ReaderDifference | null): ReaderRow {
  const winner = verdict.matches.find((match) => match.wins)
  return {
    dialect: verdict.dialect,
    allowed: verdict.allowed,
    because: verdict.because,
    line: verdict.line,
    pattern: verdict.because === 'rule' ? (winner?.pattern ?? null) : null,
    group: verdict.group,
    notes: verdict.notes,
    difference,
  }
}

function differenceOf(
  source: TestedSource,
  address: Target | TargetProblem,
  crawler: Crawler,
  dialect: Dialect,
  standard: Verdict,
  verdict: Verdict,
): ReaderDifference | null {
  const of = verdict.allowed === standard.allowed ? 'line' : 'verdict'
  if (of === 'line' && verdict.line === standard.line && verdict.because === standard.because) {
    return null
  }
  const lines = linesConcerned(standard, verdict)
  if (verdict.because === 'fetch' || standard.because === 'fetch' || source.file === null) {
    return { of, by: 'fetch', points: [], sufficient: true, lines }
  }
  const base = dialectById(COMPARED_WITH)
  const file = reducedFile(source.file, [standard, verdict], (reduced, asReduced) =>
    [standard, verdict].every((expected) => {
      const answer = testAddress({ ...source, file: reduced }, address, crawler, expected.dialect)
      return answer.allowed === expected.allowed && answer.line === asReduced(expected.line)
    }),
  )
  const target = testAddress({ ...source, file }, address, crawler, dialect.id)
  const question = questionOf({ ...source, file }, address, crawler, dialect.id)
  const readings = readingsByPoints((decisions) => interpret(file, decisions))
  const answersAsOther = (decisions: Decisions) => {
    const answer = decideBriefly(mixed(question, decisions, readings(decisions)))
    if (answer.allowed !== target.allowed) return false
    return of === 'verdict' || (answer.line === target.line && answer.because === target.because)
  }
  const { points, sufficient } = differingPoints(
    base.decisions,
    dialect.decisions,
    answersAsOther,
    file.lineCount > LONG_FILE ? 0 : undefined,
  )
  return { of, by: 'reading', points, sufficient, lines }
}

/** From so many lines on, pairs and triples of decision points are not tried. */
const LONG_FILE = 500

function mixed(question: Question, decisions: Decisions, reading: Reading): Question {
  return { ...question, dialect: { ...question.dialect, decisions }, reading }
}

/** The points that change how a file is read; the others only matter when patterns are matched. */
const READING_POINTS: readonly DecisionPoint[] = [
  'sizeLimit',
  'lineLimit',
  'byteOrderMark',
  'nul',
  'lineEnds',
  'whitespace',
  'blankLine',
  'nameComparison',
  'spellings',
  'missingColon',
  'otherDirectives',
  'groupClosers',
  'groupWithoutRules',
  'productToken',
  'tokenEscapes',
  'emptyUserAgent',
  'looseStar',
  'otherStart',
  'starStart',
  'patternCharacters',
  'emptyDisallow',
  'emptyAllow',
]

/** Reads the file once for each set of answers at the points that change its reading. */
function readingsByPoints(read: (decisions: Decisions) => Reading): (d: Decisions) => Reading {
  const known = new Map<string, Reading>()
  return (decisions) => {
    const key = JSON.stringify(READING_POINTS.map((point) => decisions[point]))
    const before = known.get(key)
    const reading = before ?? read(decisions)
    if (before === undefined) known.set(key, reading)
    // What is compiled is kept by reading, and patterns may differ although the reading does not.
    return { ...reading }
  }
}

/** Deciding lines, and user-agent lines that were found, of one answer but not of the other. */
function linesConcerned(a: Verdict, b: Verdict): readonly number[] {
  const ofA = restingOn(a)
  const ofB = restingOn(b)
  const lines = [
    ...[...ofA].filter((line) => !ofB.has(line)),
    ...[...ofB].filter((line) => !ofA.has(line)),
  ]
  return lines.sort((x, y) => x - y)
}

function restingOn(verdict: Verdict): Set<number> {
  const found = verdict.trail.flatMap((step) => step.lines ?? [])
  return new Set(verdict.line === null ? found : [...found, verdict.line])
}
