/**
 * Checks that look for something odd need not look at rules in plain writing, as nearly all lines of
 * large files are.
 */
import { plainRules } from '../groups/plain-rules.ts'
import { lineEnd, lineStart } from '../syntax/parse.ts'
import type { CheckContext } from './check-context.ts'

const known = new WeakMap<CheckContext, readonly number[]>()

/** The numbers of all lines but empty ones and rules in plain writing, in order. */
export function unusualLines(context: CheckContext): readonly number[] {
  const before = known.get(context)
  if (before !== undefined) return before
  const { file } = context
  const plain = plainRules(file)
  const others: number[] = []
  for (let line = 1; line <= file.lineCount; line += 1) {
    if (plain[line] !== undefined || lineStart(file, line) === lineEnd(file, line)) continue
    others.push(line)
  }
  known.set(context, others)
  return others
}

/** Whether a line is a rule in plain writing. */
export function isPlainRule({ file }: CheckContext, line: number): boolean {
  return plainRules(file)[line] !== undefined
}
