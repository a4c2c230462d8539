/**
 * What makes two dialects answer differently: the decision points, found in as small a file as gives
 * the same two answers, and put to the test in the whole one.
 */
import type { DecisionPoint, Decisions } from '../dialects/decisions.ts'
import { interpret } from '../groups/interpret.ts'
import type { Reading } from '../groups/reading.ts'
import { readableLines } from '../groups/size-limit.ts'
import type { ParsedFile } from '../syntax/parse.ts'
import { type BriefVerdict, decideBriefly, type Question } from '../verdict/decide.ts'
import { type DifferingPoints, differingPoints, MOST_POINTS, switched } from './differing-points.ts'
import { decideWithGroup, type GroupVerdict } from './group-verdict.ts'
import {
  type NamedLines,
  type ReducedFile,
  withAllLines,
  withEveryAgent,
  withFewLines,
} from './reduced-file.ts'

/** Two readings of one file that lead to different answers. */
export interface Disagreement {
  readonly file: ParsedFile
  /** What is asked, whatever the decisions. */
  readonly question: Question
  readonly base: Decisions
  readonly other: Decisions
  /** What is answered with each. */
  readonly baseAnswer: GroupVerdict
  readonly otherAnswer: GroupVerdict
}

/**
 * Finds the points that, switched from `base` to `other`, give the other answer: the other verdict,
 * or where the verdicts are the same the other line.
 */
export function causeOf(disagreement: Disagreement): DifferingPoints {
  const { file, base, other } = disagreement
  const isCut = [base, other].some(
    ({ sizeLimit }) => (sizeLimit?.octets ?? Infinity) <= file.octets,
  )
  if (!isCut || JSON.stringify(base.sizeLimit) === JSON.stringify(other.sizeLimit)) {
    return causeInLines(disagreement)
  }
  // Every other difference is looked for in what both read of the file.
  const asOther = switched(base, other, SIZE)
  const answer = answerWith(disagreement, asOther)
  if (isOtherAnswer(disagreement, answer)) return { points: SIZE, sufficient: true }
  const cause = causeInLines({ ...disagreement, base: asOther, baseAnswer: answer })
  const withoutSize = answerWith(disagreement, switched(base, other, cause.points))
  if (isOtherAnswer(disagreement, withoutSize)) return cause
  const points = [...SIZE, ...cause.points]
  return { points, sufficient: cause.sufficient && points.length <= MOST_POINTS }
}

const SIZE: readonly DecisionPoint[] = ['sizeLimit']

/** Files of fewer lines are not reduced. */
const SHORT_FILE = 60

/** How often lines are added to a reduced file in which other points are found than in the whole. */
const MOST_ATTEMPTS = 5

/** The same for two readings that take up the same part of the file. */
function causeInLines(disagreement: Disagreement): DifferingPoints {
  const { file, base, other, baseAnswer, otherAnswer } = disagreement
  const { lastLine } = readableLines(file, other)
  if (lastLine < SHORT_FILE) return search(disagreement, withAllLines(file)) ?? NOTHING_FOUND
  const named = [namedLines(baseAnswer), namedLines(otherAnswer)]
  let best: DifferingPoints | null = null
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const found = search(disagreement, withFewLines(file, lastLine, named))
    if (found === null) break
    if (!found.sufficient) return found
    const answer = answerWith(disagreement, switched(base, other, found.points))
    if (isOtherAnswer(disagreement, answer)) return found
    best = { ...found, sufficient: false }
    // In the whole file something else decides, and has to be kept as well.
    named.push(namedLines(answer))
  }
  for (const reduced of [withEveryAgent(file, lastLine, named), withAllLines(file)]) {
    const found = search(disagreement, reduced)
    if (found?.sufficient !== true) continue
    const answer = answerWith(disagreement, switched(base, other, found.points))
    if (isOtherAnswer(disagreement, answer)) return found
  }
  return best ?? NOTHING_FOUND
}

const NOTHING_FOUND: DifferingPoints = { points: [], sufficient: false }

/** From so many lines on, pairs and triples of decision points are not tried. */
const LONG_FILE = 500

/** So many lines are read over and over in one search; then every answer counts as a wrong one. */
const MOST_LINES_READ = 200_000

/** Searches a reduced file; null where its answers are not those of the whole one. */
function search(disagreement: Disagreement, reduced: ReducedFile): DifferingPoints | null {
  const { base, other, baseAnswer, otherAnswer, question } = disagreement
  const { file, placeOf } = reduced
  const readings = readingsByPoints((decisions) => interpret(file, decisions))
  const answer = (decisions: Decisions) =>
    decideBriefly(mixed(question, decisions, readings(decisions)))
  const expected = { ...otherAnswer, line: placeOf(otherAnswer.line) }
  if (
    !isSame(answer(base), { ...baseAnswer, line: placeOf(baseAnswer.line) }) ||
    !isSame(answer(other), expected)
  ) {
    return null
  }
  let linesRead = 0
  const answersAsOther = (decisions: Decisions) => {
    linesRead += file.lineCount
    if (linesRead > MOST_LINES_READ) return false
    return isOtherAnswer({ baseAnswer, otherAnswer: expected }, answer(decisions))
  }
  const budget = file.lineCount > LONG_FILE ? 0 : undefined
  const found = differingPoints(base, other, answersAsOther, budget)
  return linesRead > MOST_LINES_READ ? { ...found, sufficient: false } : found
}

/** The answer of the whole file. */
function answerWith({ file, question }: Disagreement, decisions: Decisions): GroupVerdict {
  return decideWithGroup(mixed(question, decisions, interpret(file, decisions)))
}

function mixed(question: Question, decisions: Decisions, reading: Reading): Question {
  return { ...question, dialect: { ...question.dialect, decisions }, reading }
}

type Answer = Pick<BriefVerdict, 'allowed' | 'because' | 'line'>

function isSame(a: Answer, b: Answer): boolean {
  return a.allowed === b.allowed && a.line === b.line && a.because === b.because
}

/** Where the verdicts differ the verdict counts, else the line as well. */
function isOtherAnswer(
  { baseAnswer, otherAnswer }: { readonly baseAnswer: Answer; readonly otherAnswer: Answer },
  answer: Answer,
): boolean {
  return baseAnswer.allowed === otherAnswer.allowed
    ? isSame(answer, otherAnswer)
    : answer.allowed === otherAnswer.allowed
}

function namedLines({ line, trail }: GroupVerdict): NamedLines {
  return { line, agentLines: trail.flatMap((step) => step.lines ?? []) }
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
