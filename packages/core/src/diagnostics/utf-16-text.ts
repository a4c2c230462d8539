/** Whether the octets of a file are UTF-16 or UTF-32 instead of UTF-8, and what they then say. */
import { encodeOctets } from '../syntax/source.ts'

/** How much of a text is looked at, in octets; each octet 0 or escaped octet is one unit. */
const HEAD = 4096

export type WideEncoding = 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be'

/** The text of octets that are UTF-16 or UTF-32. */
export interface WideText {
  readonly encoding: 'UTF-16' | 'UTF-32'
  readonly text: string
}

/** An octet 0 in its place beside or around nearly every letter, or beside some behind a mark. */
export function isUtf16(text: string): boolean {
  return encodingOf(text) !== null
}

/** The text that such octets stand for; null where they are something else. */
export function utf16Text(text: string): WideText | null {
  const encoding = encodingOf(text)
  if (encoding === null) return null
  const octets = encodeOctets(text)
  return encoding === 'utf-16le' || encoding === 'utf-16be'
    ? { encoding: 'UTF-16', text: new TextDecoder(encoding).decode(octets) }
    : { encoding: 'UTF-32', text: fromUtf32(octets, encoding === 'utf-32le') }
}

/** Octets FF FE or FE FF alone do not make a text UTF-16: others put them in front of ASCII. */
function encodingOf(text: string): WideEncoding | null {
  if (!text.slice(0, HEAD).includes('\0')) return null
  const octets = encodeOctets(text.slice(0, HEAD))
  const length = octets.length - (octets.length % 4)
  if (length < 8) return null
  const nuls = [0, 0, 0, 0]
  for (let i = 0; i < length; i += 1) {
    if (octets[i] === 0) nuls[i % 4] = (nuls[i % 4] ?? 0) + 1
  }
  const places = nuls.map((count) => count / (length / 4))
  const isMarked =
    octets[0] === 0xff ? octets[1] === 0xfe : octets[0] === 0xfe && octets[1] === 0xff
  const most = isMarked ? 0.01 : 0.7
  const [a = 0, b = 0, c = 0, d = 0] = places
  if (c > 0.7 && d > 0.7 && a < 0.1) return 'utf-32le'
  if (a > 0.7 && b > 0.7 && d < 0.1) return 'utf-32be'
  const even = (a + c) / 2
  const odd = (b + d) / 2
  if (odd > most && even < Math.min(0.1, odd)) return 'utf-16le'
  return even > most && odd < Math.min(0.1, even) ? 'utf-16be' : null
}

function fromUtf32(octets: Uint8Array, isLittle: boolean): string {
  const view = new DataView(octets.buffer, octets.byteOffset, octets.byteLength)
  const characters: string[] = []
  for (let at = 0; at + 4 <= octets.length; at += 4) {
    const code = view.getUint32(at, isLittle)
    if (at === 0 && code === 0xfeff) continue
    const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    characters.push(isCharacter ? String.fromCodePoint(code) : '\ufffd')
  }
  return characters.join('')
}
