/**
 * Protects the check `parameter-position`: a parameter that is caught in first place only, and the
 * rules that catch it elsewhere.
 */
import { describe, expect, it } from 'vitest'
import { fixedBy, placesOf } from '../../../test/findings.ts'
import { parameterPosition } from './parameter-position.ts'

const group = (...rules: readonly string[]) => `User-agent: *\n${rules.join('\n')}\n`

describe('a parameter in first place', () => {
  it.each([
    ['Disallow: /*?sort=', 'Disallow: /*&sort='],
    ['Disallow: *?sort', 'Disallow: *&sort'],
    ['Allow: /shop*?page=2$', 'Allow: /shop*&page=2$'],
    ['disallow: /*?sort=*', 'disallow: /*&sort=*'],
    ['Disallow: /*?a%5B%5D=', 'Disallow: /*&a%5B%5D='],
  ])('%s', (rule, second) => {
    expect(placesOf(parameterPosition, group(rule))).toHaveLength(1)
    expect(fixedBy(parameterPosition, group(rule))).toBe(group(rule, second))
    expect(placesOf(parameterPosition, group(rule, second))).toEqual([])
  })

  it.each([
    ['a rule for every query', ['Disallow: /*?sort=', 'Disallow: /*?']],
    ['a rule for the name anywhere', ['Disallow: /*?sort=', 'Disallow: /*sort=']],
    ['a rule for every query behind a slash', ['Disallow: /*?', 'Disallow: *?q=']],
    ['a rule for everything', ['Disallow: /', 'Disallow: *?q=']],
    ['a star behind the question mark', ['Disallow: /*?*sort=']],
    ['two parameters', ['Disallow: /*?sort=a&page=']],
    ['one page', ['Disallow: /list?sort=']],
    ['every query', ['Disallow: /*?']],
    ['an empty query', ['Disallow: /*?$']],
  ])('is not told of: %s', (_what, rules) => {
    expect(placesOf(parameterPosition, group(...rules))).toEqual([])
  })

  it('is told where only a rule of the other kind catches the rest', () => {
    expect(placesOf(parameterPosition, group('Disallow: /*?sort=', 'Allow: /*?'))).toHaveLength(1)
  })
})
