/** A file without some of its lines, to ask what they change. */
import { lineEnd, lineStart, type ParsedFile, parseRobotsTxt } from '../syntax/parse.ts'

/** Lines from the first to the last, counted from 1. */
export interface LineRange {
  readonly fromLine: number
  readonly toLine: number
}

/**
 * The file with the text of some lines left out; their line ends stay, so that every other line
 * keeps its number and the lines of two verdicts can be compared.
 */
export function withoutLines(file: ParsedFile, fromLine: number, toLine: number): ParsedFile {
  return withoutRanges(file, [{ fromLine, toLine }])
}

/** The same for several ranges, which stand in the order of the file and do not overlap. */
export function withoutRanges(file: ParsedFile, ranges: readonly LineRange[]): ParsedFile {
  const { text, lineCount } = file
  let kept = ''
  let done = 0
  for (const { fromLine, toLine } of ranges) {
    kept += text.slice(done, lineStart(file, fromLine))
    const last = Math.min(toLine, lineCount)
    for (let line = fromLine; line <= last; line += 1) {
      const next = line < lineCount ? lineStart(file, line + 1) : text.length
      kept += text.slice(lineEnd(file, line), next)
    }
    done = last < lineCount ? lineStart(file, last + 1) : text.length
  }
  return parseRobotsTxt(kept + text.slice(done))
}
