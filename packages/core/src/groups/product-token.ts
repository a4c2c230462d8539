/** The product token of a `User-agent:` value, and how it meets the token of a crawler. */
import type { Decisions } from '../dialects/decisions.ts'
import { decodePercent } from '../matching/quoting.ts'

/** The leading letters, `-` and `_` of a text: a product token by RFC 9309 §2.2 (`identifier`). */
export function leadingToken(text: string): string {
  let end = 0
  while (end < text.length && isTokenUnit(text.charCodeAt(end))) end += 1
  return text.slice(0, end)
}

/** Whether a text is a product token by the grammar: letters, `-` and `_` only (RFC 9309 §2.2.1). */
export function isLegalToken(text: string): boolean {
  return text !== '' && leadingToken(text).length === text.length
}

/**
 * The token that a `User-agent:` value names in a dialect, in lower case: `*` for every crawler,
 * the empty string where it names nobody.
 */
export function namedToken(written: string, decisions: Decisions): string {
  const value = decisions.tokenEscapes === 'decoded' ? decodePercent(written, 'replace') : written
  if (isStar(value, decisions.looseStar)) return '*'
  switch (decisions.productToken) {
    case 'leading-letters':
    case 'published':
      return leadingToken(value).toLowerCase()
    case 'grammar':
      return isLegalToken(value) ? value.toLowerCase() : ''
    case 'whole-value':
    case 'first-within':
    case 'whole-or-within':
      return value.toLowerCase()
    case 'longest-within':
      return value.replaceAll('*', '').toLowerCase()
  }
}

/** `*` alone or, read loosely, `*` followed by white space and anything. */
function isStar(value: string, loose: boolean): boolean {
  if (value.charCodeAt(0) !== 42) return false
  if (value.length === 1) return true
  const second = value.charCodeAt(1)
  return loose && (second === 32 || (second >= 9 && second <= 13))
}

function isTokenUnit(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || unit === 45 || unit === 95
}
