// Protects the answer of /api/v1/test for a pasted file: its shape to the field, the meaning of
// every request field, and octets that are not UTF-8.
import { CRAWLERS, DIALECTS, POPULAR_CRAWLER_IDS } from '@robots-txt-tester/core'
import { expect, test } from 'vitest'
import { testAnswer } from './answers.ts'
import { startApi } from './harness.ts'

const FILE =
  'User-agent: *\nDisallow: /tmp\nUser-agent: Googlebot\nDisallow: /private\nAllow: /pri\n'

test('the whole answer for a rule that decides', async () => {
  const api = await startApi()
  const response = await api.post('/api/v1/test', {
    url: 'https://user:word@example.com/private/a?b=c#d',
    crawler: 'googlebot-image',
    robotsTxt: `${FILE}Host: example.com\n`,
    crawlers: ['any', 'GPTBot'],
  })
  expect(response.headers.get('cache-control')).toBe('no-store')
  const answer = await testAnswer(response)
  expect(Object.keys(answer)).toEqual([
    'source',
    'verdict',
    'crawlers',
    'ignored',
    'diagnostics',
    'preferences',
    'core',
  ])
  expect(answer.source).toEqual({ kind: 'pasted', octets: FILE.length + 18, status: 200 })
  const image = CRAWLERS.find(({ id }) => id === 'googlebot-image')
  expect(answer.verdict).toEqual({
    crawler: { id: image?.id, name: image?.name, token: 'Googlebot-Image' },
    dialect: 'google',
    allowed: false,
    because: 'rule',
    line: 4,
    group: { tokens: ['googlebot'], userAgentLines: [3], lines: [3, 4, 5] },
    trail: [
      { token: 'Googlebot-Image', found: false },
      { token: 'Googlebot', found: true, lines: [3] },
    ],
    matches: [
      { line: 4, effect: 'disallow', pattern: '/private', octets: 8, wins: true },
      { line: 5, effect: 'allow', pattern: '/pri', octets: 4, wins: false, lostBecause: 'shorter' },
    ],
    nearMisses: [],
    target: '/private/a?b=c',
    notes: [],
  })
  const row = { allowed: true, because: 'no-rule-matched', line: null, pattern: null, token: '*' }
  expect(answer.crawlers).toEqual([
    { crawler: 'any', dialect: 'rfc9309', ...row, notes: [] },
    { crawler: 'gptbot', dialect: 'rfc9309', ...row, notes: [] },
  ])
  expect(answer.ignored).toEqual([{ line: 6, because: 'other-dialect' }])
  expect(answer.diagnostics.map(({ check }) => check)).toContain('host-line')
  expect(answer.preferences).toEqual([])
  expect(answer.core.version).toMatch(/^\d+\.\d+\.\d+/)
})

test('a bare path will do for a pasted file, and Googlebot and the popular table are the defaults', async () => {
  const api = await startApi()
  const answer = await testAnswer(await api.post('/api/v1/test', { url: '/tmp', robotsTxt: FILE }))
  expect(answer.verdict.crawler.id).toBe('googlebot')
  expect(answer.verdict.target).toBe('/tmp')
  expect(answer.crawlers.map((row) => row.crawler)).toEqual(POPULAR_CRAWLER_IDS)
})

test.each([
  ['an id', 'bingbot', 'bingbot', 'bing'],
  ['an id in other letters', 'BingBot', 'bingbot', 'bing'],
  ['a token', 'Googlebot-Image', 'googlebot-image', 'google'],
  [
    'a header',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'yandexbot',
    'yandex',
  ],
  ['the header of an unknown client', 'FooBot/1.0 (+https://foo.example)', 'FooBot', 'rfc9309'],
  ['an unknown token', 'FooBot', 'FooBot', 'rfc9309'],
  ['exactly one token', { token: 'Googlebot-Image' }, 'Googlebot-Image', 'rfc9309'],
])('the crawler may be %s', async (_, crawler, id, dialect) => {
  const api = await startApi()
  const { verdict } = await testAnswer(
    await api.post('/api/v1/test', { url: '/', robotsTxt: FILE, crawler, crawlers: 'none' }),
  )
  expect(verdict.crawler.id).toBe(id)
  expect(verdict.dialect).toBe(dialect)
})

test('exactly one token has no fallback, obeys * and says that it is custom', async () => {
  const api = await startApi()
  const { verdict } = await testAnswer(
    await api.post('/api/v1/test', {
      url: '/tmp',
      robotsTxt: FILE,
      crawler: { token: 'Googlebot-Image' },
    }),
  )
  expect(verdict.trail).toEqual([
    { token: 'Googlebot-Image', found: false },
    { token: '*', found: true, lines: [1] },
  ])
  expect(verdict.line).toBe(2)
  expect(verdict.notes).toEqual(['custom-token'])
})

test('a dialect overrides the crawler’s own, in the table and for the ignored lines too', async () => {
  const api = await startApi()
  const answer = await testAnswer(
    await api.post('/api/v1/test', {
      url: '/x',
      robotsTxt: 'User-agent: *\nDisalow: /x\n',
      dialect: 'rfc9309-strict',
    }),
  )
  expect(answer.verdict.dialect).toBe('rfc9309-strict')
  expect(answer.verdict.allowed).toBe(true)
  expect(answer.ignored).toEqual([{ line: 2, because: 'other-dialect' }])
  expect(new Set(answer.crawlers.map((row) => row.dialect))).toEqual(new Set(['rfc9309-strict']))
})

