/**
 * Recognises an address that is canonical as it stands, so that nothing of it need be rewritten:
 * by far the most addresses of a list, and reading one as a URL takes several times as long.
 *
 * Only the plainest spellings are recognised, and everything is left alone that the URL standard
 * might change: other schemes, ports, credentials, upper case, a host in punycode or that might be a
 * number, dot segments, fragments, escapes in lower case, and every character that some part of an
 * address must escape (https://url.spec.whatwg.org/#percent-encoded-bytes, checked 2026-11-30).
 */

/**
 * Where the path begins in an address that is canonical as it stands (0 for a bare path); -1 where
 * that is not certain, though it may be.
 */
export function pathOfCanonical(address: string): number {
  const path = address.charCodeAt(0) === SLASH ? 0 : endOfPlainSite(address)
  // Two slashes begin a host, not a path.
  if (path < 0 || (path === 0 && address.charCodeAt(1) === SLASH)) return -1
  return isPlainPath(address, path) ? path : -1
}

const SLASH = 47
const PERCENT = 37
const DOT = 46
const DASH = 45

/** What a unit may be: 0 is for whatever needs a closer look. */
const PLAIN = 1
const HOST = 2
const HEX = 4

const KIND = kinds()

function kinds(): Uint8Array {
  const table = new Uint8Array(0x80)
  const mark = (units: string, kind: number) => {
    for (const unit of units) {
      const code = unit.charCodeAt(0)
      table[code] = (table[code] ?? 0) | kind
    }
  }
  const digits = '0123456789'
  const lower = 'abcdefghijklmnopqrstuvwxyz'
  mark(digits + lower + lower.toUpperCase(), PLAIN)
  mark('-_~!$&()*+,;=:@/.?', PLAIN)
  mark(`${digits}ABCDEF`, HEX)
  mark(digits + lower, HOST)
  return table
}

/** Where scheme and host end, in front of a slash; -1 where they are not plain. */
function endOfPlainSite(address: string): number {
  const host = address.startsWith('https://') ? 8 : address.startsWith('http://') ? 7 : -1
  if (host < 0) return -1
  let labelStart = host
  for (let i = host; i < address.length; i += 1) {
    const unit = address.charCodeAt(i)
    if (unit < 0x80 && ((KIND[unit] ?? 0) & HOST) !== 0) continue
    const isAtEdge = i === labelStart || address.charCodeAt(i - 1) === DASH
    if (isAtEdge || i - labelStart > LONGEST_LABEL) return -1
    if (unit === SLASH) {
      const mayBeNumber = isDigit(address.charCodeAt(labelStart))
      return mayBeNumber || i - host > LONGEST_HOST ? -1 : i
    }
    if (unit === DOT) labelStart = i + 1
    else if (unit !== DASH) return -1
  }
  return -1
}

/** Longer ones are refused somewhere (RFC 1035 §2.3.4). */
const LONGEST_LABEL = 63
const LONGEST_HOST = 253

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57
}

/** Whether path and query need no rewriting; `from` is at a slash. */
function isPlainPath(address: string, from: number): boolean {
  let before = 0
  for (let i = from; i < address.length; i += 1) {
    const unit = address.charCodeAt(i)
    if (unit > 0x7f) return false
    if (unit === PERCENT) {
      const isUpperCase = isHex(address.charCodeAt(i + 1)) && isHex(address.charCodeAt(i + 2))
      if (!isUpperCase || (before === SLASH && address.startsWith('%2E', i))) return false
    } else if (((KIND[unit] ?? 0) & PLAIN) === 0 || (before === SLASH && unit === DOT)) return false
    before = unit
  }
  return true
}

function isHex(unit: number): boolean {
  return unit < 0x80 && ((KIND[unit] ?? 0) & HEX) !== 0
}
