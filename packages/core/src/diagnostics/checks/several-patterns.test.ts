/** Protects the check `several-patterns`: which values are lists, and how they are put on lines. */
import { describe, expect, it } from 'vitest'
import { fixedBy, placesOf } from '../../../test/findings.ts'
import { severalPatterns } from './several-patterns.ts'

const rule = (value: string) => `User-agent: *\ndisallow: ${value}\n`

describe('several patterns on one line', () => {
  it.each([
    ['/a /b', '/a\ndisallow: /b'],
    ['/a, /b,\t*c', '/a\ndisallow: /b\ndisallow: *c'],
    ['/a; /b', '/a\ndisallow: /b'],
    ['/a,/b', '/a\ndisallow: /b'],
    ['/a/,/b/,/c/', '/a/\ndisallow: /b/\ndisallow: /c/'],
    ['/a;/b', '/a\ndisallow: /b'],
    ['/a|/b', '/a\ndisallow: /b'],
    ['/a , /b', '/a\ndisallow: /b'],
    ['/a | /b', '/a\ndisallow: /b'],
    ['/a & /b', '/a\ndisallow: /b'],
    ['/a/ and /b/', '/a/\ndisallow: /b/'],
    ['/a, /b, and *c', '/a\ndisallow: /b\ndisallow: *c'],
    ['/ /b', null],
    ['/a,b', null],
    ['/a,,/b', null],
    ['/ocen,*', null],
    ['*,th,*', null],
    ['*,*', null],
    ['/*/*,,,*/', null],
    ['/a,/*b', null],
    ['/a&/b', null],
    ['/a and b', null],
    ['/a,//b', null],
    ['/a,', null],
    ['/my files/', null],
    ['/a //b', null],
    ['/a b /c', null],
    ['/a /* b */', null],
    ['/a Disallow: /b', null],
    ['/a', null],
  ])('%s', (value, fixed) => {
    expect(placesOf(severalPatterns, rule(value))).toHaveLength(fixed === null ? 0 : 1)
    expect(fixedBy(severalPatterns, rule(value))).toBe(rule(fixed ?? value))
  })

  it('are marked from the first to the last', () => {
    expect(placesOf(severalPatterns, 'User-agent: *\nAllow:  /a /b # c\n')).toEqual(['2:9-14'])
  })
})
