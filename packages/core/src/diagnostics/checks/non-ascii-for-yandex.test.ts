/** Protects the check `non-ascii-for-yandex`: which values, and how they are written in ASCII. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { nonAsciiForYandex } from './non-ascii-for-yandex.ts'

describe('letters outside of ASCII', () => {
  it.each([
    ['Disallow: /\u043a\u043e\u0442', 'Disallow: /%D0%BA%D0%BE%D1%82'],
    ['Allow: /a\u00e9\ud83d\ude00b', 'Allow: /a%C3%A9%F0%9F%98%80b'],
    [
      'Sitemap: https://\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444/\u043a.xml',
      'Sitemap: https://xn--e1afmkfd.xn--p1ai/%D0%BA.xml',
    ],
  ])('%s', (line, fixed) => {
    expect(placesOf(nonAsciiForYandex, line)).toHaveLength(1)
    expect(fixedBy(nonAsciiForYandex, line)).toBe(fixed)
  })

  it.each(['Disallow: \u00ab/a\u00bb', '\u00abDisallow: /a\u00bb'])(
    'are not told in %s',
    (line) => {
      expect(placesOf(nonAsciiForYandex, line)).toEqual([])
    },
  )

  it('are told once a file, and encoded together', () => {
    const text = 'User-agent: *\nDisallow: /\u00e4\nAllow: /x\nAllow: /\u00f6\n'
    const found = findingsOf(nonAsciiForYandex, text)
    expect(found.map(({ line, related }) => [line, related])).toEqual([
      [2, [{ line: 4, role: 'also' }]],
    ])
    expect(found[0]?.data).toEqual({ name: 'Disallow', value: '/\u00e4', lines: 2 })
    expect(fixedBy(nonAsciiForYandex, text)).toBe(
      'User-agent: *\nDisallow: /%C3%A4\nAllow: /x\nAllow: /%C3%B6\n',
    )
  })

  it.each([
    'Disallow: /a # \u043a\u043e\u0442',
    '# \u043a\u043e\u0442',
    'Disallow: /%D0%BA',
    'Disallow: /\udce4',
    'Disallow:\u00a0/a',
    'User-agent: \u043a\u043e\u0442',
    'Foo: \u043a\u043e\u0442',
  ])('are not found in %s', (line) => {
    expect(placesOf(nonAsciiForYandex, line)).toEqual([])
  })

  it('have no fix where a sitemap has no address', () => {
    const line = 'Sitemap: /\u043a.xml'
    expect(fixedBy(nonAsciiForYandex, line)).toBe(line)
    expect(placesOf(nonAsciiForYandex, line)).toHaveLength(1)
  })
})
