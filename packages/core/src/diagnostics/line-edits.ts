/** Edits of whole lines. */
import { lineText, type ParsedFile } from '../syntax/parse.ts'
import type { Edit } from './check.ts'

/** Takes a line away, with its line end. */
export function lineRemoval(file: ParsedFile, line: number): Edit {
  if (line < file.lineCount) {
    return { line, column: 1, endLine: line + 1, endColumn: 1, text: '' }
  }
  const before =
    line > 1 ? { line: line - 1, column: endColumn(file, line - 1) } : { line, column: 1 }
  return { ...before, endLine: line, endColumn: endColumn(file, line), text: '' }
}

/** Puts a line behind another. */
export function lineInsertion(file: ParsedFile, line: number, text: string): Edit {
  const column = endColumn(file, line)
  return { line, column, endLine: line, endColumn: column, text: `\n${text}` }
}

function endColumn(file: ParsedFile, line: number): number {
  return lineText(file, line).length + 1
}
