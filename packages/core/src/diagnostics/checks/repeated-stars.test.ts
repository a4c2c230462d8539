/** Protects the check `repeated-stars`: every run is told once a rule and cut to one star. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { repeatedStars } from './repeated-stars.ts'

const rule = (value: string) => `User-agent: *\nDisallow: ${value}\n`

describe('several stars in a row', () => {
  it.each([
    ['/shop/***', '/shop/*', 2, '2:17-20'],
    ['/**/a/**$', '/*/a/*$', 2, '2:12-14'],
    ['**', '*', 1, '2:11-13'],
  ])('in %s', (value, short, stars, place) => {
    expect(placesOf(repeatedStars, rule(value))).toEqual([place])
    expect(findingsOf(repeatedStars, rule(value))[0]?.data).toEqual({
      pattern: value,
      short,
      stars,
    })
    expect(fixedBy(repeatedStars, rule(value))).toBe(rule(short))
  })

  it.each(['/*', '/*a*', '/a', 'a/**/b'])('are not in %j', (value) => {
    expect(placesOf(repeatedStars, rule(value))).toEqual([])
  })
})
