/**
 * Protects the test of an address as the page and the API ask for it: a crawler of the registry
 * with its dialect, fallbacks, habits and notes; and that many crawlers at once get what each gets.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nastyCase } from '../../test/nasty-files.ts'
import { findCrawler } from '../crawlers/find-crawler.ts'
import { CRAWLERS } from '../crawlers/registry.ts'
import { ANY_CRAWLER, customCrawler } from '../crawlers/unlisted-crawlers.ts'
import type { FetchFacts } from '../http/crawl-policy.ts'
import { testCrawlers } from '../index.ts'
import { targetOfAddress } from '../matching/target.ts'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { decodeOctets } from '../syntax/source.ts'
import { type DialectChoice, dialectFor, type TestedSource, testAddress } from './test-address.ts'

const pasted = (text: string): TestedSource => ({ file: parseRobotsTxt(text), facts: null })
const status = (code: number): FetchFacts => ({
  outcome: code === 200 ? 'fetched' : 'status',
  status: code,
  contentType: 'text/plain',
})

const ask = (text: string, crawler: string, address = '/a', dialect: DialectChoice = 'auto') =>
  testAddress(pasted(text), targetOfAddress(address), findCrawler(crawler).crawler, dialect)

describe('testAddress', () => {
  const star = 'User-agent: *\nDisallow: /\n'
  it.each<readonly [string, string, string, boolean, string | null, string]>([
    [
      'its own dialect',
      'User-agent: *\nAllow: /a\nDisallow: /*/',
      'yandexbot',
      true,
      '*',
      'yandex',
    ],
    [
      'a fallback',
      `${star}User-agent: Googlebot\nAllow: /`,
      'Googlebot-Image',
      true,
      'Googlebot',
      'google',
    ],
    [
      'another operator’s token',
      `${star}User-agent: Googlebot\nAllow: /`,
      'Applebot',
      true,
      'Googlebot',
      'rfc9309',
    ],
    ['no `*` where it is documented to be ignored', star, 'AdsBot-Google', true, null, 'google'],
    [
      'its own group although it ignores `*`',
      `${star}User-agent: AdsBot-Google\nDisallow: /`,
      'AdsBot-Google',
      false,
      'AdsBot-Google',
      'google',
    ],
    [
      'the family at Yandex',
      `${star}User-agent: Yandex\nAllow: /`,
      'YandexBot',
      true,
      'Yandex',
      'yandex',
    ],
    [
      'only `*` for any other crawler',
      `User-agent: Googlebot\nAllow: /\n${star}`,
      'any',
      false,
      '*',
      'rfc9309',
    ],
    [
      'a token that breaks the grammar',
      `User-agent: MJ12bot\nDisallow: /`,
      'MJ12bot',
      false,
      'MJ12bot',
      'rfc9309',
    ],
    [
      'an unknown token',
      'User-agent: NoSuchBot\nDisallow: /',
      'NoSuchBot',
      false,
      'NoSuchBot',
      'rfc9309',
    ],
    [
      'the token of an unknown header',
      'User-agent: NoSuchBot\nDisallow: /',
      'NoSuchBot/1.0 (+https://example.com)',
      false,
      'NoSuchBot',
      'rfc9309',
    ],
  ])('uses %s', (_what, text, crawler, allowed, token, dialect) => {
    const verdict = ask(text, crawler)
    expect(verdict).toMatchObject({ allowed, dialect })
    expect(verdict.trail.find((step) => step.found)?.token ?? null).toBe(token)
  })

  it('tells the crawler, and its notes with every verdict', () => {
    expect(ask(star, 'googlebot').crawler).toEqual({
      id: 'googlebot',
      name: 'Googlebot',
      token: 'Googlebot',
    })
    expect(ask(star, 'NoSuchBot').notes).toEqual(['custom-token'])
    expect(ask(star, 'Google-Extended').notes).toContain('control-token')
    expect(ask(star, 'AdsBot-Google').notes).toContain('ignores-wildcard')
    expect(ask(star, 'any').notes).toEqual([])
  })

  it('lets another dialect be chosen for any crawler', () => {
    const text = 'User-agent: *\nDisallow:\nDisallow: /'
    expect(ask(text, 'googlebot', '/a', 'yandex')).toMatchObject({
      allowed: true,
      dialect: 'yandex',
    })
    expect(ask(text, 'yandexbot', '/a', 'google')).toMatchObject({
      allowed: false,
      dialect: 'google',
    })
    expect(dialectFor(findCrawler('bingbot').crawler, 'auto').id).toBe('bing')
    expect(dialectFor(findCrawler('bingbot').crawler, 'protego').id).toBe('protego')
  })

  it('cannot tell for an address that is none, nor for a crawler without a token', () => {
    expect(ask(star, 'googlebot', 'mailto:a@example.com')).toMatchObject({
      allowed: null,
      because: 'not-testable',
      target: null,
    })
    const silent = CRAWLERS.filter(({ token }) => token === '')
    for (const crawler of [...silent, customCrawler('')]) {
      const { allowed, because } = testAddress(pasted(star), targetOfAddress('/a'), crawler)
      expect([allowed, because], crawler.id).toEqual([null, 'not-testable'])
    }
  })

  it.each<readonly [string, TestedSource['facts'], boolean | null, string]>([
    ['a pasted file counts as fetched', null, false, 'rule'],
    ['200', status(200), false, 'rule'],
    ['404', status(404), true, 'fetch'],
    ['503', status(503), false, 'fetch'],
    ['304', status(304), null, 'fetch'],
    ['no connection', { outcome: 'network-failure', stage: 'connect' }, false, 'fetch'],
    ['our own refusal', { outcome: 'refused' }, null, 'fetch'],
  ])('takes the answer of the site for what it means: %s', (_what, facts, allowed, because) => {
    const source = { file: parseRobotsTxt(star), facts }
    const verdict = testAddress(source, targetOfAddress('/a'), findCrawler('googlebot').crawler)
    expect(verdict).toMatchObject({ allowed, because })
    expect('policy' in verdict).toBe(because === 'fetch')
  })

  it('cannot tell where nothing was fetched and nothing is known of it', () => {
    const source = { file: null, facts: null }
    const verdict = testAddress(source, targetOfAddress('/a'), ANY_CRAWLER)
    expect(verdict).toMatchObject({ allowed: null, because: 'fetch' })
  })
})

