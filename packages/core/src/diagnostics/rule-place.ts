/** Where the pattern of a rule stands. */
import type { Rule } from '../groups/reading.ts'
import { isWhitespace } from '../syntax/line.ts'
import { lineColon, lineEnd, lineStart } from '../syntax/parse.ts'
import type { TextRange } from './check.ts'
import { type CheckContext, rangeOfLine, rangeOnLine } from './check-context.ts'

/** The place of a rule's pattern; where it is empty, from the name of the rule to its colon. */
export function placeOfRule(context: CheckContext, rule: Rule): TextRange {
  const { line, pattern } = rule
  const from = offsetOfPattern(context, rule)
  if (from === null) return rangeOfLine(context, line)
  if (pattern !== '') return rangeOnLine(line, from, from + pattern.length)
  const written = context.line(line)
  return rangeOnLine(line, written.kind === 'field' ? written.key.from : 0, from)
}

/**
 * The offset of a pattern in its line; behind the colon where it is empty. Where an octet 0 or the
 * line limit cuts a line short, the pattern is not the whole value. Null where it cannot be found.
 */
export function offsetOfPattern({ file }: CheckContext, { line, pattern }: Rule): number | null {
  const { text } = file
  const start = lineStart(file, line)
  const colon = lineColon(file, line)
  if (colon >= 0) {
    let at = colon + 1
    while (pattern !== '' && isWhitespace(text.charCodeAt(at))) at += 1
    if (text.startsWith(pattern, at)) return at - start
  }
  const found = text.slice(start, lineEnd(file, line)).indexOf(pattern)
  return found < 0 ? null : found
}
