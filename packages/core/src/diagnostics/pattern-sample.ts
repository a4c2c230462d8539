/** Addresses made from patterns. */
import { matchesPattern, type Pattern } from '../matching/pattern.ts'

/** A unit that stands in no pattern: only a star can take it in. */
export const FRESH = '\uffff'

/**
 * Targets that stand for everything a pattern matches: another pattern matches all of them exactly
 * when it matches every target that the first one does. Each run of stars, and an open end, becomes
 * a unit that occurs in no pattern, so that only a star of the other, or its open end, takes it in.
 * A star at the start also takes the `/` with which every target begins.
 *
 * `text` is in its compared form.
 */
export function wholeSamples(text: string): readonly string[] {
  const open = text.endsWith('$') ? text.slice(0, -1) : `${text}*`
  const sample = open.replace(/\*+/g, FRESH)
  if (!sample.startsWith(FRESH)) return [sample]
  const rest = sample.slice(1)
  return rest.startsWith('/') ? [`/${sample}`, rest] : [`/${sample}`]
}

/**
 * Whether a pattern matches all that another one does, which is given as its compared text; the same
 * as to match all of `wholeSamples`, of which none has to be made: a star of the text is as good as a
 * unit that occurs in no pattern, since no piece of a pattern holds one.
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
