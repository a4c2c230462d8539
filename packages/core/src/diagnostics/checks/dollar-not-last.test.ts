/** Protects the check `dollar-not-last`: where a `$` stands for itself, and the one slip that is plain. */
import { describe, expect, it } from 'vitest'
import { fixedBy, placesOf } from '../../../test/findings.ts'
import { dollarNotLast } from './dollar-not-last.ts'

const rule = (value: string) => `User-agent: *\nDisallow: ${value}\n`

describe('a $ that is not last', () => {
  it.each([
    ['/*.pdf$?', null, '2:17-18'],
    ['/a$b', null, '2:13-14'],
    ['/a$*', null, '2:13-14'],
    ['/a$b$', null, '2:13-14'],
    ['/a$$', '/a$', '2:13-14'],
    ['/a$$$', '/a$', '2:13-14'],
  ])('in %s', (value, fixed, place) => {
    expect(placesOf(dollarNotLast, rule(value))).toEqual([place])
    expect(fixedBy(dollarNotLast, rule(value))).toBe(rule(fixed ?? value))
  })

  it.each(['/a$', '/$', '/a', '/a%24b', 'a$b'])('is not in %j', (value) => {
    expect(placesOf(dollarNotLast, rule(value))).toEqual([])
  })
})
