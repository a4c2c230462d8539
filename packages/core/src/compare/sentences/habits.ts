/**
 * The shape of a catalogue that says, for each decision point, what a reader does there: verb
 * phrases with the reader for their subject, which can be joined into one sentence.
 */
import type { DecisionPoint, Decisions } from '../../dialects/decisions.ts'
import type { SentencePart } from '../../verdict/sentences/sentence.ts'

/** What is said with an example from the file: the name and value of the line concerned. */
export interface HabitExample {
  readonly name: string
  readonly value: string
}

/** A phrase for a reader's answer at one decision point; `example` where a line shows it. */
export type HabitPhrase<Point extends DecisionPoint> = (
  answer: Decisions[Point],
  example: HabitExample | null,
) => readonly SentencePart[]

export interface HabitSentences {
  readonly habits: { readonly [Point in DecisionPoint]: HabitPhrase<Point> }
  /** Phrases joined: “a”, “a and b”, “a, b and c”. */
  readonly joined: (phrases: readonly (readonly SentencePart[])[]) => readonly SentencePart[]
  /** It decides as the standard does, on the same line. */
  readonly asStandard: readonly SentencePart[]
  /** The answer of the site means something else to it. */
  readonly byFetch: readonly SentencePart[]
  /** Several habits together; no few of them suffice. */
  readonly severalTogether: (
    phrases: readonly (readonly SentencePart[])[],
  ) => readonly SentencePart[]
}
