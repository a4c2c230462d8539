/** Whether a text holds anything that could be meant as a directive. */
import type { CheckContext } from './check-context.ts'
import { lineFault } from './line-fault.ts'
import { CONTROLS } from './odd-characters.ts'

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

/** The text is JSON, a picture or other data without a directive: its lines mean nothing at all. */
export function isOtherData(context: CheckContext): boolean {
  const head = context.file.text.slice(0, HEAD)
  const looksSo = /^[\ufeff\s]*[{[]/.test(head) || head.search(CONTROLS) >= 0
  return looksSo && !hasDirectives(context)
}

/** How much of a text is looked at. */
const HEAD = 4096

function findDirective(context: CheckContext): boolean {
  let hasContent = false
  for (let number = 1; number <= context.file.lineCount; number += 1) {
    const { kind } = context.line(number)
    if (kind === 'blank' || kind === 'comment') continue
    const fault = lineFault(context, number)
    if (fault.kind === 'characters' && fault.seen === 'nothing') continue
    hasContent = true
    if (fault.kind === 'unknown' ? fault.meant !== null : fault.kind !== 'text') return true
  }
  return !hasContent
}
