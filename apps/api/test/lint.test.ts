// Protects /api/v1/lint, the diagnostics of /api/v1/test, and /api/v1/checks: their shape to the
// field, each language, what is known of the site, and requests that cannot be used.
import { CHECKS, LANGUAGES } from '@robots-txt-tester/core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { CheckSchema } from '../src/schemas/check.ts'
import { DiagnosticSchema } from '../src/schemas/diagnostic.ts'
import { bodyOf, errorsIn, problemIn, testAnswer } from './answers.ts'
import { type Api, startApi, startSite, startSiteWith } from './harness.ts'

const LintAnswer = z.object({ diagnostics: DiagnosticSchema.array().readonly() })
const Checks = z.object({ checks: CheckSchema.array().readonly() })

const NO_COLON = 'User-agent: *\nDisallow /private\n'

async function lint(api: Api, body: object) {
  const response = await api.post('/api/v1/lint', body)
  return (await bodyOf(response, LintAnswer)).diagnostics
}

const idsOf = (diagnostics: readonly { readonly check: string }[]) =>
  diagnostics.map(({ check }) => check)

describe('POST /api/v1/lint', () => {
  test('the whole answer for a missing colon', async () => {
    const api = await startApi()
    const response = await api.post('/api/v1/lint', { robotsTxt: NO_COLON })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { diagnostics } = await bodyOf(response, LintAnswer)
    expect(diagnostics).toEqual([
      {
        check: 'missing-colon',
        severity: 'error',
        line: 2,
        column: 1,
        endLine: 2,
        endColumn: 9,
        message: expect.stringContaining('`Disallow`'),
        data: {
          name: 'Disallow',
          value: '/private',
          read: 'as-colon',
          readBy: ['google'],
          skippedBy: ['yandex', 'python-3.12', 'python-3.14', 'protego'],
        },
        audience: ['standard', 'google', 'bing', 'yandex', 'python'],
        effect: 'read-differently',
        docs: '/checks/missing-colon',
        related: [],
        fixes: [
          {
            title: expect.any(String),
            edits: [{ line: 2, column: 9, endLine: 2, endColumn: 10, text: ': ' }],
            verdictsChanged: expect.any(Number),
          },
        ],
      },
    ])
  })

  test('edits hold the line ends of the file, and data the text as it stands', async () => {
    const api = await startApi()
    const robotsTxt = 'User-agent: *\r\nDisallow: /a`b /c\r\n'
    const [found] = await lint(api, { robotsTxt })
    expect(found).toMatchObject({
      check: 'several-patterns',
      message: expect.stringContaining("a'b"),
      data: { value: '/a`b /c' },
      fixes: [{ edits: [{ text: '/a`b\r\nDisallow: /c' }] }],
    })
  })

  test('a clean file and an empty one give nothing that is wrong', async () => {
    const api = await startApi()
    const clean = 'User-agent: *\nDisallow: /private/\n'
    expect(await lint(api, { robotsTxt: clean })).toEqual([])
    const empty = await lint(api, { robotsTxt: '' })
    expect(empty.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('texts come in the language asked for, other lines and fixes too', async () => {
    const api = await startApi()
    const robotsTxt = 'User-agent: bingbot\nCrawl-delay: 5\n\nUser-agent: GPTBot\nDisallow: /\n'
    const answers = await Promise.all(LANGUAGES.map((lang) => lint(api, { robotsTxt, lang })))
    const found = answers.map((diagnostics) =>
      diagnostics.find(({ check }) => check === 'groups-run-together'),
    )
    const [english] = found
    expect(english?.related.length).toBeGreaterThan(0)
    expect(english?.fixes.length).toBeGreaterThan(0)
    const texts = found.map((one) => [one?.message, one?.related[0]?.message, one?.fixes[0]?.title])
    expect(texts.flat().every((text) => (text ?? '').length > 3)).toBe(true)
    expect(new Set(texts.flat()).size).toBe(3 * LANGUAGES.length)
    expect(texts[1]?.join('')).toMatch(/[ぁ-ん]/)
    expect(texts[2]?.join('')).toMatch(/[а-я]/)
    expect(await lint(api, { robotsTxt })).toEqual(answers[0])
  })

  test('a sitemap belongs elsewhere once the site is known', async () => {
    const api = await startApi()
    const robotsTxt = 'User-agent: *\nDisallow: /a/\nSitemap: https://other.example/sitemap.xml\n'
    expect(idsOf(await lint(api, { robotsTxt }))).not.toContain('sitemap-other-host')
    const url = 'https://example.com/any/page'
    expect(idsOf(await lint(api, { robotsTxt, url }))).toContain('sitemap-other-host')
    const own = 'other.example'
    expect(idsOf(await lint(api, { robotsTxt, url: own }))).not.toContain('sitemap-other-host')
  })

  test('a fix says how many verdicts it changes, where that can be told at once', async () => {
    const api = await startApi()
    const changing = await lint(api, { robotsTxt: NO_COLON })
    expect(changing[0]?.fixes[0]?.verdictsChanged).toBeGreaterThan(0)
    const robotsTxt = 'User-agent: *\nDisallow: /a/\nDisallow: /b/\nDisallow: /a/\n'
    const twice = (await lint(api, { robotsTxt })).find(({ check }) => check === 'duplicate-rule')
    expect(twice?.fixes.map(({ verdictsChanged }) => verdictsChanged)).toEqual([0])
    const large = await lint(api, { robotsTxt: `${NO_COLON}#${'x'.repeat(64 * 1024)}\n` })
    expect(idsOf(large)).toContain('missing-colon')
    expect(large[0]?.fixes.map(({ verdictsChanged }) => verdictsChanged)).toEqual([null])
  })

  test('files whose fixes would take long are answered in time, without their effect', async () => {
    const api = await startApi()
    const robotsTxt = `User-agent: *\n${Array.from({ length: 3000 }, (_, i) => `Disallow /p${i}*a*b\n`).join('')}`
    const start = performance.now()
    const diagnostics = await lint(api, { robotsTxt })
    expect(performance.now() - start).toBeLessThan(10_000)
    expect(diagnostics.length).toBeGreaterThan(100)
    expect(diagnostics.at(-1)?.fixes[0]?.verdictsChanged).toBeNull()
  })

  test('octets that are not UTF-8 are told, and survive', async () => {
    const api = await startApi()
    const robotsTxt = 'User-agent: *\nDisallow: /caf\udce9\n'
    expect(idsOf(await lint(api, { robotsTxt }))).toContain('not-utf8')
  })

  test.each<[string, unknown, Record<string, string>]>([
    ['nothing', {}, { robotsTxt: 'required' }],
    ['a number for robotsTxt', { robotsTxt: 1 }, { robotsTxt: 'wrong-type' }],
    ['a bare path for url', { robotsTxt: '', url: '/x' }, { url: 'no-host' }],
    ['another scheme', { robotsTxt: '', url: 'mailto:a@b.example' }, { url: 'scheme' }],
    ['auto for dialect', { robotsTxt: '', dialect: 'auto' }, { dialect: 'unknown-dialect' }],
    ['an unknown language', { robotsTxt: '', lang: 'de' }, { lang: 'not-allowed' }],
    ['an unknown field', { robotsTxt: '', crawler: 'x' }, { crawler: 'unknown-field' }],
  ])('a body with %s is refused', async (_, body, errors) => {
    const api = await startApi()
    expect(await errorsIn(await api.post('/api/v1/lint', body))).toEqual(errors)
  })

  test('a query, another method, another type and a file over 2 MiB are refused', async () => {
    const api = await startApi()
    const withQuery = await api.post('/api/v1/lint?lang=ja', { robotsTxt: '' })
    expect(await errorsIn(withQuery)).toEqual({ lang: 'unknown-field' })
    await problemIn(await api.get('/api/v1/lint'), 405)
    const asText = await api.post('/api/v1/lint', NO_COLON, { 'Content-Type': 'text/plain' })
    await problemIn(asText, 415)
    const large = await api.post('/api/v1/lint', { robotsTxt: `#${'é'.repeat(1024 * 1024)}` })
    expect((await problemIn(large, 413)).errors?.[0]?.field).toBe('robotsTxt')
  })

  test('it counts against the limit on work', async () => {
    const api = await startApi({ RATE_LIMIT_COMPUTE: '1' })
    const first = await api.post('/api/v1/lint', { robotsTxt: '' })
    expect(first.headers.get('ratelimit-policy')).toBe('"compute";q=1;w=60')
    await bodyOf(first, LintAnswer)
    await problemIn(await api.post('/api/v1/lint', { robotsTxt: '' }), 429)
  })

  test.each([
    ['20,000 groups', 'User-agent: a\nDisallow: /a\n'.repeat(20_000)],
    ['100,000 user-agent lines', `${'User-agent: a\n'.repeat(100_000)}Disallow: /\n`],
    ['text without end', 'word '.repeat(400_000)],
    ['a line of colons', ':'.repeat(2 * 1024 * 1024)],
  ])('a file of %s is answered in time and in measure', async (_, robotsTxt) => {
    const api = await startApi()
    const response = await api.post('/api/v1/lint', { robotsTxt })
    const body = await response.text()
    expect(response.status).toBe(200)
    expect(body.length).toBeLessThan(4 * 1024 * 1024)
  })
})

describe('the diagnostics of /api/v1/test', () => {
  test('are those of lint, in English', async () => {
    const api = await startApi()
    const url = 'https://example.com/private'
    const { diagnostics } = await testAnswer(
      await api.post('/api/v1/test', { url, robotsTxt: NO_COLON }),
    )
    expect(idsOf(diagnostics)).toEqual(['missing-colon'])
    const linted = await lint(api, { robotsTxt: NO_COLON, url, dialect: 'google', lang: 'en' })
    const withoutEffect = linted.map((diagnostic) => ({
      ...diagnostic,
      fixes: diagnostic.fixes.map((fix) => ({ ...fix, verdictsChanged: null })),
    }))
    expect(diagnostics).toEqual(withoutEffect)
  })

  test('say of a live file what is wrong with the answer as well', async () => {
    const [api, site] = await Promise.all([
      startApi(),
      startSite((_, response) => {
        response.writeHead(200, { 'Content-Type': 'application/pdf' }).end(NO_COLON)
      }),
    ])
    const { diagnostics } = await testAnswer(
      await api.get(`/api/v1/test?url=${encodeURIComponent(site.origin)}`),
    )
    expect(idsOf(diagnostics)).toEqual(
      expect.arrayContaining(['missing-colon', 'wrong-content-type']),
    )
  })

  test.each([
    [503, ['answered-5xx']],
    [403, ['answered-403']],
    [404, []],
  ])('speak of the answer alone where it is a %i', async (status, expected) => {
    const [api, site] = await Promise.all([
      startApi(),
      startSite((_, response) => {
        response.writeHead(status, { 'Content-Type': 'text/plain' }).end('no')
      }),
    ])
    const answer = await testAnswer(await api.post('/api/v1/test', { url: site.origin }))
    expect(idsOf(answer.diagnostics)).toEqual(expected)
  })

  test('are none for a clean live file', async () => {
    const [api, site] = await Promise.all([
      startApi(),
      startSiteWith('User-agent: *\nDisallow: /private/\n'),
    ])
    const answer = await testAnswer(await api.post('/api/v1/test', { url: site.origin }))
    expect(answer.diagnostics).toEqual([])
  })
})

describe('GET /api/v1/checks', () => {
  test('lists every check once, with title, source and page', async () => {
    const api = await startApi()
    const { checks } = await bodyOf(await api.get('/api/v1/checks'), Checks)
    expect(checks.map(({ id }) => id)).toEqual(CHECKS.map(({ id }) => id))
    for (const [index, check] of checks.entries()) {
      const known = CHECKS[index]
      expect(check).toMatchObject({
        severity: known?.severity,
        audience: known?.audience,
        effect: known?.effect,
        source: known?.source,
        alarms: known?.alarms,
        examples: known?.examples,
        docs: `/checks/${check.id}`,
      })
      expect(check.title.length, check.id).toBeGreaterThan(2)
    }
  })

  test('has titles in each language', async () => {
    const api = await startApi()
    const answers = await Promise.all(
      LANGUAGES.map(async (lang) => bodyOf(await api.get(`/api/v1/checks?lang=${lang}`), Checks)),
    )
    const titles = answers.map(({ checks }) => checks[0]?.title)
    expect(new Set(titles).size).toBe(LANGUAGES.length)
    expect(await errorsIn(await api.get('/api/v1/checks?lang=de'))).toEqual({ lang: 'not-allowed' })
  })
})
