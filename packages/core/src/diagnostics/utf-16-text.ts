/** Whether the octets of a file are UTF-16 instead of UTF-8, and what they then say. */
import { encodeOctets } from '../syntax/source.ts'

/** How much of a text is looked at, in UTF-16 units. */
const HEAD = 2048

/** The byte order marks FF FE and FE FF; octets that are not valid UTF-8 are escaped in a text. */
const LITTLE_ENDIAN_MARK = '\udcff\udcfe'
const BIG_ENDIAN_MARK = '\udcfe\udcff'

/** A byte order mark of UTF-16, or an octet 0 beside nearly every letter. */
export function isUtf16(text: string): boolean {
  return utf16Encoding(text) !== null
}

/** The text that UTF-16 octets stand for; null where they are not UTF-16. */
export function utf16Text(text: string): string | null {
  const encoding = utf16Encoding(text)
  return encoding === null ? null : new TextDecoder(encoding).decode(encodeOctets(text))
}

function utf16Encoding(text: string): 'utf-16le' | 'utf-16be' | null {
  if (text.startsWith(LITTLE_ENDIAN_MARK)) return 'utf-16le'
  if (text.startsWith(BIG_ENDIAN_MARK)) return 'utf-16be'
  const length = Math.min(text.length, HEAD)
  if (length < 8) return null
  const nuls = [0, 0]
  for (let i = 0; i < length; i += 1) {
    if (text.charCodeAt(i) === 0) nuls[i % 2] = (nuls[i % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = nuls
  const most = length / 2
  if (odd > most * 0.7 && even < most * 0.1) return 'utf-16le'
  return even > most * 0.7 && odd < most * 0.1 ? 'utf-16be' : null
}
