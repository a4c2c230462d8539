/**
 * Characters that look like nothing, or like an ASCII character that they are not: they come from
 * word processors, web pages and East Asian keyboards, and no reader takes them for what they seem.
 */

/**
 * - `space`: looks like a space (no-break space, ideographic space …)
 * - `invisible`: takes no room (zero-width space, soft hyphen …)
 * - `direction`: turns the direction of writing, and is not seen
 * - `quote`: a curly quotation mark
 * - `dash`: a hyphen or dash other than ASCII's
 * - `colon`, `slash`, `wide`: a full-width form of `:`, `/`, or of another ASCII character
 */
export type OddKind =
  | 'space'
  | 'invisible'
  | 'direction'
  | 'quote'
  | 'dash'
  | 'colon'
  | 'slash'
  | 'wide'

/** The byte order mark, which has a check of its own. */
export const MARK = 0xfeff

/** The kind of a UTF-16 unit; null for ordinary ones, the byte order mark among them. */
export function oddKindOf(unit: number): OddKind | null {
  if (unit < 0xa0) return null
  if (SPACES.has(unit) || (unit >= 0x2000 && unit <= 0x200a)) return 'space'
  if (INVISIBLE.has(unit)) return 'invisible'
  if (DIRECTIONS.has(unit) || (unit >= 0x202a && unit <= 0x202e)) return 'direction'
  if (unit >= 0x2066 && unit <= 0x2069) return 'direction'
  if (unit === 0x2018 || unit === 0x2019 || (unit >= 0x201c && unit <= 0x201e)) return 'quote'
  if ((unit >= 0x2010 && unit <= 0x2015) || unit === 0x2212) return 'dash'
  if (unit === 0xff1a || unit === 0xfe55 || unit === 0x2236 || unit === 0xa789) return 'colon'
  if (unit === 0xff0f || unit === 0x2215 || unit === 0x2044) return 'slash'
  return unit > 0xff00 && unit <= 0xff5e ? 'wide' : null
}

/** The ASCII text that a character seems to be; empty for what is not seen. */
export function seemingText(unit: number): string {
  switch (oddKindOf(unit)) {
    case null:
      return unit === MARK ? '' : String.fromCharCode(unit)
    case 'space':
      return ' '
    case 'invisible':
    case 'direction':
      return ''
    case 'quote':
      return unit <= 0x2019 ? "'" : '"'
    case 'dash':
      return '-'
    case 'colon':
      return ':'
    case 'slash':
      return '/'
    case 'wide':
      return String.fromCharCode(unit - 0xfee0)
  }
}

/** A whole text as it seems to be. */
export function seeming(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text
  let out = ''
  for (let i = 0; i < text.length; i += 1) out += seemingText(text.charCodeAt(i))
  return out
}

const INVISIBLE: ReadonlySet<number> = new Set([0xad, 0x200b, 0x200c, 0x200d, 0x2060, 0x180e])

const SPACES: ReadonlySet<number> = new Set([0xa0, 0x1680, 0x202f, 0x205f, 0x3000])

const DIRECTIONS: ReadonlySet<number> = new Set([0x200e, 0x200f, 0x61c])

/** Zero-width joiner or non-joiner: in Persian, Hindi and emoji they belong between two characters. */
export function isJoiner(unit: number): boolean {
  return unit === 0x200c || unit === 0x200d
}
