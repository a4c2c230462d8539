/**
 * The part of each line that a dialect looks at: without comment, without what stands behind an
 * octet 0 or behind the line limit, cut again where the dialect knows more line ends than ours.
 */
import type { Decisions } from '../dialects/decisions.ts'
import { lineColon, lineComment, lineEnd, lineStart, type ParsedFile } from '../syntax/parse.ts'
import { byteOrderMarkLength, octetLength, takeOctets } from '../syntax/source.ts'

/** What the visitor is told of a line: `[from, to)` of `text`, and its first colon or -1. */
export interface EffectiveLine {
  line: number
  text: string
  from: number
  to: number
  colon: number
  /** Nothing at all stands on the line, no comment and no white space either. */
  empty: boolean
  /** Why less than the whole line is looked at. */
  cut: 'no' | 'line-cut' | 'nul'
}

/**
 * Calls `visit` for each line up to `lastLine`. The object is the same at every call (a file of
 * 500 KiB has ten thousand lines), so a visitor keeps values, not the object.
 */
export function visitEffectiveLines(
  file: ParsedFile,
  decisions: Decisions,
  lastLine: number,
  visit: (line: EffectiveLine) => void,
): void {
  const current: EffectiveLine = {
    line: 0,
    text: file.text,
    from: 0,
    to: 0,
    colon: -1,
    empty: true,
    cut: 'no',
  }
  const skipped = decisions.byteOrderMark === 'skipped' ? byteOrderMarkLength(file.text) : 0
  const limit = decisions.lineLimit
  const nulEnds = decisions.nul === 'ends-line' && file.hasNul
  const hasMoreEnds = decisions.lineEnds === 'unicode' && MORE_LINE_ENDS.test(file.text)
  for (let line = 1; line <= lastLine; line += 1) {
    const start = line === 1 ? lineStart(file, line) + skipped : lineStart(file, line)
    const end = lineEnd(file, line)
    current.line = line
    if (hasMoreEnds) {
      visitPieces(file.text, start, end, current, visit)
      continue
    }
    if (limit !== null && end - start > limit / 3 && exceeds(file.text, start, end, limit)) {
      const read = takeOctets(file.text, limit, start, end)
      setWhole(current, read, read.includes('#') ? 'no' : 'line-cut')
    } else {
      const comment = lineComment(file, line)
      current.text = file.text
      current.from = start
      current.to = comment < 0 ? end : comment
      current.colon = lineColon(file, line)
      current.empty = start === end
      current.cut = 'no'
    }
    if (nulEnds) cutAtNul(current)
    visit(current)
  }
}

/** Line ends of Unicode besides CR and LF, as Python's `str.splitlines` knows them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these control characters are the line ends.
const MORE_LINE_ENDS = /[\v\f\x1c-\x1e\x85\u2028\u2029]/

function visitPieces(
  text: string,
  start: number,
  end: number,
  current: EffectiveLine,
  visit: (line: EffectiveLine) => void,
): void {
  const whole = text.slice(start, end)
  for (const piece of whole.split(MORE_LINE_ENDS)) {
    setWhole(current, piece, 'no')
    visit(current)
  }
}

function setWhole(current: EffectiveLine, text: string, cut: EffectiveLine['cut']): void {
  const hash = text.indexOf('#')
  const to = hash < 0 ? text.length : hash
  const colon = text.indexOf(':')
  current.text = text
  current.from = 0
  current.to = to
  current.colon = colon < to ? colon : -1
  current.empty = text === ''
  current.cut = cut
}

function cutAtNul(current: EffectiveLine): void {
  const nul = current.text.indexOf('\0', current.from)
  if (nul < 0 || nul >= current.to) return
  current.to = nul
  if (current.colon >= nul) current.colon = -1
  current.cut = 'nul'
}

function exceeds(text: string, start: number, end: number, limit: number): boolean {
  return end - start > limit || octetLength(text, start, end) > limit
}
