/**
 * Text of a stranger's file or of a typed token, fit to stand in a sentence: on a page, in a
 * terminal and in the mouth of a screen reader.
 */

/** The most characters of a pattern or token that a sentence shows. */
export const SHOWN_LENGTH = 120

/**
 * The text, cut to `SHOWN_LENGTH` characters, with control characters as their symbols (`␉`), and
 * U+FFFD for octets that are no UTF-8 and for characters that turn the direction of writing.
 */
export function displayable(text: string): string {
  // Cut before looking at the rest: a pattern may be as long as the file.
  const units = text.slice(0, 2 * SHOWN_LENGTH + 1)
  const characters = [...units]
  const shown =
    characters.length > SHOWN_LENGTH ? `${characters.slice(0, SHOWN_LENGTH - 1).join('')}…` : units
  return shown.replace(
    /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    symbolOf,
  )
}

const CONTROL_PICTURES = 0x2400
const PICTURE_OF_DELETE = '\u2421'

function symbolOf(character: string): string {
  const unit = character.charCodeAt(0)
  if (unit < 32) return String.fromCharCode(CONTROL_PICTURES + unit)
  return unit === 127 ? PICTURE_OF_DELETE : '\ufffd'
}
