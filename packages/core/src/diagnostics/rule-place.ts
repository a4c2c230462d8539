/** Where the pattern of a rule stands. */
import type { Rule } from '../groups/reading.ts'
import type { TextRange } from './check.ts'
import { type CheckContext, rangeOfLine, rangeOnLine } from './check-context.ts'

/** The place of a rule's pattern; where it is empty, of its line. */
export function placeOfRule(context: CheckContext, { line, pattern }: Rule): TextRange {
  const written = context.line(line)
  if (written.kind !== 'field') return rangeOfLine(context, line)
  const { key, value } = written
  if (pattern === '') return rangeOnLine(line, key.from, Math.max(value.to, key.to))
  return rangeOnLine(line, value.from, value.from + pattern.length)
}
