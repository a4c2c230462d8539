/**
 * Protects the check `blocks-everything`: who is shut out by which rule, what is left open, and when
 * closing a site is taken as meant.
 */
import { describe, expect, it } from 'vitest'
import { findingsOf, placesOf } from '../../../test/findings.ts'
import { blocksEverything } from './blocks-everything.ts'

const CLOSED = 'User-agent: *\nDisallow: /\n'

const told = (text: string, origin?: string) =>
  findingsOf(blocksEverything, text, { origin: origin ?? null }).map(
    ({ line, data: { who, crawlers, open } }) => [line, who, open, ...crawlers].join(' '),
  )

describe('a closed site', () => {
  it.each([
    ['for all', CLOSED, '2 all nothing'],
    ['by a star', 'User-agent: *\nDisallow: *\n', '2 all nothing'],
    ['by a slash and stars', 'User-agent: *\nDisallow: /**\n', '2 all nothing'],
    ['by a star and a slash', 'User-agent: *\nDisallow: */\n', '2 all nothing'],
    ['by stars around a slash', 'User-agent: *\nDisallow: */*\n', '2 all nothing'],
    ['by stars and an end', 'User-agent: *\nDisallow: /**$\n', '2 all nothing'],
    [
      'that lets in DuckDuckBot',
      `${CLOSED}\nUser-agent: DuckDuckBot\nAllow: /\n`,
      '2 unnamed nothing',
    ],
    [
      'that lets in Baiduspider',
      `${CLOSED}\nUser-agent: Baiduspider\nAllow: /\n`,
      '2 unnamed nothing',
    ],
    ['in the second group for all', `User-agent: *\nDisallow: /a\n\n${CLOSED}`, '5 all nothing'],
    ['with groups of others', `User-agent: GPTBot\nDisallow: /\n\n${CLOSED}`, '5 unnamed nothing'],
    [
      'for another beside them',
      'User-agent: GPTBot\nUser-agent: *\nDisallow: /\n',
      '3 all nothing',
    ],
    [
      'for another in one of two groups',
      `User-agent: GPTBot\nUser-agent: *\nDisallow: /a\n\n${CLOSED}`,
      '6 unnamed nothing',
    ],
    [
      'for another that has more rules',
      'User-agent: GPTBot\nUser-agent: *\nDisallow: /\n\nUser-agent: GPTBot\nAllow: /\n',
      '3 unnamed nothing',
    ],
    [
      'in two groups for all',
      `User-agent: *\nDisallow: /a\n\nUser-agent: foo\n${CLOSED}`,
      '6 all nothing',
    ],
    [
      'but for files beside the pages',
      `${CLOSED}Allow: /ads.txt\nAllow: /sitemap.xml$\n`,
      '2 all nothing',
    ],
    ['but for the home page', `${CLOSED}Allow: /$\n`, '2 all home-page'],
    ['by a longer rule', 'User-agent: *\nAllow: /\nDisallow: /*\n', '3 all nothing'],
    ['for Google', 'User-agent: Googlebot\nDisallow: /\n', '2 named nothing Googlebot'],
    [
      'for Bing, by a name it falls back on',
      'User-agent: msnbot\nDisallow: /\n',
      '2 named nothing Bingbot',
    ],
    [
      'for both',
      'User-agent: googlebot\nUser-agent: bingbot\nDisallow: /\n\nUser-agent: *\nDisallow: /a\n',
      '3 named nothing Googlebot Bingbot',
    ],
  ])('%s', (_what, text, expected) => {
    expect(told(text)).toEqual([expected])
  })

  it('is marked at the pattern', () => {
    expect(placesOf(blocksEverything, 'User-agent: *\nDisallow:  / # all\n')).toEqual(['2:12-13'])
  })

  it('tells of the comment that speaks of a test site', () => {
    const [found] = findingsOf(blocksEverything, `# Staging, do not deploy\n${CLOSED}`)
    expect(found?.data.stagingLine).toBe(1)
    expect(found?.related).toEqual([{ line: 1, role: 'staging' }])
    expect(findingsOf(blocksEverything, `# Stages of testing\n${CLOSED}`)[0]?.related).toEqual([])
  })

  it.each([
    ['with an opening', `${CLOSED}Allow: /shop/\n`],
    ['with a stronger Allow', `${CLOSED}Allow: /\n`],
    ['that lets search engines in', `User-agent: Bingbot\nDisallow: /a\n\n${CLOSED}`],
    ['that lets Yandex in', `User-agent: Yandex\nDisallow: /a\n\n${CLOSED}`],
    ['that closes double slashes', 'User-agent: *\nDisallow: *//\n'],
    ['that closes the home page', 'User-agent: *\nDisallow: /$\n'],
    ['for AI crawlers only', 'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n'],
    ['for a search engine of a region', 'User-agent: Baiduspider\nDisallow: /\n'],
    ['that Google may enter', 'User-agent: Googlebot\nDisallow: /\nAllow: /shop/\n'],
    ['that wants no search', `Content-Signal: search=no, ai-train=no\n${CLOSED}`],
    ['in parts', 'User-agent: *\nDisallow: /a\nDisallow: /*?\n'],
  ])('is not one %s', (_what, text) => {
    expect(told(text)).toEqual([])
  })

  it.each([
    ['https://staging.example.com', 0],
    ['https://shop-test.example.com', 0],
    ['http://localhost:8080', 0],
    ['http://192.168.0.10', 0],
    ['https://example.test', 0],
    ['https://www.example.com', 1],
    ['https://latest.example.com', 1],
    ['https://test.com', 1],
  ])('at %s gives %i findings', (origin, count) => {
    expect(told(CLOSED, origin)).toHaveLength(count)
  })

  it('is told where only a sitemap names the host', () => {
    expect(told(`${CLOSED}Sitemap: https://staging.example.com/s.xml\n`)).toHaveLength(1)
  })
})
