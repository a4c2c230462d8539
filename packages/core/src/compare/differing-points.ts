/** The decision points that make two dialects part over one question. */
import type { DecisionPoint, Decisions } from '../dialects/decisions.ts'

/** What is asked of a mixture of two dialects' decisions: does it answer as the second does? */
export type AnswersAsOther = (decisions: Decisions) => boolean

/** The points found, and how. */
export interface DifferingPoints {
  readonly points: readonly DecisionPoint[]
  /**
   * Switched from one dialect to the other, these points alone give the other's answer, and none of
   * them can be left out. False: no such set of at most `MOST_POINTS` was found, and `points` holds
   * every point that had to be switched.
   */
  readonly sufficient: boolean
}

/** The most points that are told as an explanation. */
export const MOST_POINTS = 3

/**
 * Finds the smallest set of points that, switched from `base` to `other`, gives the other's answer.
 *
 * Single points are tried first. If none suffices, points are taken back one by one from the whole
 * difference as long as the answer stays: what remains cannot be made smaller. Only when more than
 * two remain, pairs and then triples are tried, up to `budget` questions in all.
 */
export function differingPoints(
  base: Decisions,
  other: Decisions,
  answersAsOther: AnswersAsOther,
  budget = 400,
): DifferingPoints {
  const differing = pointsThatDiffer(base, other)
  const single = differing.find((point) => answersAsOther(switched(base, other, [point])))
  if (single !== undefined) return { points: [single], sufficient: true }
  const needed = withoutNeedless(base, other, differing, answersAsOther)
  if (needed.length <= 2) return { points: needed, sufficient: true }
  const fewer = smallerSet(base, other, differing, needed.length, answersAsOther, budget)
  const points = fewer ?? needed
  return { points, sufficient: points.length <= MOST_POINTS }
}

/**
 * The points at which two dialects decide differently, the most telling first: where several would
 * do, the one that people know by name is the better explanation.
 */
function pointsThatDiffer(base: Decisions, other: Decisions): readonly DecisionPoint[] {
  const points = Object.keys(base) as DecisionPoint[]
  return points
    .filter((point) => !isSame(base[point], other[point]))
    .sort((a, b) => rankOf(a) - rankOf(b))
}

/** Told before all others, and after all others; the rest stay in the order of `Decisions`. */
const TOLD_FIRST: readonly DecisionPoint[] = ['precedence', 'octets', 'wildcards', 'missingColon']
const TOLD_LAST: readonly DecisionPoint[] = ['encoding', 'otherDirectives', 'whitespace']

function rankOf(point: DecisionPoint): number {
  if (TOLD_FIRST.includes(point)) return TOLD_FIRST.indexOf(point) - TOLD_FIRST.length
  return TOLD_LAST.includes(point) ? 1 + TOLD_LAST.indexOf(point) : 0
}

/** The decisions of `base`, with those of `other` at some points. */
export function switched(
  base: Decisions,
  other: Decisions,
  points: readonly DecisionPoint[],
): Decisions {
  return { ...base, ...Object.fromEntries(points.map((point) => [point, other[point]])) }
}

function withoutNeedless(
  base: Decisions,
  other: Decisions,
  differing: readonly DecisionPoint[],
  answersAsOther: AnswersAsOther,
): readonly DecisionPoint[] {
  let needed = differing
  for (const point of differing) {
    const without = needed.filter((kept) => kept !== point)
    if (answersAsOther(switched(base, other, without))) needed = without
  }
  return needed
}

function smallerSet(
  base: Decisions,
  other: Decisions,
  differing: readonly DecisionPoint[],
  than: number,
  answersAsOther: AnswersAsOther,
  budget: number,
): readonly DecisionPoint[] | null {
  let asked = 0
  for (let size = 2; size < than && size <= MOST_POINTS; size += 1) {
    for (const points of combinations(differing, size)) {
      asked += 1
      if (asked > budget) return null
      if (answersAsOther(switched(base, other, points))) return points
    }
  }
  return null
}

function* combinations<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  if (size === 0) {
    yield []
    return
  }
  for (const [index, item] of items.entries()) {
    for (const rest of combinations(items.slice(index + 1), size - 1)) yield [item, ...rest]
  }
}

/** Decisions are small plain data: texts, numbers, lists and records of these. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
