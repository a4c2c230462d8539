/**
 * Protects the shape of an explanation, and that there always is one: for any file, address,
 * crawler, dialect and answer of a site, in every language, and without a placeholder left open.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CRAWLERS } from '../../crawlers/registry.ts'
import { ANY_CRAWLER, customCrawler } from '../../crawlers/unlisted-crawlers.ts'
import type { DialectId } from '../../dialects/dialect.ts'
import { DIALECTS } from '../../dialects/index.ts'
import type { FetchFacts } from '../../http/crawl-policy.ts'
import { targetOfAddress } from '../../matching/target.ts'
import { parseRobotsTxt } from '../../syntax/parse.ts'
import { testAddress } from '../test-address.ts'
import type { Verdict, VerdictBecause } from '../verdict.ts'
import { ENGLISH } from './en.ts'
import { explainVerdict, explanationParagraph } from './explain-verdict.ts'
import { JAPANESE } from './ja.ts'
import type { FetchContext } from './policy-facts.ts'
import { RUSSIAN } from './ru.ts'
import { plainText } from './sentence.ts'

const CATALOGUES = [ENGLISH, JAPANESE, RUSSIAN]

describe('an explanation', () => {
  const file = parseRobotsTxt('User-agent: Googlebot\nDisallow: /private')
  const crawler = CRAWLERS.find((known) => known.id === 'googlebot-image') ?? ANY_CRAWLER
  const verdict = testAddress({ file, facts: null }, targetOfAddress('/private'), crawler)

  it('has headline, reason and group apart, with lines that lead into the file', () => {
    expect(explainVerdict(verdict, ENGLISH)).toEqual({
      headline: { outcome: 'blocked', certainty: 'certain', text: 'Blocked' },
      reason: [
        { kind: 'line', text: 'Line 2', line: 2 },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'Disallow: /private' },
        { kind: 'text', text: ', is the longest match (8 octets) in the group for Googlebot.' },
      ],
      group: [
        { kind: 'text', text: 'Group for Googlebot: lines ' },
        { kind: 'line', text: '1–2', line: 1 },
        { kind: 'text', text: '. Googlebot-Image has no group of its own.' },
      ],
    })
  })

  it('has no group where nothing is left to say', () => {
    const other = testAddress({ file, facts: null }, targetOfAddress('/b'), ANY_CRAWLER)
    expect(explainVerdict(other, ENGLISH).group).toBeNull()
  })

  it('gives words for a verdict whose matches were left out', () => {
    const brief: Verdict = { ...verdict, matches: [], trail: [], group: null }
    expect(plainText(explainVerdict(brief, ENGLISH).reason)).toContain('Googlebot-Image')
  })
})

describe('words are never wanting', () => {
  const line = fc.oneof(
    fc.constantFrom(
      'User-agent: *',
      'User-agent: Googlebot',
      'User-agent: Yandex',
      'user-agent: goo',
      'Disallow:',
      'Allow:',
      'Disallow: /',
      'Allow: /a/index.html',
      'Disallow: /a/$',
      'Disalow: /a*b',
      'Allow /a',
      'Disallow: a',
      'Crawl-delay: 1',
      'Sitemap: x',
      '',
    ),
    fc.string({ maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 12 }).map((value) => `Allow: /${value}`),
  )
  const text = fc.array(line, { maxLength: 10 }).map((lines) => lines.join('\n'))
  const address = fc.oneof(
    fc.constantFrom('/', '/a/', '/a/b', '/robots.txt', '', 'mailto:x', 'https://example.com/a'),
    fc.string({ maxLength: 12 }).map((path) => `/${path}`),
  )
  const crawler = fc.oneof(
    fc.constantFrom(ANY_CRAWLER, ...CRAWLERS),
    fc.string({ maxLength: 12 }).map(customCrawler),
  )
  const dialect = fc.constantFrom<(DialectId | 'auto')[]>('auto', ...DIALECTS.map(({ id }) => id))
  const facts: fc.Arbitrary<FetchFacts | null> = fc.oneof(
    fc.constant(null),
    fc.record({
      outcome: fc.constantFrom('fetched' as const, 'status' as const),
      status: fc.oneof(fc.integer({ min: 100, max: 620 }), fc.integer()),
      contentType: fc.constantFrom(null, 'text/plain', 'text/html', 'image/png'),
    }),
    fc.record({
      outcome: fc.constant('too-many-redirects' as const),
      redirects: fc.nat(30),
      loop: fc.boolean(),
    }),
    fc.record({
      outcome: fc.constant('network-failure' as const),
      stage: fc.constantFrom(...(['dns', 'connect', 'tls', 'timeout', 'read', 'decode'] as const)),
    }),
    fc.constant({ outcome: 'refused' as const }),
  )
  const fetch: fc.Arbitrary<FetchContext | null> = fc.option(
    fc.record({
      status: fc.option(fc.integer({ min: 100, max: 620 })),
      error: fc.option(
        fc.record({
          stage: fc.constantFrom('dns' as const, 'policy' as const),
          code: fc.constantFrom('EAI_AGAIN', 'port-not-allowed', 'EPIPE', ''),
        }),
      ),
      notes: fc.constantFrom([], ['may-differ-for-crawlers' as const]),
    }),
  )

  it('for any question, in any language', () => {
    const reached = new Set<VerdictBecause>()
    fc.assert(
      fc.property(
        fc.record({ text: fc.option(text), address, crawler, dialect, facts, fetch }),
        (asked) => {
          const file = asked.text === null ? null : parseRobotsTxt(asked.text)
          const source = { file, facts: asked.facts }
          const target = targetOfAddress(asked.address)
          const verdict = testAddress(source, target, asked.crawler, asked.dialect)
          reached.add(verdict.because)
          for (const sentences of CATALOGUES) {
            const explanation = explainVerdict(verdict, sentences, { fetch: asked.fetch })
            const full = plainText(explanationParagraph(explanation, sentences))
            expect(explanation.headline.text).not.toBe('')
            expect(plainText(explanation.reason)).toMatch(/\S[.。]$/)
            expect(explanation.group === null || explanation.group.length > 0).toBe(true)
            expect(full.startsWith(explanation.headline.text)).toBe(true)
            expect(full).not.toMatch(/undefined|\[object|NaN/)
          }
        },
      ),
      { numRuns: 3000 },
    )
    expect([...reached].sort()).toEqual([
      'fetch',
      'no-group',
      'no-rule-matched',
      'not-testable',
      'robots-txt-itself',
      'rule',
    ])
  })
})
