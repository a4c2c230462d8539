/**
 * Protects the check `sitemap-not-absolute`: what a value lacks, and that a full address is offered
 * only where scheme and host are known.
 */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { sitemapNotAbsolute } from './sitemap-not-absolute.ts'

const line = (value: string) => `Sitemap: ${value}\n`
const options = { origin: 'https://example.com' }

describe('a sitemap without a full address', () => {
  it.each([
    ['/sitemap.xml', 'relative', 'https://example.com/sitemap.xml'],
    ['sitemap.xml', 'relative', 'https://example.com/sitemap.xml'],
    ['maps/a-b.xml.gz', 'relative', 'https://example.com/maps/a-b.xml.gz'],
    ['//example.com/s.xml', 'no-scheme', 'https://example.com/s.xml'],
    ['www.example.org/s.xml', 'no-scheme', 'https://www.example.org/s.xml'],
    ['example.com/s.xml', 'no-scheme', 'https://example.com/s.xml'],
    ['https://a.example/1.xml https://a.example/2.xml', 'several', null],
    ['https://a.example/1.xml,https://a.example/2.xml', 'several', null],
    ['<https://a.example/s.xml>', 'wrapped', 'https://a.example/s.xml'],
    ['"https://a.example/s.xml"', 'wrapped', 'https://a.example/s.xml'],
    ['<https://a.example/s.xml', 'wrapped', 'https://a.example/s.xml'],
    ['https://a.example/s.xml"', 'wrapped', 'https://a.example/s.xml'],
    ['https://a.example/s.xml</p>', 'wrapped', 'https://a.example/s.xml'],
    ['https://a.example/s.xml<br />', 'wrapped', 'https://a.example/s.xml'],
    ['"/s.xml"', 'wrapped', null],
    ['https://https://example.com/s.xml', 'malformed', 'https://example.com/s.xml'],
    ['https://example.com\\s.xml', 'malformed', 'https://example.com/s.xml'],
    ['https:\\\\example.com\\s.xml', 'malformed', 'https://example.com/s.xml'],
    ['https://a.example/1.xml|https://a.example/2.xml', 'several', null],
    ['https://{host}/s.xml', 'placeholder', null],
    ['https://example.com/{lang}/s.xml', 'placeholder', null],
    ['<host>/s.xml', 'placeholder', null],
    ['{{ site }}/sitemap.xml', 'placeholder', null],
    ['$SITE/sitemap.xml', 'placeholder', null],
    ['%%SITE%%/sitemap.xml', 'placeholder', null],
    ['htp://example.com/s.xml', 'malformed', null],
    ['https:///s.xml', 'malformed', null],
    ['https://exa mple.com/s.xml', 'malformed', null],
    ['https://example.com/s.xml for all', 'malformed', null],
    ['https://example.com/a.xml, /b.xml', 'malformed', null],
    ['https://example.com/a www.example.org/b', 'malformed', null],
    ['/my sitemap.xml', 'relative', null],
    ['', 'empty', null],
  ])('%j is %s', (value, problem, meant) => {
    const [found] = findingsOf(sitemapNotAbsolute, line(value), options)
    expect(found?.data.problem).toBe(problem)
    if (problem === 'several') return
    expect(found?.data.meant).toBe(meant)
    expect(fixedBy(sitemapNotAbsolute, line(value), options)).toBe(line(meant ?? value))
  })

  it('is put on lines of its own where there are several', () => {
    const text = 'sitemap: https://a.example/1.xml,  https://a.example/2.xml\n'
    expect(fixedBy(sitemapNotAbsolute, text)).toBe(
      'sitemap: https://a.example/1.xml\nsitemap: https://a.example/2.xml\n',
    )
  })

  it('gets the site of another sitemap, or none', () => {
    const other = line('http://example.org/a.xml')
    expect(fixedBy(sitemapNotAbsolute, line('/b.xml'))).toBe(line('/b.xml'))
    expect(fixedBy(sitemapNotAbsolute, other + line('/b.xml'))).toBe(
      other + line('http://example.org/b.xml'),
    )
  })

  it('is marked at its value, an empty one at its name', () => {
    expect(placesOf(sitemapNotAbsolute, 'Sitemap:  /a.xml # b\nSitemap:\n')).toEqual([
      '1:11-17',
      '2:1-8',
    ])
  })

  it.each([
    ...['Sitemap: https://example.com/s.xml', 'Sitemap: HTTP://EXAMPLE.COM/s.xml'],
    ...['Sitemap: ftp://example.com/s.xml', 'Sitemap: https://例え.テスト/s.xml'],
    ...['Sitemap: https://example.com/site map.xml', 'Sitemap: https://example.com/my site/s.xml'],
    ...['Sitemap https://example.com/s.xml', 'Sitemap: a Sitemap: b', '# Sitemap: /s.xml'],
  ])('is not %j', (text) => {
    expect(placesOf(sitemapNotAbsolute, text)).toEqual([])
  })
})
