/** What is odd about the percent-encoding of a pattern. */
import { isEscape, isUnreserved } from '../matching/percent-encoding.ts'
import type { EncodingKind } from './data/rules.ts'
import { patternsIn, remarkStart } from './space-in-pattern.ts'

export interface OddEncoding {
  readonly kind: EncodingKind
  /** Offsets in the pattern. */
  readonly from: number
  readonly to: number
  /** What should stand there, or what it stands for. */
  readonly becomes: string
}

/**
 * - `space`: a space or tab as it is, where an address has `%20` or `%09`
 * - `double`: `%25` and two digits: the sign of an escape, escaped again
 * - `unreserved`: an escape of a letter, a digit, `-`, `.`, `_` or `~`, which need none
 * - `wildcard`: `%2A` or `%24`, which stand for a literal star and dollar sign
 * - `lower-case`: digits as `%c3`, which are written `%C3` when compared
 * - `colon`: the colon of a wiki's namespace, as in `/Special:`, which some links encode
 */
export function oddEncodings(pattern: string): readonly OddEncoding[] {
  if (!/[% \t:]/.test(pattern)) return []
  const found: OddEncoding[] = []
  const isPath = patternsIn(pattern).length === 0 && remarkStart(pattern) < 0
  for (let at = 0; at < pattern.length; at += 1) {
    const unit = pattern.charCodeAt(at)
    if (unit === 37 && isEscape(pattern, at)) {
      const odd = oddEscape(pattern, at)
      if (odd !== null) found.push(odd)
      at += (odd?.to ?? at + 3) - at - 1
    } else if ((unit === 32 || unit === 9) && isPath) {
      const becomes = unit === 32 ? '%20' : '%09'
      found.push({ kind: 'space', from: at, to: at + 1, becomes })
    }
  }
  const namespace = /\/(?!Allow|Disallow|Sitemap)[A-Z][a-z]+(?:_talk)?:(?!\/)/.exec(pattern)
  if (namespace !== null && !pattern.includes('://')) {
    const to = namespace.index + namespace[0].length
    found.push({ kind: 'colon', from: to - 1, to, becomes: '%3A' })
  }
  return found
}

function oddEscape(pattern: string, at: number): OddEncoding | null {
  const written = pattern.slice(at, at + 3)
  const code = Number.parseInt(written.slice(1), 16)
  const odd = (kind: EncodingKind, becomes: string, length = 3): OddEncoding => ({
    kind,
    from: at,
    to: at + length,
    becomes,
  })
  if (code === 37 && isHex(pattern, at + 3)) {
    return odd('double', `%${pattern.slice(at + 3, at + 5).toUpperCase()}`, 5)
  }
  if (isUnreserved(code)) return odd('unreserved', String.fromCharCode(code))
  if (code === 42 || code === 36) return odd('wildcard', String.fromCharCode(code))
  return written === written.toUpperCase() ? null : odd('lower-case', written.toUpperCase())
}

function isHex(text: string, at: number): boolean {
  return /^[0-9a-f]{2}$/i.test(text.slice(at, at + 2))
}
