/**
 * A first look at a pattern as written: whether it is worth compiling for one target.
 *
 * It holds for the compared forms that go through a pattern character by character and leave ASCII
 * as it is but for escapes: there, what is written in front of the first `%`, `*`, `$` or character
 * outside ASCII must stand at the start of every target that the pattern fits.
 */
import type { ComparedForm } from './compared-form.ts'

/** The forms for which `mayMatch` holds. */
export const LOOKED_AT: ReadonlySet<ComparedForm> = new Set(['escape-non-ascii', 'normalised'])

/** Whether a pattern, as written, may fit a target in compared form. Never wrong when it says no. */
export function mayMatch(written: string, target: string): boolean {
  const length = Math.min(written.length, target.length)
  for (let i = 0; i < length; i += 1) {
    const unit = written.charCodeAt(i)
    if (unit > 0x7f || unit === PERCENT || unit === STAR || unit === DOLLAR) return true
    if (unit !== target.charCodeAt(i)) return false
  }
  // A target that ends here is the directory of the index page that the pattern may name.
  return true
}

const PERCENT = 37
const STAR = 42
const DOLLAR = 36
