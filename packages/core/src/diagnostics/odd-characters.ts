/**
 * Characters that look like nothing, or like an ASCII character that they are not: they come from
 * word processors, web pages and East Asian keyboards, and no reader takes them for what they seem.
 */
import { LOOK_ALIKES } from './look-alikes.ts'

/**
 * - `space`: looks like a space (no-break space, ideographic space …)
 * - `invisible`: takes no room (zero-width space, soft hyphen …), as Unicode's property
 *   Default_Ignorable_Code_Point says
 * - `direction`: turns the direction of writing, and is not seen
 * - `line-end`: a line end that is none in this file (U+0085, U+2028, U+2029)
 * - `quote`: a curly quotation mark
 * - `dash`: a hyphen or dash other than ASCII's
 * - `colon`, `slash`, `wide`: a full-width form of `:`, `/`, or of another ASCII character
 * - `letter`: a Cyrillic or Greek letter, or a dotless i, that looks like a Latin one
 */
export type OddKind =
  | 'space'
  | 'invisible'
  | 'direction'
  | 'line-end'
  | 'quote'
  | 'dash'
  | 'colon'
  | 'slash'
  | 'wide'
  | 'letter'

/** The byte order mark, which has a check of its own. */
export const MARK = 0xfeff

/** The kind of a UTF-16 unit; null for ordinary ones, the byte order mark among them. */
export function oddKindOf(unit: number): OddKind | null {
  if (unit < 0x85) return null
  if (unit === 0x85 || unit === 0x2028 || unit === 0x2029) return 'line-end'
  if (unit < 0xa0) return null
  if (SPACES.has(unit) || (unit >= 0x2000 && unit <= 0x200a)) return 'space'
  if (DIRECTIONS.has(unit) || (unit >= 0x202a && unit <= 0x202e)) return 'direction'
  if (unit >= 0x2066 && unit <= 0x2069) return 'direction'
  if (isUnseen(unit)) return 'invisible'
  if (unit === 0x2018 || unit === 0x2019 || (unit >= 0x201c && unit <= 0x201e)) return 'quote'
  if ((unit >= 0x2010 && unit <= 0x2015) || unit === 0x2212) return 'dash'
  if (unit === 0xff1a || unit === 0xfe55 || unit === 0x2236 || unit === 0xa789) return 'colon'
  if (unit === 0xff0f || unit === 0x2215 || unit === 0x2044) return 'slash'
  if (unit > 0xff00 && unit <= 0xff5e) return 'wide'
  return LOOK_ALIKES.has(unit) ? 'letter' : null
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
    case 'line-end':
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
    case 'letter':
      return LOOK_ALIKES.get(unit) ?? ''
  }
}

/** A whole text as it seems to be; control characters are not seen either. */
export function seeming(text: string): string {
  if (!/[^\t -~]/.test(text)) return text
  let out = ''
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i)
    out += seemingText(unit)
    if (isUnseenPair(unit)) i += 1
  }
  return out.replace(CONTROLS, '')
}

/** Control characters except tab and line ends, which are no part of a line; U+0085 is odd itself. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
export const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]+/g

/** A byte order mark that was decoded as Latin-1 and saved again. */
export const SPOILT_MARK = 'ï»¿'

/**
 * Default_Ignorable_Code_Point of Unicode 17, but for what looks like a space, turns the direction of
 * writing, or is the byte order mark. Of characters beyond U+FFFF the first unit tells (U+E0000…U+E0FFF).
 */
function isUnseen(unit: number): boolean {
  return (
    (unit >= 0x200b && unit <= 0x200d) ||
    (unit >= 0x2060 && unit <= 0x206f) ||
    (unit >= 0x180b && unit <= 0x180f) ||
    (unit >= 0xfe00 && unit <= 0xfe0f) ||
    (unit >= 0xfff0 && unit <= 0xfff8) ||
    isUnseenPair(unit) ||
    INVISIBLE.has(unit)
  )
}

const INVISIBLE: ReadonlySet<number> = new Set([0xad, 0x34f, 0x115f, 0x1160, 0x17b4, 0x17b5])

/** The fillers of Hangul and the empty pattern of Braille are among them. */
const SPACES: ReadonlySet<number> = new Set([
  ...[0xa0, 0x1680, 0x202f, 0x205f, 0x2800, 0x3000, 0x3164, 0xffa0],
])

const DIRECTIONS: ReadonlySet<number> = new Set([0x200e, 0x200f, 0x61c])

/**
 * Belongs between two characters outside of ASCII: a zero-width joiner or non-joiner in Persian,
 * Hindi and emoji, or a grapheme joiner.
 */
export function isJoiner(unit: number): boolean {
  return unit === 0x200c || unit === 0x200d || unit === 0x34f
}

/** The first unit of two that are one invisible character. */
export function isUnseenPair(unit: number): boolean {
  return unit >= 0xdb40 && unit <= 0xdb43
}

/** Belongs behind a character outside of ASCII: it says in which form that is to be shown. */
export function isVariation(unit: number): boolean {
  return (
    (unit >= 0xfe00 && unit <= 0xfe0f) || (unit >= 0x180b && unit <= 0x180f) || isUnseenPair(unit)
  )
}

/**
 * Belongs to a letter whose UTF-8 octets were taken for Latin-1: `Ã` and U+009F are an `ß`. That
 * the text is another one than was meant can be seen.
 */
export function isDecodedTwice(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  const before = text.charCodeAt(at - 1)
  if (unit < 0x80 || unit > 0xbf) return false
  return before === 0xc2 || before === 0xc3 || (unit < 0xa0 && before > 0x7f && before <= 0xf4)
}
