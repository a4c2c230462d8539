// Protects the registry's data: nothing lost, nothing twice, nothing that names what is not there,
// and the facts that change verdicts exactly as they were recorded.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DIALECTS } from '../dialects/index.ts'
import { CRAWLER_PURPOSES, type Crawler } from './crawler.ts'
import { CRAWLERS } from './registry.ts'

const folder = new URL('.', import.meta.url)
const filesIn = (name: string) => readdirSync(new URL(name, folder)).sort()
const idsWhere = (test: (crawler: Crawler) => boolean) =>
  CRAWLERS.filter(test).map((crawler) => crawler.id)
const words = (text: string) => text.trim().split(/\s+/)

describe('the registry', () => {
  it('holds every crawler once, under an id fit for links', () => {
    expect(CRAWLERS).toHaveLength(236)
    expect(new Set(CRAWLERS.map((crawler) => crawler.id)).size).toBe(CRAWLERS.length)
    for (const { id } of CRAWLERS) expect(id).toMatch(/^[a-z0-9_-]+$/)
    expect(CRAWLERS.some((crawler) => crawler.id === 'any')).toBe(false)
  })

  it('keeps the crawlers of an operator together', () => {
    const runs = CRAWLERS.map((crawler) => crawler.operator).filter(
      (operator, index, all) => operator !== all[index - 1],
    )
    expect(new Set(runs).size).toBe(runs.length)
  })

  it('lists every file of data/, and every one has its counterpart in details/', () => {
    const data = filesIn('data')
    const source = readFileSync(new URL('registry.ts', folder), 'utf8')
    expect(data.filter((file) => !source.includes(`'./data/${file}'`))).toEqual([])
    const details = filesIn('details').filter((file) => !['evidence.ts', 'index.ts'].includes(file))
    expect(details).toEqual(data)
    const index = readFileSync(new URL('details/index.ts', folder), 'utf8')
    expect(details.filter((file) => !index.includes(`'./${file}'`))).toEqual([])
  })

  it('describes no crawler as custom, and each with a known purpose and a name', () => {
    for (const crawler of CRAWLERS) {
      expect(crawler.custom).toBe(false)
      expect(CRAWLER_PURPOSES).toContain(crawler.purpose)
      expect(crawler.name).not.toBe('')
      expect(crawler.operator).not.toBe('')
    }
    expect(new Set(CRAWLERS.map((crawler) => crawler.purpose)).size).toBe(CRAWLER_PURPOSES.length)
  })
})

describe('dialects', () => {
  it('are those of the operators that have one of their own, and the standard for all others', () => {
    const operators = (dialect: string) => [
      ...new Set(CRAWLERS.filter((c) => c.dialect === dialect).map((c) => c.operator)),
    ]
    expect(operators('google')).toEqual(['Google'])
    expect(operators('yandex')).toEqual(['Yandex'])
    expect(operators('bing')).toEqual(['Microsoft'])
    expect(idsWhere((c) => c.dialect === 'bing')).toEqual(
      words('bingbot adidxbot bingpreview bingvideopreview msnbot'),
    )
    const elsewhere = CRAWLERS.filter((c) => !['google', 'yandex', 'bing'].includes(c.dialect))
    expect(new Set(elsewhere.map((c) => c.dialect))).toEqual(new Set(['rfc9309']))
    expect(elsewhere.map((c) => c.operator)).not.toContain('Google')
    expect(elsewhere.map((c) => c.operator)).not.toContain('Yandex')
  })

  it('have the numbers of crawlers that were recorded', () => {
    const count = (dialect: string) => idsWhere((c) => c.dialect === dialect).length
    expect([count('google'), count('yandex'), count('bing'), count('rfc9309')]).toEqual([
      29, 40, 5, 162,
    ])
  })
})

