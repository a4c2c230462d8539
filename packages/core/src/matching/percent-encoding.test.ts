/**
 * Protects the compared forms of the standard and of Google's parser: only ASCII comes out, doing
 * it twice changes nothing, octets that are no UTF-8 become the escapes of those octets.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  escapeNonAscii,
  escapeOctet,
  isEscape,
  isUnreserved,
  normaliseEscapes,
} from './percent-encoding.ts'

describe('escapeNonAscii', () => {
  it.each([
    ['/plain?a=b&c', '/plain?a=b&c'],
    ['/a b"<>`{}|\\^', '/a b"<>`{}|\\^'],
    ['/café', '/caf%C3%A9'],
    ['/漢字', '/%E6%BC%A2%E5%AD%97'],
    ['/😀', '/%F0%9F%98%80'],
    ['/caf\udce9', '/caf%E9'],
    ['/\udcc3\udca9', '/%C3%A9'],
    ['/\ud800', '/%EF%BF%BD'],
    ['/%aa%Bb%cC', '/%AA%BB%CC'],
    ['/%62ar', '/%62ar'],
    ['/%2f%2F', '/%2F%2F'],
    ['/100%', '/100%'],
    ['/%4', '/%4'],
    ['/%zz%g0%0g', '/%zz%g0%0g'],
    ['/%%41', '/%%41'],
    ['/%c3é', '/%C3%C3%A9'],
    ['/\u0080\ufeff', '/%C2%80%EF%BB%BF'],
    ['/\0\x7f', '/\0\x7f'],
  ])('writes %j as %j', (text, expected) => {
    expect(escapeNonAscii(text)).toBe(expected)
  })
})

describe('normaliseEscapes', () => {
  it.each([
    // RFC 9309 §2.2.2, with the character of erratum 7128.
    ['/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https://foo.bar'],
    ['/foo/bar?baz=https%3A%2F%2Ffoo.bar', '/foo/bar?baz=https%3A%2F%2Ffoo.bar'],
    ['/foo/bar/ツ', '/foo/bar/%E3%83%84'],
    ['/foo/bar/%E3%83%84', '/foo/bar/%E3%83%84'],
    ['/foo/bar/%62%61%7A', '/foo/bar/baz'],
    // Unreserved ones are decoded, all others keep their escape.
    ['%2D%2E%5F%7E%30%39%41%5A%61%7A', '-._~09AZaz'],
    ['%2d%2e%5f%7e', '-._~'],
    ['%20%21%23%24%25%2A%2F%3A%3F%40%5B%60%7B%7F', '%20%21%23%24%25%2A%2F%3A%3F%40%5B%60%7B%7F'],
    ['%00%1F%80%FF', '%00%1F%80%FF'],
    ['%2561', '%2561'],
    ['%%361', '%61'],
    ['/100%', '/100%'],
  ])('writes %j as %j', (text, expected) => {
    expect(normaliseEscapes(text)).toBe(expected)
  })
})

describe.each([
  ['escapeNonAscii', escapeNonAscii],
  ['normaliseEscapes', normaliseEscapes],
])('%s', (name, normalise) => {
  it('gives ASCII, and for a well-formed text the same again', () => {
    fc.assert(
      fc.property(pieces(), (text) => {
        const once = normalise(text)
        expect(once).toMatch(/^[\0-\x7f]*$/)
        // A percent sign that begins no escape may begin one once its neighbours are decoded.
        if (name === 'escapeNonAscii' || !/%(?![0-9a-f]{2})/i.test(text)) {
          expect(normalise(once)).toBe(once)
        }
      }),
      { seed: 1, numRuns: 5000 },
    )
  })

  it('does the same to the parts of a text as to the whole', () => {
    fc.assert(
      fc.property(pieces(), pieces(), (before, after) => {
        expect(normalise(`${before}/${after}`)).toBe(`${normalise(before)}/${normalise(after)}`)
      }),
      { seed: 2, numRuns: 2000 },
    )
  })
})

describe('the letters of escapes', () => {
  it('are upper case, two for each octet', () => {
    expect([0, 9, 10, 15, 16, 171, 255].map(escapeOctet)).toEqual([
      ...['%00', '%09', '%0A', '%0F', '%10', '%AB', '%FF'],
    ])
  })

  it('are told from others', () => {
    const escapes = Array.from({ length: 256 }, (_, unit) => `%${String.fromCharCode(unit)}0`)
    expect(escapes.filter((text) => isEscape(text, 0)).join('')).toBe(
      Array.from('0123456789ABCDEFabcdef', (digit) => `%${digit}0`).join(''),
    )
    expect(isEscape('%0', 0)).toBe(false)
    expect(isEscape('%', 0)).toBe(false)
  })
})

describe('isUnreserved', () => {
  it('holds for letters, digits and - . _ ~', () => {
    const all = Array.from({ length: 256 }, (_, unit) => unit).filter(isUnreserved)
    expect(String.fromCharCode(...all)).toBe(
      '-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~',
    )
  })
})

function pieces() {
  const units = [
    '/',
    'a',
    '~',
    '%',
    '%4',
    '1',
    '%61',
    '%2f',
    '%C3',
    '%a9',
    'é',
    '😀',
    '\udce9',
    '*',
  ]
  return fc.array(fc.constantFrom(...units), { maxLength: 8 }).map((parts) => parts.join(''))
}
