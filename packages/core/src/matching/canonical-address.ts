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

/** Kinds of units; 0 is for whatever an address may not hold as it is. */
const PLAIN = 1
/** Plain, too, but that what stands around it must be looked at. */
const LOOK = 2
const HOST = 4
const HEX = 8

const KINDS = kindsOfUnits()

function kindsOfUnits(): Uint8Array {
  const digits = '0123456789'
  const lower = 'abcdefghijklmnopqrstuvwxyz'
  const kinds = new Uint8Array(0x80)
  const mark = (units: string, kind: number) => {
    for (const unit of units) {
      const code = unit.charCodeAt(0)
      kinds[code] = (kinds[code] ?? 0) | kind
    }
  }
  mark(`${digits}${lower}${lower.toUpperCase()}-_~!$&()*+,;=:@/?`, PLAIN)
  mark('.%', LOOK)
  mark(digits + lower, HOST)
  mark(`${digits}ABCDEF`, HEX)
  return kinds
}

function isOf(kind: number, unit: number): boolean {
  return ((KINDS[unit] ?? 0) & kind) !== 0
}

/** Where scheme and host end, in front of a slash; -1 where they are not plain. */
function endOfPlainSite(address: string): number {
  const host = address.startsWith('https://') ? 8 : address.startsWith('http://') ? 7 : -1
  if (host < 0) return -1
  let labelStart = host
  for (let i = host; i < address.length; i += 1) {
    const unit = address.charCodeAt(i)
    if (isOf(HOST, unit)) continue
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
  for (let i = from; i < address.length; i += 1) {
    const unit = address.charCodeAt(i)
    if (isOf(PLAIN, unit)) continue
    if (!isOf(LOOK, unit)) return false
    const mayBeDots = address.charCodeAt(i - 1) === SLASH
    if (unit === DOT ? mayBeDots : mayBeDots && address.startsWith('%2E', i)) return false
    if (unit === PERCENT && !isUpperCaseEscape(address, i)) return false
  }
  return true
}

function isUpperCaseEscape(address: string, percent: number): boolean {
  return isOf(HEX, address.charCodeAt(percent + 1)) && isOf(HEX, address.charCodeAt(percent + 2))
}
