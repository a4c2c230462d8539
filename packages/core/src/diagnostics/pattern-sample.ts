/** Addresses made from patterns. */

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
 * The shortest pattern that matches the same targets: a run of stars does what one does, and a star
 * at the end, alone or in front of `$`, does nothing.
 */
export function shortestForm(text: string): string {
  if (!text.includes('*')) return text
  const single = text.replace(/\*{2,}/g, '*')
  const bare = single.replace(/\*\$?$/, '')
  return bare === '' && single !== '' ? '/' : bare
}

/** A pattern without the stars at its end, which do nothing there. */
export function withoutLastStars(text: string): string {
  let end = text.length
  while (end > 0 && text.charCodeAt(end - 1) === STAR) end -= 1
  return text.slice(0, end)
}

const STAR = 42
