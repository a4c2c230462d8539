// Protects the order in which a crawler's tokens are sought, on which every verdict rests.
import { describe, expect, it } from 'vitest'
import { crawlerTokens, isRfcLegalToken } from './crawler.ts'
import { findCrawler } from './find-crawler.ts'
import { CRAWLERS } from './registry.ts'
import { ANY_CRAWLER, customCrawler } from './unlisted-crawlers.ts'

describe('crawlerTokens', () => {
  it.each([
    ['googlebot', ['Googlebot']],
    ['googlebot-image', ['Googlebot-Image', 'Googlebot']],
    ['storebot-google', ['Storebot-Google']],
    ['applebot', ['Applebot', 'Googlebot']],
    ['bingbot', ['bingbot', 'msnbot']],
    ['bingpreview', ['bingbot']],
    ['amzn-searchbot', ['Amzn-SearchBot', 'Googlebot', 'bingbot']],
    ['bravebot', ['Googlebot']],
    ['google-safety', []],
    ['yandexbot', ['YandexBot']],
    ['yandexmobilebot', ['YandexMobileBot']],
    ['yandexdirect', ['YandexDirect', 'Yandex']],
  ])('of %s are %j', (id, tokens) => {
    expect(crawlerTokens(findCrawler(id).crawler)).toEqual(tokens)
  })

  it('of “any other crawler” are “*” alone, and of a custom crawler the given token', () => {
    expect(crawlerTokens(ANY_CRAWLER)).toEqual(['*'])
    expect(crawlerTokens(customCrawler('FooBot'))).toEqual(['FooBot'])
    expect(crawlerTokens(customCrawler(''))).toEqual([])
  })

  it('never hold an empty token or one twice', () => {
    for (const crawler of CRAWLERS) {
      const tokens = crawlerTokens(crawler)
      expect(new Set(tokens).size).toBe(tokens.length)
      expect(tokens).not.toContain('')
      expect(tokens).not.toContain('*')
    }
  })
})

describe('isRfcLegalToken (RFC 9309 §2.2.1)', () => {
  it.each([
    ['Googlebot', true],
    ['Foo-Bot_', true],
    ['', false],
    ['MJ12bot', false],
    ['archive.org_bot', false],
    ['Sogou web spider', false],
    ['Fóo', false],
    ['Foo\n', false],
  ])('%j: %s', (token, legal) => {
    expect(isRfcLegalToken(token)).toBe(legal)
  })
})
