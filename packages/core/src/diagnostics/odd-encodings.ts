/** What is odd about the percent-encoding of a pattern. */
import { isEscape, isUnreserved } from '../matching/percent-encoding.ts'
import type { EncodingKind } from './data/rules.ts'
import { patternsIn, plainRemarkStart } from './space-in-pattern.ts'
import { markupStart } from './stray-markup.ts'

export interface OddEncoding {
  readonly kind: EncodingKind
  /** Offsets in the pattern. */
  readonly from: number
  readonly to: number
  /** What should stand there, or what it stands for. */
  readonly becomes: string
}

/**
 * - `markup`: tags of a web page behind the path
 * - `remark`: text behind the path that was to be a comment
 * - `space`: a space or tab as it is, where an address has `%20` or `%09`
 * - `double`: `%25` and two digits: the sign of an escape, escaped again
 * - `unreserved`: an escape of a letter, a digit, `-`, `.`, `_` or `~`, which need none
 * - `wildcard`: `%2A` or `%24`, which stand for a literal star and dollar sign
 * - `lower-case`: digits as `%c3`, which are written `%C3` when compared
 * - `colon`: the colon of a wiki's namespace, as in `/Special:`, which some links encode
 * - `malformed`: a `%` without two hexadecimal digits behind it
 * - `cut`: escapes at the end that are only the beginning of a character in UTF-8
 * - `not-utf8`: escapes of octets that are no UTF-8, as `%E9` for é in an old charset
 */
export function oddEncodings(pattern: string): readonly OddEncoding[] {
  if (!/[% \t:<]/.test(pattern)) return []
  const markup = markupStart(pattern)
  if (markup >= 0) return [{ kind: 'markup', from: markup, to: pattern.length, becomes: '' }]
  const isPath = patternsIn(pattern).length === 0
  const remark = isPath ? plainRemarkStart(pattern) : -1
  if (remark >= 0) {
    const becomes = `# ${pattern.slice(remark)}`
    return [{ kind: 'remark', from: remark, to: pattern.length, becomes }]
  }
  const found: OddEncoding[] = []
  let endOfRun = 0
  let wholeUntil = Number.POSITIVE_INFINITY
  for (let at = 0; at < pattern.length; at += 1) {
    const unit = pattern.charCodeAt(at)
    if (unit === 37 && !isEscape(pattern, at)) {
      found.push(malformedEscape(pattern, at))
    } else if (unit === 37) {
      const end = at < endOfRun ? at : at + 3 * escapedOctets(pattern, at).length
      endOfRun = Math.max(endOfRun, end)
      const broken = end > at ? brokenOctets(pattern, at, end) : null
      if (broken !== null) {
        found.push({ ...broken, to: end, becomes: '' })
        // Whole characters in front of a cut one are looked at as any others.
        wholeUntil = broken.from
      }
      if (at >= wholeUntil && at < endOfRun) {
        at = endOfRun - 1
        continue
      }
      const odd = oddEscape(pattern, at)
      if (odd !== null) found.push(odd)
      at += (odd?.to ?? at + 3) - at - 1
    } else if ((unit === 32 || unit === 9) && isPath) {
      const becomes = unit === 32 ? '%20' : '%09'
      found.push({ kind: 'space', from: at, to: at + 1, becomes })
    }
  }
  const namespace = /\/(?!Allow|Disallow|Sitemap)[A-Z][a-z]+(?:_talk)?:(?!\/|%20)/.exec(pattern)
  if (namespace !== null && !/:\/\/|[ \t]/.test(pattern)) {
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

/** The sign and what was meant as its digits. */
function malformedEscape(pattern: string, at: number): OddEncoding {
  const [written = '%'] = /^%(?:u[0-9a-f]{4}|[0-9a-z]{0,2})/i.exec(pattern.slice(at, at + 6)) ?? []
  return { kind: 'malformed', from: at, to: at + written.length, becomes: '%25' }
}

/** The octets outside of ASCII that are escaped one behind the other from some place on. */
function escapedOctets(pattern: string, start: number): readonly number[] {
  const octets: number[] = []
  for (let at = start; pattern.charCodeAt(at) === 37 && isEscape(pattern, at); at += 3) {
    const octet = Number.parseInt(pattern.slice(at + 1, at + 3), 16)
    if (octet < 0x80) break
    octets.push(octet)
  }
  return octets
}

/**
 * The octets of a run that are no UTF-8; null where all are, and where a star follows a character that
 * is cut. Patterns are prefixes: at the end the last character may be cut. One octet alone behind a
 * letter is rather a letter of an old charset.
 */
function brokenOctets(
  pattern: string,
  from: number,
  end: number,
): { readonly kind: 'cut' | 'not-utf8'; readonly from: number } | null {
  const octets = escapedOctets(pattern, from)
  const next = pattern.charAt(end)
  const isLetter = octets.length === 1 && /[a-z]/i.test(pattern.charAt(from - 1))
  const isOpen = !isLetter && (next === '' || next === '*')
  for (let at = 0; at < octets.length; ) {
    const length = lengthOf(octets[at] ?? 0)
    const character = octets.slice(at, at + length)
    const isPart = length > 0 && character.slice(1).every((octet) => octet < 0xc0)
    if (!isPart || (character.length < length && !isOpen)) return { kind: 'not-utf8', from }
    // With a star behind it, the beginning of many letters is meant.
    if (character.length < length) {
      return next === '*' ? null : { kind: 'cut', from: from + 3 * at }
    }
    at += length
  }
  return null
}

/** How many octets a character has that begins with one outside of ASCII; 0 where none does. */
function lengthOf(lead: number): number {
  if (lead < 0xc2 || lead > 0xf4) return 0
  if (lead < 0xe0) return 2
  return lead < 0xf0 ? 3 : 4
}

function isHex(text: string, at: number): boolean {
  return /^[0-9a-f]{2}$/i.test(text.slice(at, at + 2))
}
