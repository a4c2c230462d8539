// Protects: the editor highlights a line as core reads it, and each character at most once.
import { describe, expect, it } from 'vitest'
import { highlightsOf } from './robots-language.ts'

function shown(text: string): readonly (readonly [string, string])[] {
  return highlightsOf(text).map(({ from, to, as }) => [as, text.slice(from, to)])
}

describe('highlightsOf', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['# note', [['comment', '# note']]],
    [
      'User-agent: Foo # x',
      [
        ['key', 'User-agent'],
        ['agent', 'Foo'],
        ['comment', '# x'],
      ],
    ],
    [
      '  DISALLOW :/a',
      [
        ['key', 'DISALLOW'],
        ['value', '/a'],
      ],
    ],
    ['Allow:', [['key', 'Allow']]],
    [
      'Disallow: /a*b$',
      [
        ['key', 'Disallow'],
        ['value', '/a'],
        ['wildcard', '*'],
        ['value', 'b'],
        ['wildcard', '$'],
      ],
    ],
    [
      'Disallow: /$a',
      [
        ['key', 'Disallow'],
        ['value', '/$a'],
      ],
    ],
    [
      'Disallow /a',
      [
        ['key', 'Disallow'],
        ['value', '/a'],
      ],
    ],
    [
      'Sitemap: https://x.example/*',
      [
        ['key', 'Sitemap'],
        ['value', 'https://x.example/*'],
      ],
    ],
    ['<p>hello to you</p>', [['plain', '<p>hello to you</p>']]],
  ] as const)('%j', (text, expected) => {
    expect(shown(text)).toEqual(expected)
  })

  it('never overlaps and stays in order', () => {
    for (const text of ['Disallow: ****$ # $*', 'a:b:c*', ':', '::', ' : x', 'Allow:*$']) {
      const highlights = highlightsOf(text)
      for (const [index, { from, to }] of highlights.entries()) {
        expect(from).toBeLessThan(to)
        expect(from).toBeGreaterThanOrEqual(highlights[index - 1]?.to ?? 0)
        expect(to).toBeLessThanOrEqual(text.length)
      }
    }
  })
})