describe('testCrawlers', () => {
  const everyone = [ANY_CRAWLER, ...CRAWLERS, customCrawler('NoSuchBot'), customCrawler('')]

  it.each<DialectChoice>(['auto', 'google', 'yandex', 'python-3.12', 'python-3.14', 'protego'])(
    'gives each crawler what it gets alone: %s',
    { timeout: 60_000 },
    (dialect) => {
      const facts = [null, status(200), status(404), status(503)]
      fc.assert(
        fc.property(nastyCase, fc.constantFrom(...facts), (nasty, answer) => {
          const file = parseRobotsTxt(
            decodeOctets(Buffer.from(forRegistry(nasty.file), 'latin1')).text,
          )
          const target = targetOfAddress(nasty.target)
          const rows = testCrawlers({ file, facts: answer }, target, everyone, dialect)
          expect(rows.map((row) => row.crawler)).toEqual(everyone.map(({ id }) => id))
          everyone.forEach((crawler, index) => {
            // A file of its own, so that nothing worked out for the others can be found again.
            const alone = { file: { ...file }, facts: answer }
            const verdict = testAddress(alone, target, crawler, dialect)
            const winner = verdict.matches.find((match) => match.wins)
            expect(rows[index]).toEqual({
              crawler: crawler.id,
              dialect: verdict.dialect,
              allowed: verdict.allowed,
              because: verdict.because,
              line: verdict.line,
              pattern: verdict.because === 'rule' ? winner?.pattern : null,
              token: verdict.trail.find((step) => step.found)?.token ?? null,
              notes: verdict.notes,
            })
          })
        }),
        { seed: 1, numRuns: 12 },
      )
    },
  )

  it('gives different crawlers different answers about one file', () => {
    const file =
      'User-agent: *\nDisallow: /\nUser-agent: Googlebot\nAllow: /\nUser-agent: Yandex\nAllow: /'
    const rows = testCrawlers(pasted(file), targetOfAddress('/a'), everyone)
    expect(new Set(rows.map(({ allowed }) => allowed))).toEqual(new Set([true, false, null]))
    expect(new Set(rows.map(({ token }) => token)).size).toBeGreaterThan(3)
    expect(new Set(rows.map(({ dialect }) => dialect)).size).toBe(4)
  })

  it('gives no row for no crawler', () => {
    expect(testCrawlers(pasted(''), targetOfAddress('/'), [])).toEqual([])
  })
})

/** The tokens of a nasty file, replaced by some that the registry knows. */
function forRegistry(file: string): string {
  return file
    .replace(/Foo-Bot_x/gi, 'Googlebot')
    .replace(/FooBot/gi, 'Yandex')
    .replace(/\bfoo\b/gi, 'bingbot')
}
