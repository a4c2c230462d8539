/**
 * Protects the check `percent-encoding`: each kind of oddity, told once a rule, and that only plain
 * slips are mended.
 */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { percentEncoding } from './percent-encoding.ts'

const rule = (value: string) => `User-agent: *\nDisallow: ${value}\n`

const kinds = (value: string) =>
  findingsOf(percentEncoding, rule(value)).map(
    ({ column, data }) => `${column - 10} ${data.kind} ${data.becomes} ×${data.count}`,
  )

describe('an encoding', () => {
  it.each([
    ['/my files/a b', ['4 space %20 ×2'], '/my%20files/a%20b'],
    ['/a\tb', ['3 space %09 ×1'], '/a%09b'],
    ['/caf%c3%a9', ['5 lower-case %C3 ×2'], '/caf%C3%A9'],
    ['/%62%61r', ['2 unreserved b ×2'], '/bar'],
    ['/%7Euser', ['2 unreserved ~ ×1'], '/~user'],
    ['/%6a', ['2 unreserved j ×1'], '/j'],
    ['/a%2A', ['3 wildcard * ×1'], null],
    ['/a%24', ['3 wildcard $ ×1'], null],
    ['/a%2520b', ['3 double %20 ×1'], null],
    ['/a%252f', ['3 double %2F ×1'], null],
    ['/100%', ['5 malformed %25 ×1'], null],
    ['/a%2', ['3 malformed %25 ×1'], null],
    ['/a%zz', ['3 malformed %25 ×1'], null],
    ['/%u00e9', ['2 malformed %25 ×1'], null],
    ['/caf%E9', ['5 not-utf8  ×1'], null],
    ['/caf%e9', ['5 not-utf8  ×1'], null],
    ['/%E9/', ['2 not-utf8  ×1'], null],
    ['/%E9', ['2 cut  ×1'], null],
    ['/%e9', ['2 cut  ×1'], null],
    ['/*%D0*', [], null],
    ['/*%D0%BF%D1', ['9 cut  ×1'], null],
    ['/%E3%83', ['2 cut  ×1'], null],
    ['/%E3%81%82%E3%83', ['11 cut  ×1'], null],
    ['/%e3%81%82%E3%83', ['11 cut  ×1', '2 lower-case %E3 ×1'], '/%E3%81%82%E3%83'],
    ['/%CF%F0%E8/', ['2 not-utf8  ×1'], null],
    ['/%E3%81%C3%A9', ['2 not-utf8  ×1'], null],
    ['/a this is private', ['3 space %20 ×3'], null],
    ['/a <- secret', ['3 space %20 ×2'], null],
    ['/a b /c', ['3 space %20 ×2'], null],
    ['/a // secret', ['4 remark # // secret ×1'], '/a # // secret'],
    ['/a -- old', ['4 remark # -- old ×1'], '/a # -- old'],
    ['/a <!-- x -->', ['4 remark # <!-- x --> ×1'], '/a # <!-- x -->'],
    ['/a /* x */', ['4 remark # /* x */ ×1'], '/a # /* x */'],
    ['/a</p>', ['3 markup  ×1'], '/a'],
    ['/a/<br>', ['4 markup  ×1'], '/a/'],
    ['/a<br>', ['3 markup  ×1'], '/a'],
    ['/a b<br /></p>', ['5 markup  ×1'], '/a b'],
    ['/a ; x', ['4 remark # ; x ×1'], '/a # ; x'],
    ['/a b\t// 100% old', ['6 remark # // 100% old ×1'], '/a b\t# // 100% old'],
    ['/a (old)', ['3 space %20 ×1'], null],
    ['/a //b/c', ['3 space %20 ×1'], null],
    ['/a (old)/b', ['3 space %20 ×1'], null],
    ['/Program Files', ['9 space %20 ×1'], '/Program%20Files'],
    ['/Artist - Album/', ['8 space %20 ×2'], '/Artist%20-%20Album/'],
    [
      '/x y%c3%a9%2A',
      ['3 space %20 ×1', '5 lower-case %C3 ×2', '11 wildcard * ×1'],
      '/x%20y%C3%A9%2A',
    ],
  ])('%s', (value, expected, fixed) => {
    expect(kinds(value)).toEqual(expected)
    expect(fixedBy(percentEncoding, rule(value))).toBe(rule(fixed ?? value))
  })

  it('of a namespace has a twin', () => {
    const text = rule('/wiki/Special:')
    expect(kinds('/wiki/Special:')).toEqual(['14 colon %3A ×1'])
    const both = `${text}Disallow: /wiki/Special%3A\n`
    expect(fixedBy(percentEncoding, text)).toBe(both)
    expect(placesOf(percentEncoding, both)).toEqual([])
    expect(placesOf(percentEncoding, `${text}Disallow: /wiki/Special%3a\n`)).toEqual(['3:24-27'])
  })

  it('of a namespace is not told beside a raw space', () => {
    expect(kinds('/Foo: bar')).toEqual(['6 space %20 ×1'])
  })

  it.each([
    ...['/<p>', '/user/<a>', '/user<id>', '/a<b'],
    ...['/%20', '/%C3%A9', '/a%2Fb', '/a:b', '/a /b', '/a, /b', '/a , /b', '/a/ and /b/'],
    ...['/https://example.com/', '/é'],
  ])('is not odd in %j', (value) => {
    expect(kinds(value)).toEqual([])
  })
})
