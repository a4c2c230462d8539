/**
 * Protects decoding, quoting and cutting as general URL libraries do it: the ways in which some
 * robots.txt libraries treat patterns and addresses before they compare them.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AddressParts, decodePercent, joinPath, quote, splitAddress } from './quoting.ts'

describe('decodePercent', () => {
  it.each([
    ['/a', 'replace', '', '/a'],
    ['/%61%2f', 'replace', '', '/a/'],
    ['/%61%2f', 'replace', '/', '/a%2F'],
    ['/%2f%2A%24', 'keep', '/*$', '/%2F%2A%24'],
    ['/%E3%83%84', 'replace', '', '/ツ'],
    ['/%E3%83', 'replace', '', '/\ufffd'],
    ['/%E3%83', 'keep', '', '/\udce3\udc83'],
    ['/%E3%2F%83', 'keep', '/', '/\udce3%2F\udc83'],
    ['/%zz%4', 'replace', '', '/%zz%4'],
    ['/%2561', 'replace', '', '/%61'],
    ['%EF%BB%BFa', 'replace', '', '\ufeffa'],
  ] as const)('%s, invalid octets: %s, except %j: %j', (text, invalid, except, expected) => {
    expect(decodePercent(text, invalid, except)).toBe(expected)
  })
})

describe('quote', () => {
  it.each([
    ['/a-._~', '', '%2Fa-._~'],
    ['/a-._~', '/', '/a-._~'],
    ['ツ?', '', '%E3%83%84%3F'],
    ['\udce9', '', '%E9'],
    ['a b%', '%', 'a%20b%'],
  ])('%j with %j safe: %s', (text, safe, expected) => {
    expect(quote(text, safe)).toBe(expected)
  })

  it('is undone by decoding, whatever the octets', () => {
    const units = ['a', '/', '%', 'é', '😀', '\udce9', '\0', '+']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...units), { maxLength: 8 }), (parts) => {
        const text = parts.join('')
        expect(decodePercent(quote(text, ''), 'keep')).toBe(text)
      }),
      { seed: 1, numRuns: 2000 },
    )
  })
})

describe('splitAddress', () => {
  const nothing = { scheme: null, authority: null, parameters: null, query: null, fragment: null }
  it.each<readonly [string, AddressParts]>([
    ['', { ...nothing, path: '' }],
    ['/a', { ...nothing, path: '/a' }],
    [
      'http://h:1/a;p?q#f',
      {
        scheme: 'http',
        authority: 'h:1',
        path: '/a',
        parameters: 'p',
        query: 'q',
        fragment: 'f',
      },
    ],
    ['//h', { ...nothing, authority: 'h', path: '' }],
    ['//h?q', { ...nothing, authority: 'h', path: '', query: 'q' }],
    ['/a;b/c', { ...nothing, path: '/a;b/c' }],
    ['/a;b/c;d;e', { ...nothing, path: '/a;b/c', parameters: 'd;e' }],
    ['/a?b?c', { ...nothing, path: '/a', query: 'b?c' }],
    ['/a#b?c', { ...nothing, path: '/a', fragment: 'b?c' }],
    ['/a?', { ...nothing, path: '/a', query: '' }],
    ['a:b', { ...nothing, scheme: 'a', path: 'b' }],
    [' /a\tb', { ...nothing, path: '/ab' }],
  ])('cuts %j', (text, expected) => {
    expect(splitAddress(text)).toEqual(expected)
  })

  it('is undone by joinPath, but for parts that are empty', () => {
    const units = ['/', 'a', ';', '?', '#', '/']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...units), { maxLength: 8 }), (parts) => {
        const text = `/a${parts.join('')}`
        const joined = joinPath(splitAddress(text))
        expect(splitAddress(joined)).toEqual(withoutEmpty(splitAddress(text)))
      }),
      { seed: 2, numRuns: 2000 },
    )
  })
})

function withoutEmpty(parts: AddressParts): AddressParts {
  return {
    ...parts,
    parameters: parts.parameters || null,
    query: parts.query || null,
    fragment: parts.fragment || null,
  }
}
