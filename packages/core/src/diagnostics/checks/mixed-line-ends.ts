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
  setsLineEnds: true,
  *run(context) {
    const { file } = context
    if (!/\r/.test(file.text)) return
    const counts = countsOf(file)
    const ends = [...counts.keys()]
    const meant = meantEnd(counts)
    if (meant === null || ends.length < 2) return
    const others = linesEndingOtherwise(file, meant)
    const [place] = others
    if (place === undefined) return
    yield {
      ...placeOf(context, place),
      data: { meant, ends, others: others.length },
      fixes:
        others.length > REWRITTEN
          ? []
          : [{ title: 'unify', edits: others.map((line) => asMeant(context, line, meant)) }],
    }
  },
}

/** How often each line end occurs, the first one first. */
function countsOf(file: ParsedFile): ReadonlyMap<LineEnd, number> {
  const counts = new Map<LineEnd, number>()
  for (let line = 1; line < file.lineCount; line += 1) {
    const end = lineEndOn(file, line)
    if (end !== null) counts.set(end, (counts.get(end) ?? 0) + 1)
  }
  return counts
}

/** The first, but no program of today ends lines with CR alone: then what most others have. */
function meantEnd(counts: ReadonlyMap<LineEnd, number>): LineEnd | null {
  const [first = null] = counts.keys()
  if (first !== 'cr') return first
  return (counts.get('crlf') ?? 0) >= (counts.get('lf') ?? 0) ? 'crlf' : 'lf'
}

/** The line; of a blank one its end, so that there is something to show. */
function placeOf(context: CheckContext, line: number): TextRange {
  const range = rangeOfLine(context, line)
  return range.column < range.endColumn ? range : { ...range, endLine: line + 1, endColumn: 1 }
}

function linesEndingOtherwise(file: ParsedFile, meant: LineEnd): readonly number[] {
  const lines: number[] = []
  for (let line = 1; line < file.lineCount; line += 1) {
    if (lineEndOn(file, line) !== meant) lines.push(line)
  }
  return lines
}

/** The end of a line as it is meant; a CR that a program has doubled goes. */
function asMeant(context: CheckContext, line: number, meant: LineEnd): Edit {
  const { file } = context
  const { endColumn } = rangeOfLine(context, line)
  const isDoubled =
    lineEndOn(file, line) === 'cr' &&
    context.text(line + 1) === '' &&
    lineEndOn(file, line + 1) === 'crlf'
  const text = isDoubled ? '' : LINE_ENDS[meant]
  return { line, column: endColumn, endLine: line + 1, endColumn: 1, text }
}

const LINE_ENDS: Readonly<Record<LineEnd, string>> = { lf: '\n', cr: '\r', crlf: '\r\n' }
