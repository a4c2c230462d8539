/** Protects the check `bom`: whole and broken off, who loses the first line, and that a mark elsewhere is another thing. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { bom } from './bom.ts'

describe('a byte order mark', () => {
  it('is found at the start and removed', () => {
    const text = '\ufeffUser-agent: *\nDisallow: /a\n'
    expect(placesOf(bom, text)).toEqual(['1:1-2'])
    expect(fixedBy(bom, text)).toBe(text.slice(1))
    expect(findingsOf(bom, text).map(({ data }) => data)).toEqual([
      { whole: true, losesLine: true, keptBy: ['python-3.12', 'python-3.14', 'protego'] },
    ])
  })

  it.each([
    ['\udcef\udcbbUser-agent: *', '1:1-3'],
    ['\udcefUser-agent: *', '1:1-2'],
  ])('is found when it is broken off: %j', (text, place) => {
    expect(placesOf(bom, text)).toEqual([place])
    expect(findingsOf(bom, text).map(({ data }) => data.whole)).toEqual([false])
    expect(fixedBy(bom, text)).toBe('User-agent: *')
  })

  it('costs no line where the first one is no directive', () => {
    for (const text of ['\ufeff# note\nUser-agent: *', '\ufeff\nUser-agent: *']) {
      expect(findingsOf(bom, text).map(({ data }) => data.losesLine)).toEqual([false])
    }
  })

  it.each(['User-agent: *', '\n\ufeffUser-agent: *', ' \ufeff', '', '\ufeff\ufeffUser-agent: *'])(
    'is not in %j',
    (text) => {
      expect(placesOf(bom, text)).toEqual([])
    },
  )
})
