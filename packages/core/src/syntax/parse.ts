/**
 * Cuts a file into lines and notes where each line's first colon and its comment stand.
 *
 * No line is cut out: the places go into one table of numbers, and `lineText` reads a line when
 * someone wants to look at it. Any text parses.
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
const LINE_FIELDS = 4

/**
 * Parses a robots.txt text. An octet that is not valid UTF-8 stands in `text` as a lone surrogate
 * U+DC80…U+DCFF (see `decodeOctets`). Never fails.
 */
export function parseRobotsTxt(text: string): ParsedFile {
  const table = tableOf(text)
  const isAscii = !NOT_ASCII.test(text)
  return {
    text,
    octets: isAscii ? text.length : octetLength(text),
    bom: byteOrderMarkOf(text),
    malformedOctets: ESCAPED_OCTET.test(text) ? countEscapedOctets(text) : 0,
    hasNul: text.includes('\0'),
    lineCount: table.length / LINE_FIELDS,
    table,
  }
}

const NOT_ASCII = /[\u0080-\uffff]/
const ESCAPED_OCTET = /[\udc80-\udcff]/

/**
 * Each of the four marks is searched for with the language's own search, which is faster than a look
 * at every unit. Invariant: each of `lf`, `cr`, `colon` and `hash` is the first at or behind `start`,
 * or the end of the text; so each place is searched once for each.
 */
function tableOf(text: string): Int32Array {
  const { length } = text
  let table = new Int32Array(Math.max(64, LINE_FIELDS * (length >> 4)))
  let filled = 0
  let start = 0
  let lf = indexOrEnd(text, '\n', 0)
  let cr = indexOrEnd(text, '\r', 0)
  let colon = indexOrEnd(text, ':', 0)
  let hash = indexOrEnd(text, '#', 0)
  while (true) {
    const end = Math.min(lf, cr)
    if (filled === table.length) table = grown(table)
    table[filled] = start
    table[filled + 1] = end
    table[filled + 2] = colon < end && colon < hash ? colon : -1
    table[filled + 3] = hash < end ? hash : -1
    filled += LINE_FIELDS
    if (end === length) return table.subarray(0, filled)
    start = end === cr && lf === cr + 1 && lf < length ? end + 2 : end + 1
    if (lf < start) lf = indexOrEnd(text, '\n', start)
    if (cr < start) cr = indexOrEnd(text, '\r', start)
    if (colon < start) colon = indexOrEnd(text, ':', start)
    if (hash < start) hash = indexOrEnd(text, '#', start)
  }
}

function indexOrEnd(text: string, mark: string, from: number): number {
  const index = text.indexOf(mark, from)
  return index < 0 ? text.length : index
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