describe('tokens', () => {
  it('are missing only where the operator publishes none', () => {
    expect(idsWhere((c) => c.token === '')).toEqual(
      words(`google-safety feedfetcher-google google-messages google-pinpoint googleproducer
        google-read-aloud google-site-verification google-cws google-agent google-gemininotebook
        itms bravebot chatgpt-agent`),
    )
  })

  it('break the grammar of RFC 9309 in these cases only', () => {
    const illegal = CRAWLERS.filter((c) => c.token !== '' && !c.tokenRfcLegal).map((c) => c.token)
    expect(illegal).toEqual([
      'Sogou web spider',
      'Sogou inst spider',
      'Sogou Pic Spider',
      'Sogou News Spider',
      'Mail.RU_Bot',
      'Y!J',
      '360Spider',
      'AI2Bot',
      'MJ12bot',
      'Screaming Frog SEO Spider',
      'archive.org_bot',
      'Snap URL Preview Service',
      'Pingdom.com_bot',
      'W3C_Validator',
      'W3C-checklink',
      'img2dataset',
    ])
    expect(idsWhere((c) => c.token === '' && c.tokenRfcLegal)).toEqual([])
  })

  it('are shared by these crawlers only, the current and general one first', () => {
    const shared = new Map<string, string[]>()
    for (const { id, token, aliases } of CRAWLERS) {
      for (const name of [token, ...aliases].filter((text) => text !== '')) {
        const key = name.toLowerCase()
        shared.set(key, [...(shared.get(key) ?? []), id])
      }
    }
    expect([...shared].filter(([, ids]) => ids.length > 1)).toEqual([
      ['googlebot-image', ['googlebot-image', 'google-favicon']],
      ['bingbot', ['bingbot', 'bingpreview']],
      ['yandexbot', ['yandexbot', 'yandexbot-mirrordetector']],
    ])
  })

  it('of fallback are tokens of other crawlers, or the token of the dialect’s whole family', () => {
    const tokens = new Set(CRAWLERS.map((crawler) => crawler.token))
    const family = new Map(DIALECTS.map((d) => [d.id, d.decisions.familyTokens]))
    for (const crawler of CRAWLERS) {
      for (const token of crawler.fallbackTokens) {
        expect(tokens.has(token) || family.get(crawler.dialect)?.includes(token)).toBe(true)
        expect(token).not.toBe(crawler.token)
      }
    }
  })

  it('of fallback are these, beside the Yandex of Yandex’s robots', () => {
    const fallbacks = CRAWLERS.filter((c) => c.fallbackTokens.length > 0)
    const others = fallbacks.filter((c) => !c.fallbackTokens.includes('Yandex'))
    expect(fallbacks.length - others.length).toBe(28)
    expect(others.map((c) => `${c.id}: ${c.fallbackTokens.join(', ')}`)).toEqual([
      'googlebot-image: Googlebot',
      'googlebot-video: Googlebot',
      'googlebot-news: Googlebot',
      'google-inspectiontool: Googlebot',
      'googleother-image: GoogleOther',
      'googleother-video: GoogleOther',
      'google-cloudvertexbot: Googlebot',
      'adsbot-google-mobile-apps: AdsBot-Google',
      'google-favicon: Googlebot',
      'bingbot: msnbot',
      'baiduspider-image: Baiduspider',
      'baiduspider-video: Baiduspider',
      'baiduspider-news: Baiduspider',
      'baiduspider-favo: Baiduspider',
      'applebot: Googlebot',
      'bravebot: Googlebot',
      'amzn-searchbot: Googlebot, bingbot',
      'tavilybot: Googlebot',
      'screaming-frog: Googlebot',
    ])
  })
})

describe('facts that change verdicts or their notes', () => {
  it('“*” is ignored by these crawlers', () => {
    expect(idsWhere((c) => c.ignoresWildcard)).toEqual(
      words(`adsbot-google adsbot-google-mobile mediapartners-google apis-google google-safety
        adsbot-google-mobile-apps duplexweb-google googleweblight feedfetcher-google
        google-messages google-pinpoint googleproducer google-read-aloud google-site-verification
        google-cws google-agent google-gemininotebook yandexaccessibilitybot yandexmetrika
        yandexmobilebot yandexscreenshotbot yandexmobilescreenshotbot yandexcalendar
        yandexsearchshop yandexdirectdyn yandexvideoparser yandexdirect yadirectfetcher
        yandexuserproxy yandexadditional baiduspider-cpro baiduspider-ads itms adsbot-naver`),
    )
  })

  it('these are retired', () => {
    expect(idsWhere((c) => c.retired)).toEqual(
      words(`adsbot-google-mobile-apps duplexweb-google google-favicon googleweblight msnbot
        yandexaddurl yandexturbo anthropic-ai claude-web facebookbot cohere-ai
        cohere-training-data-crawler ia-archiver`),
    )
  })

  it('these tokens only control the use of content', () => {
    expect(idsWhere((c) => c.control)).toEqual(['google-extended', 'applebot-extended'])
  })

  it('robots.txt is not respected by these', () => {
    expect(idsWhere((c) => c.respectsRobots === 'no')).toEqual(
      words(`google-safety yadirectfetcher itms adsbot-naver bytespider deepseekbot
        laiondownloader mastodon slackbot-linkexpanding img2dataset`),
    )
  })

  it('these fetch for a person', () => {
    expect(idsWhere((c) => c.respectsRobots === 'user-triggered')).toEqual(
      words(`googleweblight feedfetcher-google google-messages google-pinpoint googleproducer
        google-read-aloud google-site-verification google-cws google-agent google-gemininotebook
        microsoftpreview yandexuserproxy kagi-fetcher chatgpt-user chatgpt-agent perplexity-user
        amzn-user meta-externalfetcher manus-user kimi-user w3c-validator feedly`),
    )
  })

  it('whether robots.txt is respected rests on these numbers of sources', () => {
    const count = (basis: string) => idsWhere((c) => c.respectsBasis === basis).length
    expect([count('operator'), count('community'), count('assumed')]).toEqual([95, 70, 71])
  })
})
