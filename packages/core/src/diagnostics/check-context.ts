/** What checks look at: the file, its lines, what each dialect reads, and where it came from. */
import type { Dialect, DialectId } from '../dialects/dialect.ts'
import { dialectById } from '../dialects/index.ts'
import type { Reading } from '../groups/reading.ts'
import { readingOf } from '../groups/reading-of.ts'
import type { FetchReport } from '../http/fetch-report.ts'
import { type Line, lexLine } from '../syntax/line.ts'
import { lineText, type ParsedFile } from '../syntax/parse.ts'
import { byteOrderMarkLength } from '../syntax/source.ts'
import type { TextRange } from './check.ts'
import { isUtf16 } from './utf-16-text.ts'
import { isWebPage } from './web-page.ts'

/** What is known besides the text of the file. */
export interface LintOptions {
  /** Scheme, host and port of the site the file belongs to, as `https://example.com`. */
  readonly origin?: string | null
  /** The fetch that brought the file; null for a pasted one. */
  readonly fetch?: FetchReport | null
  /** The dialect the file is shown in. */
  readonly dialect?: DialectId
}

export interface CheckContext {
  readonly file: ParsedFile
  readonly origin: string | null
  readonly fetch: FetchReport | null
  readonly dialect: Dialect
  /** A line as written; lines count from 1. */
  readonly text: (line: number) => string
  /** A line cut into name, value and comment; a byte order mark in front of them is no part. */
  readonly line: (line: number) => Line
  /** The file as a dialect reads it. */
  readonly reading: (dialect: DialectId) => Reading
  /** The text is a web page, in which looking for mistakes line by line is pointless. */
  readonly isWebPage: boolean
  /** The octets are UTF-16, which no reader expects: nothing in them means anything. */
  readonly isUtf16: boolean
}

/** Prepares a file for the checks; lines and readings are worked out when first asked for. */
export function checkContext(file: ParsedFile, options: LintOptions = {}): CheckContext {
  const lines: (Line | undefined)[] = []
  return {
    file,
    origin: options.origin ?? null,
    fetch: options.fetch ?? null,
    dialect: dialectById(options.dialect ?? 'rfc9309'),
    text: (line) => lineText(file, line),
    line: (number) => {
      const known = lines[number]
      if (known !== undefined) return known
      const line = lexLine(number === 1 ? withoutMark(file) : lineText(file, number))
      lines[number] = line
      return line
    },
    reading: (dialect) => readingOf(file, dialectById(dialect)),
    isWebPage: isWebPage(file.text),
    isUtf16: isUtf16(file.text),
  }
}

/** The first line with blanks for the byte order mark, so that offsets hold. */
function withoutMark(file: ParsedFile): string {
  const length = byteOrderMarkLength(file.text)
  return ' '.repeat(length) + lineText(file, 1).slice(length)
}

/** A range on one line from offsets in that line (from 0, the end exclusive). */
export function rangeOnLine(line: number, from: number, to: number): TextRange {
  return { line, column: from + 1, endLine: line, endColumn: to + 1 }
}

/** The whole of a line. */
export function rangeOfLine(context: CheckContext, line: number): TextRange {
  return rangeOnLine(line, 0, context.text(line).length)
}
