/** Protects the check `not-utf8`: octets outside of comments, told once a file. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { notUtf8 } from './not-utf8.ts'

describe('octets that are not UTF-8', () => {
  it('are told once, with the other lines they stand on', () => {
    const text = 'User-agent: *\nDisallow: /\udce4\udcf6\nAllow: /b\nDisallow: /\udcfc\n'
    expect(placesOf(notUtf8, text)).toEqual(['2:12-13'])
    const [found] = findingsOf(notUtf8, text)
    expect(found?.data).toEqual({ octet: 'E4', count: 3, lines: 2, inName: false })
    expect(found?.related).toEqual([{ line: 4, role: 'also' }])
    expect(fixedBy(notUtf8, text)).toBe(text)
  })

  it.each([
    ['\udcff\udcfeUser-agent: *\nDisallow: /a', 'User-agent: *\nDisallow: /a'],
    ['Disallow\udca0: /a', 'Disallow: /a'],
  ])('spoil the name in %j, and can be taken away', (text, fixed) => {
    expect(findingsOf(notUtf8, text).map(({ data }) => data.inName)).toEqual([true])
    expect(fixedBy(notUtf8, text)).toBe(fixed)
  })

  it.each([
    'Disallow: /\u00e4',
    'Disallow: /a # f\udcfcr alle',
    '# \udcfc',
    '\udcef\udcbbDisallow: /a',
    'Disallow: /\ud83d\ude00\ud83d\udc80',
    'Fehler \udcfc',
  ])('are not found in %j', (text) => {
    expect(placesOf(notUtf8, text)).toEqual([])
  })
})
