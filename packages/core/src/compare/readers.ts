/**
 * One file, one address, one crawler: what each dialect decides, on which line, and which of its
 * decisions make it part from the standard.
 */
import type { Crawler } from '../crawlers/crawler.ts'
import type { DecisionPoint } from '../dialects/decisions.ts'
import type { Dialect, DialectId } from '../dialects/dialect.ts'
import { DIALECTS, dialectById } from '../dialects/index.ts'
import type { Target, TargetProblem } from '../matching/target.ts'
import { questionOf, type TestedSource } from '../verdict/test-address.ts'
import type { AppliedGroup, VerdictBecause } from '../verdict/verdict.ts'
import { causeOf } from './cause.ts'
import { decideWithGroup, type GroupVerdict } from './group-verdict.ts'

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
  return [...readersInTurn(source, address, crawler)]
}

/**
 * The same one by one: a dialect is asked when its row is, so that a server can see to others in
 * between. A large file takes a tenth of a second for each.
 */
export function* readersInTurn(
  source: TestedSource,
  address: Target | TargetProblem,
  crawler: Crawler,
): Generator<ReaderRow, void, undefined> {
  const answerOf = (dialect: Dialect) =>
    decideWithGroup(questionOf(source, address, crawler, dialect.id))
  const standard = answerOf(dialectById(COMPARED_WITH))
  for (const dialect of DIALECTS) {
    const answer = dialect.id === COMPARED_WITH ? standard : answerOf(dialect)
    const { allowed, because, line, pattern, group, notes } = answer
    const difference = differenceOf(source, address, crawler, dialect, standard, answer)
    yield { dialect: dialect.id, allowed, because, line, pattern, group, notes, difference }
  }
}

/** The lines on which dialects part: those that decide, or open the group, for some but not all. */
export function partingLines(rows: readonly ReaderRow[]): readonly number[] {
  const lines = rows.flatMap((row) => row.difference?.lines ?? [])
  return [...new Set(lines)].sort((a, b) => a - b)
}

function differenceOf(
  source: TestedSource,
  address: Target | TargetProblem,
  crawler: Crawler,
  dialect: Dialect,
  standard: GroupVerdict,
  answer: GroupVerdict,
): ReaderDifference | null {
  const of = answer.allowed === standard.allowed ? 'line' : 'verdict'
  if (of === 'line' && answer.line === standard.line && answer.because === standard.because) {
    return null
  }
  const lines = linesConcerned(standard, answer)
  if (answer.because === 'fetch' || standard.because === 'fetch' || source.file === null) {
    return { of, by: 'fetch', points: [], sufficient: true, lines }
  }
  const cause = causeOf({
    file: source.file,
    question: questionOf(source, address, crawler, dialect.id),
    base: dialectById(COMPARED_WITH).decisions,
    other: dialect.decisions,
    baseAnswer: standard,
    otherAnswer: answer,
  })
  return { of, by: 'reading', ...cause, lines }
}

/** Deciding lines, and user-agent lines that were found, of one answer but not of the other. */
function linesConcerned(a: GroupVerdict, b: GroupVerdict): readonly number[] {
  const ofA = restingOn(a)
  const ofB = restingOn(b)
  const lines = [
    ...[...ofA].filter((line) => !ofB.has(line)),
    ...[...ofB].filter((line) => !ofA.has(line)),
  ]
  return lines.sort((x, y) => x - y)
}

function restingOn({ line, trail }: GroupVerdict): Set<number> {
  const found = trail.flatMap((step) => step.lines ?? [])
  return new Set(line === null ? found : [...found, line])
}