test('the table holds every crawler once, or none', async () => {
  const api = await startApi()
  const all = await testAnswer(
    await api.post('/api/v1/test', { url: '/', robotsTxt: FILE, crawlers: 'all' }),
  )
  expect(all.crawlers.map((row) => row.crawler)).toEqual([
    'any',
    ...CRAWLERS.map((crawler) => crawler.id),
  ])
  const none = await testAnswer(
    await api.post('/api/v1/test', { url: '/', robotsTxt: FILE, crawlers: 'none' }),
  )
  expect(none.crawlers).toEqual([])
})

test.each([
  [404, true, 'allow-all', '4xx'],
  [503, false, 'disallow-all', '5xx'],
  [206, null, 'unknown', '206'],
  [301, null, 'unknown', '3xx-no-location'],
  [999, false, 'disallow-all', 'invalid-status'],
])('a pretended %i decides as the real one would', async (status, allowed, policy, because) => {
  const api = await startApi()
  const answer = await testAnswer(
    await api.post('/api/v1/test', { url: '/private', robotsTxt: FILE, status }),
  )
  expect(answer.source).toEqual({ kind: 'pasted', octets: FILE.length, status })
  expect(answer.verdict.allowed).toBe(allowed)
  expect(answer.verdict.because).toBe('fetch')
  expect(answer.verdict.policy).toMatchObject({ policy, because })
})

test('a pretended 204 brings no file, as a real one does', async () => {
  const api = await startApi()
  const answer = await testAnswer(
    await api.post('/api/v1/test', { url: '/private', robotsTxt: FILE, status: 204 }),
  )
  expect(answer.source).toEqual({ kind: 'pasted', octets: FILE.length, status: 204 })
  expect(answer.verdict).toMatchObject({ allowed: true, because: 'no-group', line: null })
  expect(answer.ignored).toEqual([])
})

test('a pretended 200 is as good as none', async () => {
  const api = await startApi()
  const asked = { url: '/private', robotsTxt: FILE }
  const [plain, pretended] = await Promise.all([
    testAnswer(await api.post('/api/v1/test', asked)),
    testAnswer(await api.post('/api/v1/test', { ...asked, status: 200 })),
  ])
  expect(pretended).toEqual(plain)
})

test('an octet that is not UTF-8 goes in and comes out as a lone surrogate, and counts as one', async () => {
  const api = await startApi()
  const robotsTxt = 'User-agent: *\nDisallow: /caf\udce9\n'
  const response = await api.post('/api/v1/test', {
    url: '/caf%E9',
    robotsTxt,
    crawlers: 'none',
  })
  const text = await response.clone().text()
  expect(text).toContain('/caf\\udce9')
  const answer = await testAnswer(response)
  expect(answer.source).toMatchObject({ octets: robotsTxt.length })
  expect(answer.verdict.line).toBe(2)
  expect(answer.verdict.matches[0]?.pattern).toBe('/caf\udce9')
})

test('an empty file is a file', async () => {
  const api = await startApi()
  const answer = await testAnswer(await api.post('/api/v1/test', { url: '/', robotsTxt: '' }))
  expect(answer.source).toEqual({ kind: 'pasted', octets: 0, status: 200 })
  expect(answer.verdict.because).toBe('no-group')
})

test('2 MiB are accepted, counted in octets of the file, and lines past the limit are named', async () => {
  const api = await startApi()
  const line = 'Disallow: /\u00e9\n'
  const octets = 2 * 1024 * 1024
  const head = 'User-agent: *\n'
  const lines = Math.floor((octets - head.length) / 14)
  const robotsTxt = head + line.repeat(lines)
  const padded = robotsTxt + '#'.repeat(octets - head.length - lines * 14)
  const answer = await testAnswer(
    await api.post('/api/v1/test', { url: '/x', robotsTxt: padded, crawlers: 'none' }),
  )
  expect(answer.source).toMatchObject({ octets })
  expect(answer.ignored.some(({ because }) => because === 'past-size-limit')).toBe(true)
})

test('JSON may come with a charset, as +json, and with a byte order mark', async () => {
  const api = await startApi()
  const body = JSON.stringify({ url: '/', robotsTxt: FILE })
  for (const type of ['application/json; charset=UTF-8', 'application/ld+json']) {
    await testAnswer(await api.post('/api/v1/test', body, { 'Content-Type': type }))
  }
  await testAnswer(await api.post('/api/v1/test', `\ufeff${body}`))
})

test('with dialects "all", what every dialect decides and why it differs', async () => {
  const api = await startApi()
  const robotsTxt = 'User-agent: *\nDisalow: /a\n'
  const plain = await testAnswer(await api.post('/api/v1/test', { url: '/a', robotsTxt }))
  expect(plain).not.toHaveProperty('readers')
  const asked = { url: '/a', robotsTxt, dialects: 'all' }
  const { readers } = await testAnswer(await api.post('/api/v1/test', asked))
  expect(readers?.map(({ dialect }) => dialect)).toEqual(DIALECTS.map(({ id }) => id))
  const group = { tokens: ['*'], userAgentLines: [1], lines: [1, 2] }
  expect(readers?.find(({ dialect }) => dialect === 'google')).toMatchObject({
    allowed: false,
    because: 'rule',
    line: 2,
    pattern: '/a',
    group,
    difference: null,
  })
  expect(readers?.find(({ dialect }) => dialect === 'yandex')).toMatchObject({
    allowed: true,
    because: 'no-rule-matched',
    line: null,
    difference: {
      of: 'verdict',
      by: 'reading',
      points: ['spellings'],
      sufficient: true,
      lines: [2],
      text: 'does not read the spelling `Disalow`',
    },
  })
})
