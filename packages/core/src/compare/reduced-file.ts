/**
 * A file cut down to the lines that two verdicts hang on, so that the question why they differ can
 * be asked many times over.
 */
import { lineText, type ParsedFile, parseRobotsTxt } from '../syntax/parse.ts'
import type { Verdict } from '../verdict/verdict.ts'

/** Gives the place of a line of the whole file in the reduced one. */
export type LineInReduced = (line: number | null) => number | null

/** Whether both verdicts come out of a reduced file as they did of the whole one. */
export type StillHolds = (reduced: ParsedFile, lineInReduced: LineInReduced) => boolean

/** Files of fewer lines are not reduced. */
const SHORT_FILE = 60

/**
 * Keeps every user-agent line and every line that a verdict names, and of each run of other lines
 * the first blank and the first written one, which keep groups apart. Where the verdicts do not
 * come out the same, the whole file is given back.
 */
export function reducedFile(
  file: ParsedFile,
  verdicts: readonly Verdict[],
  stillHolds: StillHolds,
): ParsedFile {
  if (file.lineCount < SHORT_FILE) return file
  const kept = keptLines(file, verdicts)
  const reduced = parseRobotsTxt(kept.map((line) => lineText(file, line)).join('\n'))
  const places = new Map(kept.map((line, index) => [line, index + 1]))
  const lineInReduced: LineInReduced = (line) => (line === null ? null : (places.get(line) ?? null))
  return stillHolds(reduced, lineInReduced) ? reduced : file
}

function keptLines(file: ParsedFile, verdicts: readonly Verdict[]): readonly number[] {
  const named = new Set(verdicts.flatMap(linesNamedBy))
  const kept: number[] = []
  let blankKept = false
  let writtenKept = false
  for (let line = 1; line <= file.lineCount; line += 1) {
    const text = lineText(file, line)
    const isBlank = text.trim() === ''
    if (named.has(line) || /^\s*\S{0,3}user/i.test(text)) {
      kept.push(line)
      blankKept = false
      writtenKept = false
    } else if (isBlank ? !blankKept : !writtenKept && text.includes(':')) {
      kept.push(line)
      if (isBlank) blankKept = true
      else writtenKept = true
    }
  }
  return kept
}

function linesNamedBy(verdict: Verdict): readonly number[] {
  return [
    ...(verdict.line === null ? [] : [verdict.line]),
    ...verdict.matches.map((match) => match.line),
    ...verdict.trail.flatMap((step) => step.lines ?? []),
  ]
}
