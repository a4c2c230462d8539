// Protects how a User-Agent header is cut: both the search for known crawlers and the naming of
// unknown ones read these words.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headerWords } from './header-words.ts'

describe('headerWords', () => {
  it('cuts at spaces, parentheses, semicolons, commas and quotes', () => {
    const words = headerWords(`"Foo/1.0 (compatible;Bar/2; x, 'y')"`)
    expect(words.map((word) => word.text)).toEqual(['Foo/1.0', 'compatible', 'Bar/2', 'x', 'y'])
  })

  it('tells which words begin a part', () => {
    const words = headerWords('Foo Bar (Linux x86_64; Baz qux) Quux')
    expect(words.filter((word) => word.opensPart).map((word) => word.text)).toEqual([
      'Foo',
      'Linux',
      'Baz',
      'Quux',
    ])
  })

  it('tells likenesses from names', () => {
    const words = headerWords('(KHTML, like Gecko; compatible with Foo) LIKE Bar; Gecko')
    const likenesses = words.filter((word) => word.isLikeness).map((word) => word.text)
    expect(likenesses).toEqual(['Gecko', 'Foo', 'Bar'])
  })

  it('gives every word its place, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const { text: word, from } of headerWords(text)) {
          expect(word).not.toBe('')
          expect(text.slice(from, from + word.length)).toBe(word)
        }
      }),
    )
  })
})
