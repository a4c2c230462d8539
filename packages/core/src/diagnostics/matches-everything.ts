/** Patterns that match every address of a site. */
import { compilePattern } from '../matching/pattern.ts'
import { matchesAllOf } from './pattern-sample.ts'

/**
 * Whether a pattern matches whatever begins with a slash, where `*` and `$` are special: `/`, `*`, `/*$`,
 * and `/` behind stars.
 */
export function matchesEverything(pattern: string): boolean {
  if (!/^[/*]+\$?$/.test(pattern)) return false
  return matchesAllOf(compilePattern(pattern, true), '/')
}
