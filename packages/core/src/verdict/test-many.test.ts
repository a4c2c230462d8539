/**
 * Protects tables and batches: that verdicts worked out together are those worked out one by one,
 * for every crawler, dialect and source.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CRAWLERS } from '../crawlers/registry.ts'
import { ANY_CRAWLER, customCrawler } from '../crawlers/unlisted-crawlers.ts'
import { DIALECTS } from '../dialects/index.ts'
import type { FetchFacts } from '../http/crawl-policy.ts'
import { targetOfAddress } from '../matching/target.ts'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { decideBriefly } from './decide.ts'
import { dialectFor, questionOf, type TestedSource } from './test-address.ts'
import { testCrawlers, testMany } from './test-many.ts'

const crawlers = [...CRAWLERS, ANY_CRAWLER, customCrawler('foo'), customCrawler('')]

const tokens = ['*', 'foo', 'Googlebot', 'Googlebot/2.1', 'Yandex', 'bingbot', 'GPTBot', '* all']
const line = fc.oneof(
  fc.constantFrom(...tokens).map((token) => `User-agent: ${token}`),
  fc.constantFrom('/', '/a', '/a*b$', '', 'a', '/*?').map((value) => `Disallow: ${value}`),
  fc.constantFrom('/', '/a', '/ab', '').map((value) => `Allow: ${value}`),
  fc.constantFrom('', '# text', 'Disalow: /a', 'Allow /a', 'Sitemap: /s'),
)
const file = fc.array(line, { maxLength: 20 }).map((lines) => parseRobotsTxt(lines.join('\n')))
const fetched = (status: number): FetchFacts => ({
  outcome: status === 200 ? 'fetched' : 'status',
  status,
  contentType: 'text/plain',
})
const source: fc.Arbitrary<TestedSource> = fc.oneof(
  { weight: 3, arbitrary: file.map((parsed) => ({ file: parsed, facts: null })) },
  file.map((parsed) => ({ file: parsed, facts: fetched(200) })),
  fc.constantFrom(404, 429, 503, 304).map((status) => ({ file: null, facts: fetched(status) })),
)
const addresses = ['/', '/a', '/ab', '/a?b', '/robots.txt', 'https://[', ''].map((address) =>
  targetOfAddress(address),
)
const choice = fc.constantFrom('auto' as const, ...DIALECTS.map((dialect) => dialect.id))

describe('testMany', () => {
  it('gives for each address and crawler the verdict that is given alone', () => {
    const reasons = new Set<string>()
    fc.assert(
      fc.property(source, choice, (tested, dialect) => {
        const rows = [...testMany(tested, addresses, crawlers, dialect)]
        expect(rows.map((row) => row.address)).toEqual(addresses)
        for (const { address, verdicts } of rows) {
          const alone = crawlers.map((crawler) =>
            decideBriefly(questionOf(tested, address, crawler, dialect)),
          )
          expect(verdicts).toEqual(alone)
          for (const verdict of alone) reasons.add(verdict.because)
        }
      }),
      { numRuns: 60, seed: 9309 },
    )
    expect([...reasons].sort()).toEqual([
      'fetch',
      'no-group',
      'no-rule-matched',
      'not-testable',
      'robots-txt-itself',
      'rule',
    ])
  })

  it('decides an address only when it is asked for', () => {
    const asked: string[] = []
    function* watched() {
      for (const address of ['/a', '/b']) {
        asked.push(address)
        yield targetOfAddress(address)
      }
    }
    const parsed = parseRobotsTxt('User-agent: *\nDisallow: /a')
    const rows = testMany({ file: parsed, facts: null }, watched(), [ANY_CRAWLER])
    expect(rows.next().value?.verdicts[0]).toMatchObject({ allowed: false, line: 2 })
    expect(asked).toEqual(['/a'])
  })

  it('shares one verdict between crawlers that differ only in their names', () => {
    const parsed = parseRobotsTxt('User-agent: *\nDisallow: /a')
    const alike = [customCrawler('foo'), customCrawler('bar')]
    const [row] = testMany({ file: parsed, facts: null }, [targetOfAddress('/a')], alike)
    expect(row?.verdicts[0]).toBe(row?.verdicts[1])
  })
})

describe('testCrawlers', () => {
  it('gives a row for each crawler, with the dialect it was tested in', () => {
    fc.assert(
      fc.property(source, choice, fc.constantFrom(...addresses), (tested, dialect, address) => {
        const rows = testCrawlers(tested, address, crawlers, dialect)
        expect(rows).toEqual(
          crawlers.map((crawler) => ({
            crawler: crawler.id,
            dialect: dialectFor(crawler, dialect).id,
            ...decideBriefly(questionOf(tested, address, crawler, dialect)),
          })),
        )
      }),
      { numRuns: 40, seed: 9309 },
    )
  })
})
