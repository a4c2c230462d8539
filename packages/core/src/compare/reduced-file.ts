/**
 * A file cut down to the lines that verdicts hang on, so that the question why they differ can be
 * asked many times over.
 */
import { lineText, type ParsedFile, parseRobotsTxt } from '../syntax/parse.ts'

/** A file with some of the lines of another, and where these now stand. */
export interface ReducedFile {
  readonly file: ParsedFile
  /** The place of a line of the whole file in this one; null for one that was left out. */
  readonly placeOf: (line: number | null) => number | null
}

/** The lines that a verdict rests on: the one that decided, and the user-agent lines found. */
export interface NamedLines {
  readonly line: number | null
  readonly agentLines: readonly number[]
}

/** Of the user-agent lines of a verdict, so many are kept where few lines are wanted. */
const FEW_AGENTS = 8

/**
 * The lines that verdicts rest on, or of very many the telling ones, and what keeps them apart: of
 * each run of other lines the first blank and the first written one, and the first user-agent line
 * with the same behind it. Only the first `lastLine` lines are taken.
 */
export function withFewLines(
  file: ParsedFile,
  lastLine: number,
  verdicts: readonly NamedLines[],
): ReducedFile {
  return withLines(file, keptLines(file, lastLine, new Set(verdicts.flatMap(fewLines)), false))
}

/** The same with every line that verdicts rest on, and every user-agent line. */
export function withEveryAgent(
  file: ParsedFile,
  lastLine: number,
  verdicts: readonly NamedLines[],
): ReducedFile {
  return withLines(file, keptLines(file, lastLine, new Set(verdicts.flatMap(allLines)), true))
}

/** The file as it is. */
export function withAllLines(file: ParsedFile): ReducedFile {
  return { file, placeOf: (line) => line }
}

function allLines({ line, agentLines }: NamedLines): readonly number[] {
  return line === null ? agentLines : [line, ...agentLines]
}

/** The deciding line, the user-agent line next above it, and the first few. */
function fewLines({ line, agentLines }: NamedLines): readonly number[] {
  const above = line === null ? undefined : agentLines.findLast((agent) => agent < line)
  const few = agentLines.slice(0, FEW_AGENTS)
  return allLines({ line, agentLines: above === undefined ? few : [above, ...few] })
}

function withLines(file: ParsedFile, kept: readonly number[]): ReducedFile {
  const places = new Map(kept.map((line, index) => [line, index + 1]))
  return {
    file: parseRobotsTxt(kept.map((line) => lineText(file, line)).join('\n')),
    placeOf: (line) => (line === null ? null : (places.get(line) ?? null)),
  }
}

function keptLines(
  file: ParsedFile,
  lastLine: number,
  named: ReadonlySet<number>,
  everyAgent: boolean,
): readonly number[] {
  const kept: number[] = []
  let run = { blank: false, written: false, agent: false }
  for (let line = 1; line <= lastLine; line += 1) {
    const text = lineText(file, line)
    const isAgent = /^\s*\S{0,3}user/i.test(text)
    if (named.has(line) || (isAgent && everyAgent)) {
      kept.push(line)
      run = { blank: false, written: false, agent: false }
    } else if (isAgent) {
      if (run.agent) continue
      kept.push(line)
      run = { blank: false, written: false, agent: true }
    } else if (text.trim() === '') {
      if (!run.blank) kept.push(line)
      run.blank = true
    } else if (!run.written && text.includes(':')) {
      kept.push(line)
      run.written = true
    }
  }
  return kept
}
