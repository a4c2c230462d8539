/**
 * Cuts a file into lines and notes where each line's first colon and its comment stand.
 *
 * One pass, no regular expression, no string made: the places go into one table of numbers, and
 * `lineAt` reads a line out of it when someone wants to look at it. Any text parses.
 *
 * Lines: CR, LF and CRLF each end one (RFC 9309 §2.2, `EOL`), in any mixture; a text that ends in
 * a line end has an empty last line, as in an editor. Offsets are UTF-16 units into `text`.
 */
import { type ByteOrderMark, byteOrderMarkOf, countEscapedOctets, octetLength } from './source.ts'

/** A file cut into lines. Immutable; readers of every dialect start from it. */
export interface ParsedFile {
  readonly text: string
  /** Size of the file in octets, the byte order mark included. */
  readonly octets: number
  readonly bom: ByteOrderMark
  /** Octets that are not part of valid UTF-8. */
  readonly malformedOctets: number
  readonly hasNul: boolean
  readonly lineCount: number
  /** `LINE_FIELDS` numbers a line; see `lineStart` and its neighbours. */
  readonly table: Int32Array
}

/** Numbers a line takes in `ParsedFile.table`: start, end, first colon before the comment, comment. */
export const LINE_FIELDS = 4

const LF = 10
const CR = 13
const HASH = 35
const COLON = 58

/**
 * Parses a robots.txt text. An octet that is not valid UTF-8 stands in `text` as a lone surrogate
 * U+DC80…U+DCFF (see `decodeOctets`). Never fails.
 */
export function parseRobotsTxt(text: string): ParsedFile {
  let table = new Int32Array(Math.max(64, LINE_FIELDS * (text.length >> 4)))
  let filled = 0
  let start = 0
  let colon = -1
  let hash = -1
  let hasNul = false
  let isAscii = true
  const length = text.length
  for (let i = 0; i <= length; i += 1) {
    const unit = i < length ? text.charCodeAt(i) : LF
    if (unit > COLON) {
      if (unit > 0x7f) isAscii = false
      continue
    }
    if (unit === COLON) {
      if (colon < 0 && hash < 0) colon = i
    } else if (unit === HASH) {
      if (hash < 0) hash = i
    } else if (unit === LF || unit === CR) {
      if (filled + LINE_FIELDS > table.length) table = grown(table)
      table[filled] = start
      table[filled + 1] = i
      table[filled + 2] = colon
      table[filled + 3] = hash
      filled += LINE_FIELDS
      if (unit === CR && text.charCodeAt(i + 1) === LF) i += 1
      start = i + 1
      colon = -1
      hash = -1
    } else if (unit === 0) hasNul = true
  }
  return {
    text,
    octets: isAscii ? length : octetLength(text),
    bom: byteOrderMarkOf(text),
    malformedOctets: isAscii ? 0 : countEscapedOctets(text),
    hasNul,
    lineCount: filled / LINE_FIELDS,
    table: table.subarray(0, filled),
  }
}

/** Offset of the first unit of a line (lines count from 1). */
export function lineStart(file: ParsedFile, line: number): number {
  return file.table[(line - 1) * LINE_FIELDS] ?? 0
}

/** Offset just behind the last unit of a line, its line end not included. */
export function lineEnd(file: ParsedFile, line: number): number {
  return file.table[(line - 1) * LINE_FIELDS + 1] ?? 0
}

/** Offset of a line's first colon in front of any comment, or -1. */
export function lineColon(file: ParsedFile, line: number): number {
  return file.table[(line - 1) * LINE_FIELDS + 2] ?? -1
}

/** Offset of the `#` that begins a line's comment, or -1. */
export function lineComment(file: ParsedFile, line: number): number {
  return file.table[(line - 1) * LINE_FIELDS + 3] ?? -1
}

/** The text of a line as written, without its line end; empty where there is no such line. */
export function lineText(file: ParsedFile, line: number): string {
  return file.text.slice(lineStart(file, line), lineEnd(file, line))
}

function grown(table: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(table.length * 2)
  larger.set(table)
  return larger
}
