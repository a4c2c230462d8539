/**
 * Rules in plain writing, as nearly all lines of large files are: checks that look for something odd
 * need not look at them.
 */
import { lineEnd, lineStart } from '../syntax/parse.ts'
import type { CheckContext } from './check-context.ts'

/**
 * The name as the standard writes it, one space or none behind the colon, then a pattern without a
 * space, escape, comment, further colon or any character outside of ASCII. The pattern begins as it
 * should; nothing follows it.
 */
const PLAIN_RULE = /(?:Disallow|Allow|disallow|allow): ?(?:\*|\/(?!\/))[\w/.*$?=&~+-]*/y

interface Lines {
  readonly isPlain: Uint8Array
  readonly others: readonly number[]
}

const known = new WeakMap<CheckContext, Lines>()

/** The numbers of all lines but empty ones and rules in plain writing, in order. */
export function unusualLines(context: CheckContext): readonly number[] {
  return linesOf(context).others
}

/** Whether a line is a rule in plain writing. */
export function isPlainRule(context: CheckContext, line: number): boolean {
  return linesOf(context).isPlain[line] === 1
}

function linesOf(context: CheckContext): Lines {
  const before = known.get(context)
  if (before !== undefined) return before
  const { file } = context
  const isPlain = new Uint8Array(file.lineCount + 1)
  const others: number[] = []
  for (let line = 1; line <= file.lineCount; line += 1) {
    const start = lineStart(file, line)
    const end = lineEnd(file, line)
    if (start === end) continue
    if (isPlainText(file.text, start, end)) isPlain[line] = 1
    else others.push(line)
  }
  const lines = { isPlain, others }
  known.set(context, lines)
  return lines
}

/** Looks at the first letter before it asks the pattern, for which a no takes longer than a yes. */
function isPlainText(text: string, start: number, end: number): boolean {
  const first = text.charCodeAt(start) | 0x20
  if (first !== SMALL_A && first !== SMALL_D) return false
  PLAIN_RULE.lastIndex = start
  return PLAIN_RULE.test(text) && PLAIN_RULE.lastIndex === end
}

const SMALL_A = 97
const SMALL_D = 100
