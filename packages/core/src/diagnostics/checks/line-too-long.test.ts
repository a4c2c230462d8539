/** Protects the check `line-too-long`: the limit in octets, and that comments do not count. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { lineTooLong } from './line-too-long.ts'

const LIMIT = 16_663

describe('a line that is too long', () => {
  it('is one of more than 16,663 octets', () => {
    const line = (length: number) => `Disallow: /${'a'.repeat(length - 11)}`
    expect(placesOf(lineTooLong, line(LIMIT))).toEqual([])
    expect(placesOf(lineTooLong, line(LIMIT + 1))).toEqual([`1:1-${LIMIT + 2}`])
    expect(fixedBy(lineTooLong, line(LIMIT + 1))).toBe(line(LIMIT + 1))
  })

  it('is measured in octets, not in letters', () => {
    const text = `Disallow: /${'\u3042'.repeat(6000)}`
    expect(findingsOf(lineTooLong, text).map(({ data }) => data)).toEqual([
      { octets: 18_011, limit: LIMIT },
    ])
  })

  it('is not one whose comment is long', () => {
    expect(placesOf(lineTooLong, `Disallow: /a # ${'a'.repeat(20_000)}`)).toEqual([])
    expect(placesOf(lineTooLong, `# ${'a'.repeat(20_000)}`)).toEqual([])
  })
})
