/** Patterns held against patterns. */
import { matchesPattern, type Pattern } from '../matching/pattern.ts'

/** A unit that stands in no pattern: only a star can take it in. */
export const FRESH = '\uffff'

/**
 * Whether a pattern matches all that another one does, which is given as its compared text. That text
 * stands for it: a star there can only be taken in by a star of the pattern, since no piece of a
 * pattern holds one, and an open end only by an open end. A star at the start also takes the `/` with
 * which every target begins.
 */
export function matchesAllOf(pattern: Pattern, text: string): boolean {
  const anchored = text.endsWith('$')
  if (!anchored && !pattern.openEnd) return false
  const target = anchored ? text.slice(0, -1) : text
  if (!target.startsWith('*')) return matchesPattern(pattern, target)
  if (!matchesPattern(pattern, `/${target}`)) return false
  let rest = 0
  while (target.charCodeAt(rest) === STAR) rest += 1
  return target.charCodeAt(rest) !== SLASH || matchesPattern(pattern, target.slice(rest))
}

const STAR = 42
const SLASH = 47

/**
 * The shortest pattern that matches the same targets: a run of stars does what one does, and a star
 * at the end, alone or in front of `$`, does nothing.
 */
export function shortestForm(text: string): string {
  if (!text.includes('*')) return text
  const single = text.replace(/\*{2,}/g, '*')
  const bare = single.replace(/\*\$?$/, '')
  return bare === '' && single !== '' ? '/' : bare
}
