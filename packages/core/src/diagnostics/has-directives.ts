/** Whether a text holds anything that could be meant as a directive. */
import type { CheckContext } from './check-context.ts'
import { lineFault } from './line-fault.ts'

const known = new WeakMap<CheckContext, boolean>()

/**
 * Some line is a directive, known or misspelt, or only a slip away from one. False for error
 * messages and other texts that a server sends in place of a robots.txt; true where nothing but
 * comments and blank lines stands in the file.
 */
export function hasDirectives(context: CheckContext): boolean {
  const before = known.get(context)
  if (before !== undefined) return before
  const found = findDirective(context)
  known.set(context, found)
  return found
}

function findDirective(context: CheckContext): boolean {
  let hasContent = false
  for (let number = 1; number <= context.file.lineCount; number += 1) {
    const { kind } = context.line(number)
    if (kind === 'blank' || kind === 'comment') continue
    hasContent = true
    const fault = lineFault(context, number)
    if (fault.kind === 'unknown' ? fault.meant !== null : fault.kind !== 'text') return true
  }
  return !hasContent
}
