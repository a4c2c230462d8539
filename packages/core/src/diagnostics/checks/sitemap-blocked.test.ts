/**
 * Protects the check `sitemap-blocked`: sitemaps of this site that the file closes to whoever no
 * group names, or to a main search engine, and the Allow that opens them.
 */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { sitemapBlocked } from './sitemap-blocked.ts'

const SITEMAP = 'Sitemap: https://example.com/feeds/sitemap.xml\n'

const told = (text: string, origin: string | null = null) =>
  findingsOf(sitemapBlocked, text, { origin }).map(({ line, data: { ruleLine, crawlers } }) =>
    [line, ruleLine, ...crawlers].join(' '),
  )

describe('a sitemap', () => {
  it('that is closed to all is told and opened', () => {
    const text = `User-agent: *\nDisallow: /feeds/\n${SITEMAP}`
    expect(told(text)).toEqual(['3 2'])
    expect(placesOf(sitemapBlocked, text)).toEqual(['3:10-47'])
    expect(fixedBy(sitemapBlocked, text)).toBe(
      `User-agent: *\nDisallow: /feeds/\nAllow: /feeds/sitemap.xml\n${SITEMAP}`,
    )
    expect(told(fixedBy(sitemapBlocked, text))).toEqual([])
  })

  it('that is closed to Google alone is told so', () => {
    expect(told(`User-agent: googlebot\nDisallow: /*.xml$\n${SITEMAP}`)).toEqual(['3 2 Googlebot'])
  })

  it('that is closed to Yandex alone is told so', () => {
    const text = `User-agent: Yandex\nDisallow: /feeds/\n\nUser-agent: *\nDisallow: /a\n${SITEMAP}`
    expect(told(text)).toEqual(['6 2 YandexBot'])
  })

  it.each(['Yandex', 'Googlebot'])(
    'is kept from %s on purpose where it gets another one',
    (token) => {
      const group = `User-agent: ${token}\nDisallow: /feeds/\n`
      const other = 'Sitemap: https://example.com/sitemap.xml\n'
      expect(told(`${group}${SITEMAP}${other}`)).toEqual([])
      expect(told(`User-agent: *\nDisallow: /feeds/\n\n${group}${SITEMAP}${other}`)).toEqual([
        '6 2',
      ])
    },
  )

  it('is opened in every group that closes it', () => {
    const text = `User-agent: *\nDisallow: /feeds/\n\nUser-agent: Googlebot\nDisallow: /feeds\n${SITEMAP}`
    expect(told(text)).toEqual(['6 2'])
    expect(findingsOf(sitemapBlocked, text)[0]?.related).toEqual([
      { line: 2, role: 'rule' },
      { line: 5, role: 'rule' },
    ])
    expect(told(fixedBy(sitemapBlocked, text))).toEqual([])
  })

  it('stays as it is where the rule that closes it is longer than its address', () => {
    const text = `User-agent: *\nDisallow: /feeds/*i*t*e*m*a*p*.*x*m*l\n${SITEMAP}`
    expect(told(text)).toEqual(['3 2'])
    expect(fixedBy(sitemapBlocked, text)).toBe(text)
  })

  it.each([
    ['is open', `User-agent: *\nDisallow: /feed/\n${SITEMAP}`],
    ['is closed with the whole site', `User-agent: *\nDisallow: /\n${SITEMAP}`],
    ['is closed to others', `User-agent: GPTBot\nDisallow: /feeds/\n${SITEMAP}`],
    ['is no address', 'User-agent: *\nDisallow: /s\nSitemap: /s.xml\n'],
    [
      'is one of several on a line',
      'User-agent: *\nDisallow: /a\nSitemap: https://example.com/a.xml, https://example.com/b.xml\n',
    ],
    [
      'is a placeholder',
      'User-agent: *\nDisallow: /a\nSitemap: https://example.com/a/{lang}.xml\n',
    ],
    [
      'lies elsewhere',
      `${SITEMAP}User-agent: *\nDisallow: /b\nSitemap: https://example.org/b/s.xml\n`,
    ],
  ])('that %s is not told', (_what, text) => {
    expect(told(text)).toEqual([])
  })

  it('of another site than the one given is not told', () => {
    const text = `User-agent: *\nDisallow: /feeds/\n${SITEMAP}`
    expect(told(text, 'https://example.com')).toEqual(['3 2'])
    expect(told(text, 'https://example.org')).toEqual([])
  })
})
