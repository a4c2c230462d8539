/** Texts about decision points: what is asked, and what a dialect answers. */
import type { DecisionPoint, Decisions } from '../../../dialects/decisions.ts'

export interface DecisionText<Point extends DecisionPoint> {
  /** A few words for a table. */
  readonly name: string
  readonly question: string
  readonly answer: (value: Decisions[Point]) => string
}

/** One text for each decision point. */
export type DecisionTexts = { readonly [Point in DecisionPoint]: DecisionText<Point> }

/** Name, question and the answer of a dialect, as texts. */
export interface DescribedDecision {
  readonly name: string
  readonly question: string
  readonly answer: string
}

/** What a dialect decides at a point, in the language of the texts. */
export function describeDecision<Point extends DecisionPoint>(
  point: Point,
  decisions: Decisions,
  texts: DecisionTexts,
): DescribedDecision {
  const { name, question, answer }: DecisionText<Point> = texts[point]
  return { name, question, answer: answer(decisions[point]) }
}

/** The answers of a point whose values are words. */
export function oneOf<Value extends string>(
  answers: Readonly<Record<Value, string>>,
): (value: Value) => string {
  return (value) => answers[value]
}
