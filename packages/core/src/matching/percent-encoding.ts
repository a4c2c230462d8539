/**
 * The forms in which patterns and targets are compared. All of them are ASCII, so that one UTF-16
 * unit is one octet and lengths are octets.
 */
import { encodeOctets } from '../syntax/source.ts'

/** Escapes octets outside ASCII and writes the digits of escapes in upper case; decodes nothing. */
export function escapeNonAscii(text: string): string {
  if (isPlain(text)) return text
  let out = ''
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i)
    if (unit === PERCENT && isEscape(text, i)) {
      out += text.slice(i, i + 3).toUpperCase()
      i += 2
    } else if (unit < 0x80) out += text[i]
    else {
      const end = endOfNonAscii(text, i)
      for (const octet of encodeOctets(text.slice(i, end))) out += escapeOctet(octet)
      i = end - 1
    }
  }
  return out
}

/** `escapeNonAscii`, with escapes of unreserved characters (RFC 3986 §2.3) decoded. */
export function normaliseEscapes(text: string): string {
  const escaped = escapeNonAscii(text)
  if (!escaped.includes('%')) return escaped
  return escaped.replace(/%([2-7][0-9A-F])/g, (written, digits: string) => {
    const unit = Number.parseInt(digits, 16)
    return isUnreserved(unit) ? String.fromCharCode(unit) : written
  })
}

/** Letters, digits, `-`, `.`, `_`, `~` (RFC 3986 §2.3). */
export function isUnreserved(unit: number): boolean {
  return (
    (unit >= 97 && unit <= 122) ||
    (unit >= 65 && unit <= 90) ||
    (unit >= 48 && unit <= 57) ||
    unit === 45 ||
    unit === 46 ||
    unit === 95 ||
    unit === 126
  )
}

/** Whether a percent sign at `i` is followed by two hexadecimal digits. */
export function isEscape(text: string, i: number): boolean {
  return isHexDigit(text.charCodeAt(i + 1)) && isHexDigit(text.charCodeAt(i + 2))
}

const ESCAPES: readonly string[] = Array.from(
  { length: 0x100 },
  (_, octet) => `%${octet < 16 ? '0' : ''}${octet.toString(16).toUpperCase()}`,
)

/** An octet as `%XX`. */
export function escapeOctet(octet: number): string {
  return ESCAPES[octet & 0xff] ?? ''
}

const PERCENT = 37

/** ASCII without a percent sign: the same in every form that goes through a text unit by unit. */
export function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i)
    if (unit > 0x7f || unit === PERCENT) return false
  }
  return true
}

function endOfNonAscii(text: string, start: number): number {
  let end = start + 1
  while (end < text.length && text.charCodeAt(end) > 0x7f) end += 1
  return end
}

function isHexDigit(unit: number): boolean {
  return (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 70) || (unit >= 97 && unit <= 102)
}
