/** How many lines of a file a dialect reads, where the file is larger than it reads. */
import type { Decisions } from '../dialects/decisions.ts'
import { lineEnd, lineStart, type ParsedFile } from '../syntax/parse.ts'
import { octetLength } from '../syntax/source.ts'
import type { Reading } from './reading.ts'

export interface ReadableLines {
  readonly lastLine: number
  readonly oversize: Reading['oversize']
}

/**
 * The last line that ends within the dialect's size limit. A line that the limit cuts through does
 * not count, since nobody can tell what it would have said.
 */
export function readableLines(file: ParsedFile, decisions: Decisions): ReadableLines {
  const limit = decisions.sizeLimit
  if (limit === null || file.octets < limit.octets) {
    return { lastLine: file.lineCount, oversize: 'no' }
  }
  if (limit.beyond === 'site-open') return { lastLine: 0, oversize: 'site-open' }
  if (file.octets === limit.octets) return { lastLine: file.lineCount, oversize: 'no' }
  return { lastLine: lastLineWithin(file, limit.octets), oversize: 'cut' }
}

function lastLineWithin(file: ParsedFile, limit: number): number {
  let octets = 0
  for (let line = 1; line <= file.lineCount; line += 1) {
    const start = lineStart(file, line)
    const end = lineEnd(file, line)
    const next = line < file.lineCount ? lineStart(file, line + 1) : end
    if (octets + octetLength(file.text, start, end) > limit) return line - 1
    octets += octetLength(file.text, start, next)
  }
  return file.lineCount
}
