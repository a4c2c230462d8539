/** Protects the check `key-read-by-prefix`: names that go on behind a directive, and which of them have a plain fix. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { keyReadByPrefix } from './key-read-by-prefix.ts'

describe('a name that only begins like a directive', () => {
  it.each([
    ['Disallowed: /a', 'Disallow', 'Disallow: /a'],
    ['User-agents: *', 'User-agent', 'User-agent: *'],
    ['Sitemaps: https://a.example/', 'Sitemap', 'Sitemap: https://a.example/'],
    ['Useragents: *', 'User-agent', 'User-agent: *'],
    ['User agents: *', 'User-agent', 'User-agent: *'],
    ['Sitemap index: https://a.example/', 'Sitemap', 'Sitemap: https://a.example/'],
    ['Sitemap-index: https://a.example/', 'Sitemap', 'Sitemap: https://a.example/'],
    ['Allow-: /a', 'Allow', 'Allow: /a'],
    ['Disallow-images: /a', 'Disallow', 'Disallow-images: /a'],
    ['Sitemap location: https://a.example/', 'Sitemap', 'Sitemap location: https://a.example/'],
  ])('%s is read as %s, and becomes %s', (line, directive, fixed) => {
    expect(findingsOf(keyReadByPrefix, line).map(({ data }) => data.directive)).toEqual([directive])
    expect(fixedBy(keyReadByPrefix, line)).toBe(fixed)
  })

  it('is found at the name', () => {
    expect(placesOf(keyReadByPrefix, ' Allowed : /a')).toEqual(['1:2-9'])
  })

  it.each([
    'Allow: /a',
    'Disallow /a:b',
    'Disallow\u00a0: /a',
    'Crawl-delays: 5',
    'Not-allowed: x',
  ])('is not %s', (line) => {
    expect(placesOf(keyReadByPrefix, line)).toEqual([])
  })
})
