/** Protects the check `sitemap-other-host`: how an address differs from the site's, if that is known. */
import { describe, expect, it } from 'vitest'
import { findingsOf, placesOf } from '../../../test/findings.ts'
import { sitemapOtherHost } from './sitemap-other-host.ts'

const differs = (value: string, origin: string | null) =>
  findingsOf(sitemapOtherHost, `Sitemap: ${value}\n`, { origin })[0]?.data.differs

describe('a sitemap of another site', () => {
  it.each([
    ['https://example.com/s.xml', 'https://example.com', undefined],
    ['https://EXAMPLE.com:443/s.xml', 'https://example.com', undefined],
    ['https://example.com/s.xml', 'http://example.com', 'scheme'],
    ['https://www.example.com/s.xml', 'https://example.com', 'www'],
    ['https://example.com/s.xml', 'https://www.example.com', 'www'],
    ['https://cdn.example.com/s.xml', 'https://example.com', 'host'],
    ['https://example.com:8443/s.xml', 'https://example.com', 'host'],
    ['/s.xml', 'https://example.com', undefined],
    ['https://example.org/s.xml', null, undefined],
  ])('%s for %s: %s', (value, origin, expected) => {
    expect(differs(value, origin)).toBe(expected)
  })

  it('is held against the first one where the site is not known', () => {
    const lines = [
      'https://a.example/1.xml',
      'http://www.a.example/2.xml',
      'https://b.example/3.xml',
    ]
    const text = lines.map((value) => `Sitemap: ${value}\n`).join('')
    expect(
      findingsOf(sitemapOtherHost, text).map(({ line, data }) => [line, data.assumed]),
    ).toEqual([[3, true]])
  })

  it('is marked at its address', () => {
    const text = 'Sitemap: https://a.example/s.xml # b\n'
    expect(placesOf(sitemapOtherHost, text, { origin: 'https://b.example' })).toEqual(['1:10-33'])
  })
})
