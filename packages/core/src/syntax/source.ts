/**
 * Octets to text and back, without loss.
 *
 * A robots.txt file is a run of octets that should be UTF-8 (RFC 9309 §2.2) and often is not.
 * Readers compare octets, so none may be dropped: an octet that is not part of valid UTF-8 becomes
 * one lone surrogate U+DC80…U+DCFF (0xDC00 + octet), and turns back into that octet on the way out.
 * The byte order mark stays in the text as U+FEFF and is reported as a fact.
 */

/** How much of a UTF-8 byte order mark (EF BB BF) the file begins with. */
export type ByteOrderMark = 'none' | 'partial' | 'whole'

/** A file as text, with what the text alone does not show. */
export interface DecodedSource {
  readonly text: string
  readonly bom: ByteOrderMark
  /** Octets that are not part of valid UTF-8; each stands in `text` as one lone surrogate. */
  readonly malformedOctets: number
}

/** Decodes octets as UTF-8 without loss: `encodeOctets(decodeOctets(o).text)` gives `o` again. */
export function decodeOctets(octets: Uint8Array): DecodedSource {
  const text = decodeValid(octets) ?? decodeMixed(octets)
  return { text, bom: byteOrderMarkOf(text), malformedOctets: countEscapedOctets(text) }
}

/** The octets of a text; an escaped octet (lone U+DC80…U+DCFF) becomes that octet again. */
export function encodeOctets(text: string): Uint8Array {
  const octets = new Uint8Array(octetLength(text))
  let at = 0
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) octets[at++] = unit
    else if (isEscapedOctet(unit)) octets[at++] = unit & 0xff
    else {
      const pair = isPairAt(text, i)
      const code = pair ? (text.codePointAt(i) ?? 0xfffd) : isSurrogate(unit) ? 0xfffd : unit
      at = writeUtf8(octets, at, code)
      if (pair) i += 1
    }
  }
  return octets
}

/** The number of octets of a text (a lone surrogate that escapes no octet counts as U+FFFD, 3). */
export function octetLength(text: string, from = 0, to = text.length): number {
  let octets = to - from
  for (let i = from; i < to; i += 1) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) continue
    if (unit < 0x800) octets += 1
    else if (isPairAt(text, i)) {
      octets += 2
      i += 1
    } else if (!isEscapedOctet(unit)) octets += 2
  }
  return octets
}

/**
 * The first `limit` octets of `text` from index `from`, as text. A character that the limit cuts
 * through leaves its first octets behind, escaped, as a reader that works on octets would see.
 */
export function takeOctets(text: string, limit: number, from = 0, to = text.length): string {
  let octets = 0
  let i = from
  while (i < to) {
    const length = isPairAt(text, i) ? 2 : 1
    const size = octetLength(text, i, i + length)
    if (octets + size > limit) {
      const rest = encodeOctets(text.slice(i, i + length)).subarray(0, limit - octets)
      return text.slice(from, i) + Array.from(rest, escapeOctet).join('')
    }
    octets += size
    i += length
  }
  return text.slice(from, to)
}

/** The byte order mark a text begins with: whole (EF BB BF), or its first one or two octets. */
export function byteOrderMarkOf(text: string): ByteOrderMark {
  const first = text.charCodeAt(0)
  if (first === 0xfeff) return 'whole'
  return first === 0xdcef ? 'partial' : 'none'
}

/** The number of UTF-16 units the (whole or partial) byte order mark of a text takes. */
export function byteOrderMarkLength(text: string): number {
  const bom = byteOrderMarkOf(text)
  if (bom === 'none') return 0
  return bom === 'partial' && text.charCodeAt(1) === 0xdcbb ? 2 : 1
}

/** Whether a UTF-16 unit has the form of an escaped octet (it is one when it stands alone). */
export function isEscapedOctet(unit: number): boolean {
  return unit >= 0xdc80 && unit <= 0xdcff
}

function decodeValid(octets: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(octets)
  } catch {
    return null
  }
}

function decodeMixed(octets: Uint8Array): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const parts: string[] = []
  let valid = 0
  let i = 0
  while (i < octets.length) {
    const length = sequenceLength(octets, i)
    if (length > 0) {
      i += length
      continue
    }
    if (i > valid) parts.push(decoder.decode(octets.subarray(valid, i)))
    parts.push(escapeOctet(octets[i] ?? 0))
    i += 1
    valid = i
  }
  parts.push(decoder.decode(octets.subarray(valid)))
  return parts.join('')
}

/** Length of the well-formed UTF-8 sequence at `i` (Unicode 15, table 3-7), 0 where there is none. */
function sequenceLength(octets: Uint8Array, i: number): number {
  const lead = octets[i] ?? 0
  if (lead < 0x80) return 1
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2
  if (lead < 0xc2 || lead > 0xf4 || i + length > octets.length) return 0
  const second = octets[i + 1] ?? 0
  const least = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
  const most = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
  if (second < least || second > most) return 0
  for (let k = 2; k < length; k += 1) {
    if (((octets[i + k] ?? 0) & 0xc0) !== 0x80) return 0
  }
  return length
}

function writeUtf8(octets: Uint8Array, start: number, code: number): number {
  let at = start
  if (code < 0x800) octets[at++] = 0xc0 | (code >> 6)
  else {
    if (code < 0x10000) octets[at++] = 0xe0 | (code >> 12)
    else {
      octets[at++] = 0xf0 | (code >> 18)
      octets[at++] = 0x80 | ((code >> 12) & 0x3f)
    }
    octets[at++] = 0x80 | ((code >> 6) & 0x3f)
  }
  octets[at++] = 0x80 | (code & 0x3f)
  return at
}

/** The number of octets of a text that are not part of valid UTF-8 (escaped as lone surrogates). */
export function countEscapedOctets(text: string): number {
  let count = 0
  for (let i = 0; i < text.length; i += 1) {
    if (isPairAt(text, i)) i += 1
    else if (isEscapedOctet(text.charCodeAt(i))) count += 1
  }
  return count
}

function escapeOctet(octet: number): string {
  return String.fromCharCode(0xdc00 + octet)
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff
}

function isPairAt(text: string, i: number): boolean {
  const high = text.charCodeAt(i)
  if (high < 0xd800 || high > 0xdbff) return false
  const low = text.charCodeAt(i + 1)
  return low >= 0xdc00 && low <= 0xdfff
}
