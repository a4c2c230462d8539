/**
 * CR, LF and CRLF in one file.
 *
 * Each of them ends a line (RFC 9309 §2.2, `EOL`), so nothing is lost. It shows that programs which
 * disagree have written the file; where one doubled the CR, every second line is blank, and Python
 * before 3.13.14 ends a group at blank lines.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { ParsedFile } from '../../syntax/parse.ts'
import type { Check, Edit, TextRange } from '../check.ts'
import { type CheckContext, rangeOfLine } from '../check-context.ts'
import { type LineEnd, lineEndOn } from '../line-ends.ts'

/** The most line ends that a fix rewrites. */
const REWRITTEN = 5000

export const mixedLineEnds: Check<'mixed-line-ends'> = {
  id: 'mixed-line-ends',
  severity: 'hint',
  audience: ['people', 'python'],
  effect: 'harmless',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: *\r\nDisallow: /private/\nDisallow: /drafts/\r\n',
    good: 'User-agent: *\nDisallow: /private/\nDisallow: /drafts/\n',
  },
  *run(context) {
    const { file } = context
    const first = lineEndOn(file, 1)
    if (first === null || !/\r/.test(file.text)) return
    const others = linesEndingOtherwise(file, first)
    const [line] = others
    if (line === undefined) return
    const ends = new Set([first, ...others.map((number) => lineEndOn(file, number) ?? first)])
    yield {
      ...placeOf(context, line),
      data: { first, ends: [...ends], others: others.length },
      fixes:
        others.length > REWRITTEN
          ? []
          : [{ title: 'unify', edits: others.map((number) => asFirst(context, number)) }],
    }
  },
}

/** The line; of a blank one its end, so that there is something to show. */
function placeOf(context: CheckContext, line: number): TextRange {
  const range = rangeOfLine(context, line)
  return range.column < range.endColumn ? range : { ...range, endLine: line + 1, endColumn: 1 }
}

function linesEndingOtherwise(file: ParsedFile, first: LineEnd): readonly number[] {
  const lines: number[] = []
  for (let number = 1; number < file.lineCount; number += 1) {
    if (lineEndOn(file, number) !== first) lines.push(number)
  }
  return lines
}

/** A line end in an edit is written as the file's first one. */
function asFirst(context: CheckContext, number: number): Edit {
  const { line, endColumn } = rangeOfLine(context, number)
  return { line, column: endColumn, endLine: line + 1, endColumn: 1, text: '\n' }
}
