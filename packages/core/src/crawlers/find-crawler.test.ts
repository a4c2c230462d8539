// Protects the look-up: what a reader types or pastes leads to the crawler that is meant, by the
// documented order, in any form, without ever failing or slowing down.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadCrawlerDetails } from './crawler-details.ts'
import { findCrawler } from './find-crawler.ts'
import { CRAWLERS } from './registry.ts'
import { ANY_CRAWLER } from './unlisted-crawlers.ts'

const found = (text: string) => {
  const { crawler, by } = findCrawler(text)
  return `${by}: ${crawler.custom ? crawler.token : crawler.id}`
}

describe('findCrawler by id and token', () => {
  it('finds every crawler by its id, in any letter case', () => {
    for (const { id } of CRAWLERS) {
      expect(found(id)).toBe(`id: ${id}`)
      expect(found(` ${id.toUpperCase()}\n`)).toBe(`id: ${id}`)
    }
  })

  it('finds every token and alias, and for a shared token the current, general crawler', () => {
    const general = new Map([
      ['google-favicon', 'googlebot-image'],
      ['bingpreview', 'bingbot'],
      ['yandexbot-mirrordetector', 'yandexbot'],
    ])
    for (const { id, token, aliases } of CRAWLERS) {
      for (const name of [token, ...aliases].filter((text) => text !== '')) {
        expect(findCrawler(name).crawler.id).toBe(general.get(id) ?? id)
        expect(findCrawler(name.toUpperCase()).crawler.id).toBe(general.get(id) ?? id)
      }
    }
  })

  it.each([
    ['any', 'id: any'],
    ['*', 'token: any'],
    ['User-agent: *', 'token: any'],
    ['Googlebot', 'id: googlebot'],
    ['User-Agent: Googlebot', 'id: googlebot'],
    ['archive.org_bot', 'token: archive-org-bot'],
    ['sogou WEB spider', 'token: sogou-web-spider'],
    ['ia_archiver', 'token: ia-archiver'],
    ['Facebot', 'token: facebookexternalhit'],
    ['YandexAdditionalBot', 'token: yandexadditional'],
    ['msnbot', 'id: msnbot'],
  ])('%j → %s', (text, expected) => {
    expect(found(text)).toBe(expected)
  })

  it('tells by what it was found', () => {
    expect(findCrawler('GOOGLEBOT').matched).toBe('googlebot')
    expect(findCrawler('archive.org_bot').matched).toBe('archive.org_bot')
    expect(findCrawler('Mozilla/5.0 (compatible; Googlebot-Image/1.0)').matched).toBe(
      'Googlebot-Image',
    )
    expect(findCrawler('FooBot/1.0 (x)').matched).toBe('FooBot')
    expect(findCrawler('*').crawler).toBe(ANY_CRAWLER)
  })
})

describe('findCrawler by header', () => {
  it('finds every crawler of the registry by its own header', async () => {
    const details = await loadCrawlerDetails()
    const headers = CRAWLERS.flatMap(({ id }) => {
      const header = details.get(id)?.headerExample
      return header === undefined ? [] : [[id, header] as const]
    })
    expect(headers.length).toBe(CRAWLERS.length - 4)
    expect(headers.filter(([id, header]) => findCrawler(header).crawler.id !== id)).toEqual([])
  })

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'googlebot'],
    [
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.6099.224 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'googlebot',
    ],
    ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'googlebot'],
    ['Mozilla/5.0+(compatible;+Googlebot/2.1;++http://www.google.com/bot.html)', 'googlebot'],
    ['user-agent: Mozilla/5.0 (compatible; Googlebot/2.1)', 'googlebot'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 14_7_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1.2 Mobile/15E148 Safari/604.1 (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)',
      'adsbot-google-mobile',
    ],
    ['AdsBot-Google (+http://www.google.com/adsbot.html)', 'adsbot-google'],
    [
      'Mozilla/5.0 (Linux; Android 8.0) (compatible; Mediapartners-Google/2.1; +http://www.google.com/bot.html)',
      'mediapartners-google',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/49.0.2623.75 Safari/537.36 Google Favicon',
      'google-favicon',
    ],
    [
      'Mozilla/5.0 (Linux; Android 7.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/88.0 Mobile Safari/537.36 (compatible; Google-Read-Aloud; +https://support.google.com/webmasters/answer/1061943)',
      'google-read-aloud',
    ],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'bingbot'],
    [
      'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b',
      'bingpreview',
    ],
    ['Mozilla/5.0 (compatible; adidxbot/2.0; +http://www.bing.com/bingbot.htm)', 'adidxbot'],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MicrosoftPreview/2.0; +https://aka.ms/MicrosoftPreview) Chrome/112.0 Safari/537.36',
      'microsoftpreview',
    ],
    ['Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', 'yandexbot'],
    [
      'Mozilla/5.0 (compatible; YandexBot/3.0; MirrorDetector; +http://yandex.com/bots)',
      'yandexbot-mirrordetector',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 8_1 like Mac OS X) Version/8.0 Mobile/12B411 Safari/600.1.4 (compatible; YandexMobileBot/3.0; +http://yandex.com/bots)',
      'yandexmobilebot',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
      'applebot',
    ],
    ['Applebot-Extended/1.0', 'applebot-extended'],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot',
      'gptbot',
    ],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
      'claudebot',
    ],
    ['Claude-User (claude-code/2.0.1; +https://support.anthropic.com/)', 'claude-user'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_10_1) AppleWebKit/600.2.5 (KHTML, like Gecko) Version/8.0.2 Safari/600.2.5 (Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot)',
      'amazonbot',
    ],
    [
      'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
      'bytespider',
    ],
    [
      'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
      'meta-externalagent',
    ],
    [
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      'facebookexternalhit',
    ],
    [
      'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/',
      'kakaotalk-scrap',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
      'facebookexternalhit',
    ],
    ['TelegramBot (like TwitterBot)', 'telegrambot'],
    ['WhatsApp/2.23.20.0 A', 'whatsapp'],
    ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', 'slackbot-linkexpanding'],
    ['Slackbot 1.0 (+https://api.slack.com/robots)', 'slackbot'],
    [
      'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
      'linkedinbot',
    ],
    ['DuckDuckBot-Https/1.1; (+https://duckduckgo.com/duckduckbot)', 'duckduckbot'],
    ['Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)', 'ahrefsbot'],
    ['Mozilla/5.0 (compatible; SemrushBot-BA; +http://www.semrush.com/bot.html)', 'semrushbot-ba'],
    ['Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)', 'mj12bot'],
    ['Screaming Frog SEO Spider/20.1', 'screaming-frog'],
    ['Screaming+Frog+SEO+Spider/20.1', 'screaming-frog'],
    ['Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)', 'sogou-web-spider'],
    [
      'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
      'slurp',
    ],
    ['Y!J-ASR/0.1 crawler (http://www.yahoo-help.jp/app/answers/detail/p/595/)', 'yahoo-japan'],
    ['Baiduspider-render/2.0; (+http://www.baidu.com/search/spider.html)', 'baiduspider'],
    ['LinkCheck by Siteimprove.com', 'siteimprove'],
    ['Turnitin (https://bit.ly/2UvnfoQ)', 'turnitin'],
    ['CCBot/2.0 (https://commoncrawl.org/faq/)', 'ccbot'],
    [
      'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
      'archive-org-bot',
    ],
    ['http.rb/5.1.1 (Mastodon/4.2.1; +https://mastodon.example/)', 'mastodon'],
  ])('%s → %s', (header, id) => {
    expect(findCrawler(header)).toMatchObject({ by: 'header', crawler: { id } })
  })
})

