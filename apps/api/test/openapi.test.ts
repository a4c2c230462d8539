// Protects the description of the API: a valid OpenAPI 3.1 document that names every route there is
// and none that is not, and the registries that it describes.

import { CRAWLERS, DIALECTS, POPULAR_CRAWLER_IDS } from '@robots-txt-tester/core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { CrawlerSchema } from '../src/schemas/crawler.ts'
import { DialectSchema } from '../src/schemas/dialect.ts'
import { bodyOf } from './answers.ts'
import { startApi } from './harness.ts'

interface Described {
  readonly openapi: string
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, object>> }>
  >
  readonly parameters?: readonly { readonly name: string; readonly required?: boolean }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
}

async function described(environment: Record<string, string> = {}): Promise<Described> {
  const api = await startApi(environment)
  const response = await api.get('/api/v1/openapi.json')
  expect(response.headers.get('content-type')).toBe('application/json')
  return response.json() as Promise<Described>
}

test('the document is valid OpenAPI 3.1', async () => {
  const document = await described()
  expect(document.openapi).toMatch(/^3\.1\.\d$/)
  const { valid, errors } = await new Validator().validate({ ...document })
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
})

test('it names the routes that are there, and each of them answers', async () => {
  const document = await described()
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(operations.toSorted()).toEqual([
    'get /checks',
    'get /crawlers',
    'get /crawlers/{id}',
    'get /dialects',
    'get /robots',
    'get /test',
    'post /lint',
    'post /test',
  ])
  const api = await startApi()
  for (const operation of operations) {
    const [method = '', path = ''] = operation.split(' ')
    const address = `${api.origin}/api/v1${path.replace('{id}', 'googlebot')}`
    const { status } = await fetch(address, { method })
    expect([200, 400, 415], operation).toContain(status)
  }
})

test('every reference leads somewhere, and every problem is described', async () => {
  const document = await described()
  const names = Array.from(
    JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g),
    ([, name]) => name,
  )
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(document.components.schemas).toHaveProperty(String(name))
  const post = document.paths['/test']?.post
  expect(Object.keys(post?.responses ?? {})).toEqual(['200', '400', '413', '415', '429', '503'])
  expect(post?.responses['400']?.content).toHaveProperty(['application/problem+json'])
})

test('requests are described as strictly as they are read', async () => {
  const document = await described()
  expect(document.components.schemas.TestRequest).toMatchObject({
    additionalProperties: false,
    required: ['url'],
    properties: {
      status: { type: 'integer', minimum: 100, maximum: 999 },
      dialect: { enum: ['auto', ...DIALECTS.map(({ id }) => id)] },
    },
  })
  const parameters = document.paths['/test']?.get?.parameters ?? []
  expect(parameters.map(({ name }) => name)).toEqual([
    'fresh',
    'url',
    'crawler',
    'dialect',
    'crawlers',
    'lang',
  ])
  expect(parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual(['url'])
})

test('the server is named by its public address where one is set', async () => {
  expect((await described()).servers).toEqual([{ url: '/api/v1' }])
  const named = await described({ PUBLIC_URL: 'https://robots.example/' })
  expect(named.servers).toEqual([{ url: 'https://robots.example/api/v1' }])
})

const Crawlers = z.object({
  crawlers: CrawlerSchema.array().readonly(),
  popular: z.string().array().readonly(),
})

test('every crawler is listed once, with a source or the word that it is unverified, and a date', async () => {
  const api = await startApi()
  const { crawlers, popular } = await bodyOf(await api.get('/api/v1/crawlers'), Crawlers)
  expect(crawlers.map(({ id }) => id)).toEqual(['any', ...CRAWLERS.map(({ id }) => id)])
  expect(popular).toEqual(POPULAR_CRAWLER_IDS)
  for (const crawler of crawlers) {
    const sources = [crawler.docUrl, ...crawler.evidence.map(({ source }) => source)]
    const known = sources.some((source) => source !== null && source !== '')
    expect(known || crawler.unverified !== null, crawler.id).toBe(true)
    expect(crawler.checked, crawler.id).toMatch(/^\d{4}-\d{2}/)
  }
})

test('one crawler is found by its id, in any letter case', async () => {
  const api = await startApi()
  const one = await bodyOf(await api.get('/api/v1/crawlers/GoogleBot-Image'), CrawlerSchema)
  expect(one).toMatchObject({
    token: 'Googlebot-Image',
    fallbackTokens: ['Googlebot'],
    dialect: 'google',
    popular: true,
  })
})

test('every dialect answers at every decision point, with basis, source, place and date', async () => {
  const api = await startApi()
  const Dialects = z.object({ dialects: DialectSchema.array().readonly() })
  const { dialects } = await bodyOf(await api.get('/api/v1/dialects'), Dialects)
  expect(dialects.map(({ id }) => id)).toEqual(DIALECTS.map(({ id }) => id))
  for (const [index, dialect] of dialects.entries()) {
    const decisions = DIALECTS[index]?.decisions ?? {}
    expect(Object.fromEntries(dialect.decisions.map(({ point, value }) => [point, value]))).toEqual(
      decisions,
    )
    for (const { source, place } of [...dialect.decisions, ...dialect.http.decisions]) {
      expect(source.url).toMatch(/^https:/)
      expect(source.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(place).not.toBe('')
    }
  }
  const google = dialects.find(({ id }) => id === 'google')
  expect(google?.decisions.find(({ point }) => point === 'sizeLimit')?.value).toEqual({
    octets: 512_000,
    beyond: 'cut',
  })
  const points = google?.http.decisions.map(({ point }) => point) ?? []
  expect(points).toEqual(expect.arrayContaining(['ok.webPage', 'serverError', 'failures.dns']))
})

test('registries may be kept for some minutes, and are not sent again to who has them', async () => {
  const api = await startApi()
  for (const path of ['crawlers', 'crawlers/gptbot', 'dialects', 'checks', 'openapi.json']) {
    const first = await api.get(`/api/v1/${path}`)
    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    const second = await api.get(`/api/v1/${path}`, { 'If-None-Match': etag })
    expect(second.status, path).toBe(304)
    expect(await second.text()).toBe('')
  }
  const missing = await api.get('/api/v1/crawlers/nobot')
  expect(missing.headers.get('cache-control')).toBe('no-store')
})
