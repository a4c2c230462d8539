/**
 * Protects the octets of a file: decoding and encoding lose none, whatever they are, sizes are
 * octets, and a cut by octets falls where a reader of octets would cut.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  byteOrderMarkLength,
  countEscapedOctets,
  decodeOctets,
  encodeOctets,
  isEscapedOctet,
  octetLength,
  takeOctets,
} from './source.ts'

const octets = (...values: number[]) => Uint8Array.from(values)

/** Malformed sequences, and how their octets are kept. */
const MALFORMED: readonly (readonly [string, Uint8Array, string])[] = [
  ['a continuation octet alone', octets(0x80), '\udc80'],
  ['the last continuation octet', octets(0xbf), '\udcbf'],
  ['a lead octet at the end', octets(0x61, 0xc3), 'a\udcc3'],
  ['a lead octet before ASCII', octets(0xc3, 0x61), '\udcc3a'],
  ['a lead octet twice', octets(0xc3, 0xc3, 0xa9), '\udcc3é'],
  ['a form of two octets too long for its character', octets(0xc0, 0xaf), '\udcc0\udcaf'],
  ['the other such lead octet', octets(0xc1, 0xbf), '\udcc1\udcbf'],
  ['a form of three octets too long', octets(0xe0, 0x9f, 0xbf), '\udce0\udc9f\udcbf'],
  ['a form of four octets too long', octets(0xf0, 0x8f, 0xbf, 0xbf), '\udcf0\udc8f\udcbf\udcbf'],
  ['a high surrogate in three octets', octets(0xed, 0xa0, 0x80), '\udced\udca0\udc80'],
  ['a low surrogate in three octets', octets(0xed, 0xbf, 0xbf), '\udced\udcbf\udcbf'],
  ['a character beyond U+10FFFF', octets(0xf4, 0x90, 0x80, 0x80), '\udcf4\udc90\udc80\udc80'],
  ['a lead octet beyond any character', octets(0xf5, 0x80, 0x80, 0x80), '\udcf5\udc80\udc80\udc80'],
  ['octets that never occur', octets(0xfe, 0xff), '\udcfe\udcff'],
  ['three octets cut short by one', octets(0xe3, 0x83), '\udce3\udc83'],
  ['four octets cut short by one', octets(0xf0, 0x9f, 0x98), '\udcf0\udc9f\udc98'],
  ['three octets broken in the middle', octets(0xe3, 0x41, 0x83), '\udce3A\udc83'],
  ['four octets broken at the end', octets(0xf0, 0x9f, 0x98, 0x41), '\udcf0\udc9f\udc98A'],
  ['Latin-1', octets(0x63, 0x61, 0x66, 0xe9), 'caf\udce9'],
  ['UTF-16, little end first', octets(0xff, 0xfe, 0x41, 0x00), '\udcff\udcfeA\0'],
]

const WELL_FORMED: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['ASCII with NUL and DEL', 'a\0\x7f'],
  ['the first and last of two octets', '\u0080\u07ff'],
  ['the first and last of three octets', '\u0800\ud7ff\ue000\uffff'],
  ['the first and last of four octets', '\u{10000}\u{10ffff}'],
  ['a mark in the middle', 'a\ufeffb'],
  ['the replacement character', '\ufffd'],
]

describe('decodeOctets', () => {
  it.each(MALFORMED)('keeps %s as lone surrogates', (_what, malformed, text) => {
    const decoded = decodeOctets(malformed)
    expect(decoded.text).toBe(text)
    expect(decoded.malformedOctets).toBe(text.replace(/[^\udc80-\udcff]/g, '').length)
    expect(encodeOctets(text)).toEqual(malformed)
  })

  it.each(WELL_FORMED)('reads %s as any reader of UTF-8 does', (_what, text) => {
    const encoded = Uint8Array.from(Buffer.from(text))
    expect(decodeOctets(encoded)).toEqual({ text, bom: 'none', malformedOctets: 0 })
    expect(encodeOctets(text)).toEqual(encoded)
  })

  it.each([
    ['whole', octets(0xef, 0xbb, 0xbf, 0x61), '\ufeffa', 1],
    ['whole, and nothing else', octets(0xef, 0xbb, 0xbf), '\ufeff', 1],
    ['partial', octets(0xef, 0xbb, 0x61), '\udcef\udcbba', 2],
    ['partial: one octet', octets(0xef, 0x61), '\udcefa', 1],
    ['none: its end alone', octets(0xbb, 0xbf, 0x61), '\udcbb\udcbfa', 0],
    ['none: a character that begins alike', octets(0xef, 0xbc, 0x81), '！', 0],
    ['none: later in the file', octets(0x61, 0xef, 0xbb, 0xbf), 'a\ufeff', 0],
  ])('tells a byte order mark: %s', (kind, file, text, length) => {
    const decoded = decodeOctets(file)
    expect(decoded.text).toBe(text)
    expect(decoded.bom).toBe(kind.split(/[:,]/)[0])
    expect(byteOrderMarkLength(text)).toBe(length)
  })

  it('loses no octet of any file', { timeout: 30_000 }, () => {
    const troubling = fc.constantFrom(0, 0x41, 0x80, 0x9f, 0xa0, 0xbf, 0xc3, 0xe0, 0xed, 0xf0, 0xf4)
    const files = fc.array(fc.oneof(fc.integer({ min: 0, max: 255 }), troubling), { maxLength: 40 })
    fc.assert(
      fc.property(files, (values) => {
        const file = Uint8Array.from(values)
        const { text } = decodeOctets(file)
        expect(encodeOctets(text)).toEqual(file)
        expect(octetLength(text)).toBe(file.length)
      }),
      { seed: 1, numRuns: 5000 },
    )
  })

  it('decodes what is valid as TextDecoder does, all else octet by octet', {
    timeout: 30_000,
  }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(0x80, 0xff), (text, stray) => {
        const file = Uint8Array.from([...Buffer.from(text), stray, ...Buffer.from(text)])
        const escaped = String.fromCharCode(0xdc00 + stray)
        expect(decodeOctets(file).text).toBe(text + escaped + text)
      }),
      { seed: 2, numRuns: 2000 },
    )
  })
})