describe('findCrawler of what the registry does not know', () => {
  it.each([
    ['FooBot', 'custom: FooBot'],
    ['Foo2Bot', 'custom: Foo2Bot'],
    ['Offline Explorer', 'custom: Offline Explorer'],
    ['Mozilla', 'custom: Mozilla'],
    ['Chrome', 'custom: Chrome'],
    ['User-agent: FooBot', 'custom: FooBot'],
    ['FooBot/1.2', 'custom: FooBot'],
    ['Mozilla/5.0 (compatible; FooBot/1.2; +https://foo.example)', 'custom: FooBot'],
    ['FooBot/1.2 (like Googlebot; +https://example.com/googlebot)', 'custom: FooBot'],
    ['curl/8.0', 'custom: curl'],
    ['Wget/1.21.4', 'custom: Wget'],
    ['python-requests/2.31', 'custom: python-requests'],
    ['Go-http-client/1.1', 'custom: Go-http-client'],
    ['okhttp/4.9.3', 'custom: okhttp'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
      'custom: Chrome',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0', 'custom: Firefox'],
    ['https://example.com/', 'custom: https://example.com/'],
    ['', 'custom: '],
    [' \u0000\t\r\n ', 'custom: '],
    ['Foo\u0000\u0007Bot', 'custom: Foo Bot'],
    ['User-Agent:', 'custom: '],
    ['постоянныйБот/1.0', 'custom: постоянныйБот'],
  ])('%j → %s', (text, expected) => {
    expect(found(text)).toBe(expected)
  })

  it('reads a crawler’s header through control characters', () => {
    expect(found('\u001bMozilla/5.0\u0000(compatible;\r\n\tGooglebot/2.1)\u007f')).toBe(
      'header: googlebot',
    )
  })
})

describe('findCrawler on any text', () => {
  it('always gives a crawler, from the registry or custom', () => {
    const pieces = fc.constantFrom(
      ...['Mozilla/5.0', '(', ')', ';', ',', ' ', '+', '/', '://', '@', 'like ', 'compatible', '*'],
      ...['Googlebot', 'Googlebot-Image', 'YandexBot', 'Y!J-', 'archive.org_bot', 'User-agent: '],
    )
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 30 })
        .map((parts) => parts.join('')),
    )
    const ways = new Set<string>()
    fc.assert(
      fc.property(texts, (text) => {
        const { crawler, by } = findCrawler(text)
        ways.add(by)
        expect(crawler.custom).toBe(by === 'custom')
        expect(crawler.custom || crawler === ANY_CRAWLER || CRAWLERS.includes(crawler)).toBe(true)
      }),
      { numRuns: 1000, seed: 9309 },
    )
    expect(ways).toContain('header')
    expect(ways).toContain('custom')
  })

  it.each([
    ['letters', 'a'],
    ['spaces', ' '],
    ['slashes', '/'],
    ['known beginnings', 'googlebot-'],
    ['known beginnings after slashes', 'googlebot-imag/'],
    ['addresses', 'https://example.com/ '],
    ['separators', '(;'],
    ['field names', 'user-agent : '],
    ['“like”', 'like '],
    ['“compatible”', 'compatible;'],
  ])('takes time linear in the length: %s', (_, unit) => {
    const text = unit.repeat(Math.ceil(10_240 / unit.length))
    const timeOf = (input: string) => {
      const start = performance.now()
      findCrawler(input)
      return performance.now() - start
    }
    timeOf(text)
    expect(timeOf(text.repeat(50))).toBeLessThan(1_000)
  })
})
