/**
 * The one place that turns lines into positions of the editor and back. Lines are the same on both
 * sides (CR, LF and CRLF each end one) and count from 1; offsets are not, because the editor counts
 * CRLF as one unit.
 */
import type { Text } from '@codemirror/state'

/** Where a line begins in the document; a line that is not there counts as the nearest one. */
export function startOfLine(doc: Text, line: number): number {
  return doc.line(clampLine(doc, line)).from
}

/** Where a line ends in the document, its line end not included. */
export function endOfLine(doc: Text, line: number): number {
  return doc.line(clampLine(doc, line)).to
}

/**
 * A place in the document; columns count from 1 in UTF-16 units. A place behind the end of its line
 * is that end, one behind the last line the end of the document.
 */
export function positionAt(doc: Text, line: number, column: number): number {
  if (!hasLine(doc, line)) return line < 1 ? 0 : doc.length
  return Math.min(startOfLine(doc, line) + Math.max(column, 1) - 1, endOfLine(doc, line))
}

/** The line that a position stands on. */
export function lineAt(doc: Text, position: number): number {
  return doc.lineAt(position).number
}

/** Whether the document has the line. */
export function hasLine(doc: Text, line: number): boolean {
  return line >= 1 && line <= doc.lines
}

function clampLine(doc: Text, line: number): number {
  return Math.min(Math.max(Math.trunc(line), 1), doc.lines)
}
