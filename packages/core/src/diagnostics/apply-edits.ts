/** Applies the edits of fixes to a text. */

import { lineEnd, lineStart, type ParsedFile } from '../syntax/parse.ts'
import type { Edit } from './check.ts'

/**
 * The text of a file after some edits. Edits are applied as if all at once; of two that overlap the
 * first by place counts.
 */
export function applyEdits(file: ParsedFile, edits: readonly Edit[]): string {
  const placed = edits
    .map((edit) => ({
      from: offsetOf(file, edit.line, edit.column),
      to: offsetOf(file, edit.endLine, edit.endColumn),
      text: edit.text,
    }))
    .sort((a, b) => a.from - b.from || a.to - b.to)
  let out = ''
  let at = 0
  for (const { from, to, text } of placed) {
    if (from < at) continue
    out += file.text.slice(at, from) + text
    at = Math.max(to, from)
  }
  return out + file.text.slice(at)
}

/** An edit whose line ends are those of a file. */
export function withLineEndsOf(file: ParsedFile, edit: Edit): Edit {
  if (!edit.text.includes('\n')) return edit
  return { ...edit, text: edit.text.replaceAll('\n', lineEndOf(file)) }
}

/** The first line end of a file: LF, CR or CRLF; LF where there is none. */
export function lineEndOf(file: ParsedFile): '\n' | '\r' | '\r\n' {
  if (file.lineCount < 2) return '\n'
  const between = file.text.slice(lineEnd(file, 1), lineStart(file, 2))
  return between === '\r\n' || between === '\r' ? between : '\n'
}

/** The offset of a place; a place beyond the end of a line is that end. */
function offsetOf(file: ParsedFile, line: number, column: number): number {
  if (line > file.lineCount) return file.text.length
  return Math.min(lineStart(file, line) + Math.max(column, 1) - 1, lineEnd(file, line))
}