describe('encodeOctets', () => {
  it.each([
    ['a high surrogate alone', '\ud800', [0xef, 0xbf, 0xbd]],
    ['a high surrogate at the end', 'a\udbff', [0x61, 0xef, 0xbf, 0xbd]],
    ['a low surrogate that escapes no octet', '\udc7f\udd00', [0xef, 0xbf, 0xbd, 0xef, 0xbf, 0xbd]],
    ['an escaped octet behind a pair', '😀\udc80', [0xf0, 0x9f, 0x98, 0x80, 0x80]],
    [
      'a pair whose second half looks like an escaped octet',
      '\ud83d\udc80',
      [0xf0, 0x9f, 0x92, 0x80],
    ],
  ])('gives %s', (_what, text, expected) => {
    expect(Array.from(encodeOctets(text))).toEqual(expected)
    expect(octetLength(text)).toBe(expected.length)
  })
})

describe('octetLength', () => {
  it('is the number of octets that any text encodes to, in whole and in part', {
    timeout: 30_000,
  }, () => {
    fc.assert(
      fc.property(anyText(), fc.nat(20), fc.nat(20), (text, a, b) => {
        expect(octetLength(text)).toBe(encodeOctets(text).length)
        const [from, to] = inside(text, a, b)
        expect(octetLength(text, from, to)).toBe(encodeOctets(text.slice(from, to)).length)
      }),
      { seed: 3, numRuns: 5000 },
    )
  })
})

describe('takeOctets', () => {
  it.each([
    ['all of it', 'abc', 3, 'abc'],
    ['more than there is', 'abc', 9, 'abc'],
    ['nothing', 'abc', 0, ''],
    ['the first octet of two', 'aé', 2, 'a\udcc3'],
    ['the first two octets of three', '漢字', 5, '漢\udce5\udcad'],
    ['the first three octets of four', '😀', 3, '\udcf0\udc9f\udc98'],
    ['an escaped octet', '\udcff\udcfe', 1, '\udcff'],
  ])('takes %s', (_what, text, limit, expected) => {
    expect(takeOctets(text, limit)).toBe(expected)
  })

  it('takes from the middle', () => {
    expect(takeOctets('aébéc', 3, 1, 4)).toBe('éb')
    expect(takeOctets('aébéc', 4, 1, 4)).toBe('éb\udcc3')
    expect(takeOctets('aébéc', 99, 1, 4)).toBe('ébé')
  })

  it('takes the very octets that a cut of the octets leaves', { timeout: 30_000 }, () => {
    fc.assert(
      // A high surrogate alone never comes from a file, and would pair with what a cut leaves.
      fc.property(anyText(), fc.nat(40), (typed, limit) => {
        const text = typed.replace(/[\ud800-\udbff](?![\udc00-\udfff])/g, '')
        const cut = encodeOctets(text).subarray(0, limit)
        expect(encodeOctets(takeOctets(text, limit))).toEqual(cut)
      }),
      { seed: 4, numRuns: 5000 },
    )
  })
})

describe('countEscapedOctets', () => {
  it.each([
    ['', 0],
    ['é漢😀\ufeff', 0],
    ['\udc80a\udcff', 2],
    ['\ud83d\udc80', 0],
    ['\udc7f\udd00\ud800', 0],
  ])('of %j is %i', (text, count) => {
    expect(countEscapedOctets(text)).toBe(count)
  })
})

describe('isEscapedOctet', () => {
  it.each([
    [0xdc7f, false],
    [0xdc80, true],
    [0xdcff, true],
    [0xdd00, false],
    [0x80, false],
  ])('of U+%x is %s', (unit, expected) => {
    expect(isEscapedOctet(unit)).toBe(expected)
  })
})

/** Text with characters of each length, pairs, halves of pairs and escaped octets. */
function anyText() {
  const units = ['a', 'é', '漢', '😀', '\ud800', '\udc00', '\udc80', '\udcff', '\udd00', '\ufeff']
  return fc.array(fc.constantFrom(...units), { maxLength: 12 }).map((parts) => parts.join(''))
}

/** Two indexes into a text that do not cut through a pair. */
function inside(text: string, a: number, b: number): readonly [number, number] {
  const whole = (i: number) => (/[\ud800-\udbff]/.test(text.charAt(i - 1)) ? i - 1 : i)
  const indexes = [whole(Math.min(a, text.length)), whole(Math.min(b, text.length))]
  return [Math.min(...indexes), Math.max(...indexes)]
}
