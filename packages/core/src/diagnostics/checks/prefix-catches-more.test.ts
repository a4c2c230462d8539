/** Protects the check `prefix-catches-more`: short words only, once each, and not where it was thought of. */
import { describe, expect, it } from 'vitest'
import { findingsOf } from '../../../test/findings.ts'
import { prefixCatchesMore } from './prefix-catches-more.ts'

const told = (...rules: readonly string[]) =>
  findingsOf(prefixCatchesMore, `User-agent: *\n${rules.join('\n')}\n`).map(
    ({ line, data: { pattern, also } }) => `${line} ${pattern} ${also}`,
  )

describe('a pattern that may catch more', () => {
  it('is a short word behind the first slash', () => {
    expect(told('Disallow: /search', 'Disallow: /xy')).toEqual([
      '2 /search /searchable',
      '3 /xy /xy-2.html',
    ])
  })

  it.each([
    ['/account', '/accounting'],
    ['/shop/cart', '/shop/cartoons'],
    ['/a/search', '/a/searchable'],
  ])('is a frequent word: %s', (pattern, also) => {
    expect(told(`Disallow: ${pattern}`)).toEqual([`2 ${pattern} ${also}`])
  })

  it('is told once for a word in several folders', () => {
    expect(told('Disallow: /en/search', 'Disallow: /de/search')).toEqual([
      '2 /en/search /en/searchable',
    ])
  })

  it('is told once', () => {
    expect(told('Disallow: /cart', 'Allow: /a', 'Disallow: /cart')).toEqual(['2 /cart /cartoons'])
  })

  it.each([
    ['Disallow: /search/'],
    ['Disallow: /search$'],
    ['Disallow: /search?'],
    ['Disallow: /a/tools'],
    ['Disallow: /private'],
    ['Disallow: /checkout'],
    ['Disallow: /imprint'],
    ['Disallow: /carreservation'],
    ['Disallow: /a-b'],
    ['Disallow: /v2'],
    ['Disallow: /'],
    ['Allow: /search'],
    ['Disallow: /search', 'Disallow: /search/'],
    ['Disallow: /search', 'Allow: /search$'],
  ])('is none of %j %j', (...rules) => {
    expect(told(...rules)).toEqual([])
  })
})
