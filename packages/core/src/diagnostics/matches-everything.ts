/** Patterns that match every address of a site. */
import { compilePattern, matchesPattern } from '../matching/pattern.ts'
import { wholeSamples } from './pattern-sample.ts'

/**
 * Whether a pattern matches whatever begins with a slash, where `*` and `$` are special: `/`, `*`, `/*$`,
 * and `/` behind stars.
 */
export function matchesEverything(pattern: string): boolean {
  if (!/^[/*]+\$?$/.test(pattern)) return false
  const compiled = compilePattern(pattern, true)
  return wholeSamples('/').every((sample) => matchesPattern(compiled, sample))
}
