/** Names of directives that are spoilt by characters which are not seen, or not what they seem. */
import { nameMeaning } from './directive-names.ts'
import { CONTROLS, MARK, oddKindOf, SPOILT_MARK, seeming } from './odd-characters.ts'

/**
 * Characters that are not what they seem spoil the name or the colon: a byte order mark, control
 * characters, octets that are no UTF-8. Or nothing else stands on the line.
 */
export interface SpoiltName {
  readonly kind: 'characters'
  readonly seen: 'name' | 'nothing'
}

const SPOILT_NAME: SpoiltName = { kind: 'characters', seen: 'name' }

const NOTHING_SEEN: SpoiltName = { kind: 'characters', seen: 'nothing' }

/**
 * The text in front of the value, put into ASCII as it seems to be, is a directive's name; or there
 * is nothing to see at all. Null where neither is so.
 */
export function spoiltBy(text: string): SpoiltName | null {
  if (!hasOddCharacter(text)) return null
  const seen = seeming(text).replace(ESCAPED_OCTETS, '').trim()
  if (seen.replaceAll(SPOILT_MARK, '').trim() === '') {
    return text.search(ESCAPED_OCTETS) < 0 ? NOTHING_SEEN : null
  }
  const name = (/^["']*([^:]*)/.exec(seen)?.[1] ?? '').trim()
  const { kind } = nameMeaning(name)
  const isName = kind === 'standard' || kind === 'extension' || kind === 'spelling'
  return isName ? SPOILT_NAME : null
}

/** Octets that are no UTF-8, in a name: lone surrogates. */
const ESCAPED_OCTETS = /(?<![\ud800-\udbff])[\udc80-\udcff]/g

/** A byte order mark, a character that is not what it seems, or one that is no character. */
function hasOddCharacter(text: string): boolean {
  if (!/[^\t -~]/.test(text)) return false
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i)
    if (unit === MARK || (unit >= 0xdc80 && unit <= 0xdcff) || oddKindOf(unit) !== null) return true
    if (unit === 0xef && text.startsWith(SPOILT_MARK, i)) return true
  }
  return text.search(CONTROLS) >= 0
}
