/** How the lines of a file end. */
import { lineEnd, lineStart, type ParsedFile } from '../syntax/parse.ts'

export type LineEnd = 'lf' | 'cr' | 'crlf'

const NAMES: Readonly<Record<string, LineEnd>> = { '\n': 'lf', '\r': 'cr', '\r\n': 'crlf' }

/** The end of a line; null for the last one, which has none. */
export function lineEndOn(file: ParsedFile, line: number): LineEnd | null {
  if (line >= file.lineCount) return null
  return NAMES[file.text.slice(lineEnd(file, line), lineStart(file, line + 1))] ?? null
}
