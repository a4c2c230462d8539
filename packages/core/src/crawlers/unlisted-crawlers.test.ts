// Protects the crawlers outside the registry: exactly the given token, and the meaning of `any`.
import { describe, expect, it } from 'vitest'
import { findCrawler } from './find-crawler.ts'
import { ANY_CRAWLER, customCrawler } from './unlisted-crawlers.ts'

describe('customCrawler', () => {
  it('takes the token as given, even where the registry knows it', () => {
    const crawler = customCrawler('Googlebot-Image')
    expect(crawler).toMatchObject({
      token: 'Googlebot-Image',
      dialect: 'rfc9309',
      fallbackTokens: [],
      ignoresWildcard: false,
      custom: true,
    })
  })

  it.each(['FooBot', 'Foo2Bot', 'Offline Explorer'])(
    'has an id that finds it again: %s',
    (token) => {
      const { crawler } = findCrawler(customCrawler(token).id)
      expect(crawler).toEqual(customCrawler(token))
    },
  )
})

describe('ANY_CRAWLER', () => {
  it('stands for the token “*” and is no custom crawler', () => {
    expect(ANY_CRAWLER).toMatchObject({ id: 'any', token: '*', custom: false, dialect: 'rfc9309' })
  })
})
