/** Targets made from patterns: the long way to tell whether a pattern matches all that another one does. */
import { FRESH } from '../src/diagnostics/pattern-sample.ts'

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
