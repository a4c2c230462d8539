/** Protects the check `trailing-star`: stars that match nothing more, and what the pattern is without. */
import { describe, expect, it } from 'vitest'
import { fixedBy, placesOf } from '../../../test/findings.ts'
import { trailingStar } from './trailing-star.ts'

const rule = (value: string) => `User-agent: *\nDisallow: ${value}\n`

describe('a star at the end', () => {
  it.each([
    ['/a/*', '/a/', '2:14-15'],
    ['/*', '/', '2:12-13'],
    ['*', '/', '2:11-12'],
    ['/a*$', '/a', '2:13-15'],
    ['*a*', '*a', '2:13-14'],
    ['*$', '/', '2:11-13'],
  ])('of %s', (value, fixed, place) => {
    expect(placesOf(trailingStar, rule(value))).toEqual([place])
    expect(fixedBy(trailingStar, rule(value))).toBe(rule(fixed))
  })

  it.each([
    'https://example.com/*',
    '//example.com/*',
    '.*',
    'a/*',
    '/a',
    '/*a',
    '/a*$b',
    '/a**',
    '/a**$',
    '/a$',
    '',
  ])('is not in %j', (value) => {
    expect(placesOf(trailingStar, rule(value))).toEqual([])
  })
})
