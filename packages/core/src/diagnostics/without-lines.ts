/** A file without some of its lines, to ask what they change. */
import { lineEnd, lineStart, type ParsedFile, parseRobotsTxt } from '../syntax/parse.ts'

/**
 * The file with the text of some lines left out; their line ends stay, so that every other line
 * keeps its number and the lines of two verdicts can be compared.
 */
export function withoutLines(file: ParsedFile, fromLine: number, toLine: number): ParsedFile {
  const { text, lineCount } = file
  const last = Math.min(toLine, lineCount)
  let kept = text.slice(0, lineStart(file, fromLine))
  for (let line = fromLine; line <= last; line += 1) {
    const next = line < lineCount ? lineStart(file, line + 1) : text.length
    kept += text.slice(lineEnd(file, line), next)
  }
  return parseRobotsTxt(kept + (last < lineCount ? text.slice(lineStart(file, last + 1)) : ''))
}
