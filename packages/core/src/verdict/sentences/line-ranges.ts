/** Line numbers as a reader lists them: `3–5, 9`. */
import { line, type SentencePart } from './sentence.ts'

/** The most runs that are listed; of more, the first and the last are. */
const LISTED_RUNS = 4

/** How a language joins the runs and their ends. */
export interface RangeMarks {
  readonly to: string
  readonly comma: string
}

interface Run {
  readonly from: number
  to: number
}

/** The runs of ascending line numbers, each one a part that leads to its first line. */
export function lineRanges(lines: readonly number[], marks: RangeMarks): readonly SentencePart[] {
  const runs = runsOf(lines)
  const parts: SentencePart[] = []
  runs.forEach((run, index) => {
    if (runs.length > LISTED_RUNS && index === LISTED_RUNS - 1) {
      parts.push({ kind: 'text', text: `${marks.comma}…` })
    }
    if (runs.length > LISTED_RUNS && index >= LISTED_RUNS - 1 && index < runs.length - 1) return
    if (index > 0) parts.push({ kind: 'text', text: marks.comma })
    parts.push(
      line(run.from, run.from === run.to ? `${run.from}` : `${run.from}${marks.to}${run.to}`),
    )
  })
  return parts
}

function runsOf(lines: readonly number[]): readonly Run[] {
  const runs: Run[] = []
  for (const number of lines) {
    const last = runs.at(-1)
    if (last !== undefined && number === last.to + 1) last.to = number
    else runs.push({ from: number, to: number })
  }
  return runs
}
