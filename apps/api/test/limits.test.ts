// Protects the service and the sites it asks: each client has its share a minute, is told where it
// stands, and cannot get more by what it writes into headers. What costs nothing is never limited.
import { expect, test } from 'vitest'
import { problemIn, testAnswer } from './answers.ts'
import { startApi, startSiteWith } from './harness.ts'

const PASTED = { url: '/', robotsTxt: 'User-agent: *\n', crawlers: 'none' }

test('pasted files count against the limit on work, and the answer says how many are left', async () => {
  const api = await startApi({ RATE_LIMIT_COMPUTE: '2', RATE_LIMIT_FETCH: '1' })
  const first = await api.post('/api/v1/test', PASTED)
  await testAnswer(first)
  expect(first.headers.get('ratelimit-policy')).toBe('"compute";q=2;w=60')
  expect(first.headers.get('ratelimit')).toMatch(/^"compute";r=1;t=(?:60|59)$/)
  expect(first.headers.get('ratelimit-limit')).toBe('2')
  expect(first.headers.get('ratelimit-remaining')).toBe('1')
  await testAnswer(await api.post('/api/v1/test', PASTED))
  const third = await api.post('/api/v1/test', PASTED)
  expect((await problemIn(third, 429)).code).toBe('rate-limited')
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThanOrEqual(55)
  expect(Number(third.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(third.headers.get('ratelimit-remaining')).toBe('0')
  expect(third.headers.get('access-control-allow-origin')).toBe('*')
})

test('fetches have a limit of their own, shared by every route that fetches', async () => {
  const [api, site] = await Promise.all([startApi({ RATE_LIMIT_FETCH: '3' }), startSiteWith('')])
  const path = `url=${encodeURIComponent(site.origin)}`
  await api.get(`/api/v1/robots?${path}`)
  await api.get(`/api/v1/test?${path}`)
  const third = await api.post('/api/v1/test', { url: site.origin })
  expect(third.headers.get('ratelimit')).toMatch(/^"fetch";r=0;/)
  for (const accept of ['application/json', 'text/event-stream']) {
    const refused = await api.get(`/api/v1/robots?${path}`, { Accept: accept })
    expect((await problemIn(refused, 429)).code).toBe('rate-limited')
  }
  await problemIn(await api.post('/api/v1/test', { url: site.origin }), 429)
  await testAnswer(await api.post('/api/v1/test', PASTED))
  expect(site.asked).toHaveLength(3)
})

test('who asks for private addresses is limited as everybody else', async () => {
  const api = await startApi({ RATE_LIMIT_FETCH: '1', ALLOW_PRIVATE_ADDRESSES: '' })
  expect((await api.get('/api/v1/robots?url=http://10.0.0.1/')).status).toBe(200)
  expect((await api.get('/api/v1/robots?url=http://10.0.0.2/')).status).toBe(429)
})

test('a request that cannot be used does not cost a fetch', async () => {
  const api = await startApi({ RATE_LIMIT_FETCH: '1' })
  for (const url of ['', '/x', 'mailto:x']) {
    await problemIn(await api.get(`/api/v1/robots?url=${url}`), 400)
  }
  expect((await api.get('/api/v1/robots?url=http://127.0.0.1:9/')).status).toBe(200)
})

test('invented proxies give no new share', async () => {
  const api = await startApi({ RATE_LIMIT_COMPUTE: '1' })
  await api.post('/api/v1/test', PASTED, { 'X-Forwarded-For': '192.0.2.1' })
  const again = await api.post('/api/v1/test', PASTED, { 'X-Forwarded-For': '192.0.2.2' })
  expect(again.status).toBe(429)
})

test('behind a proxy of ours each client has its own share', async () => {
  const api = await startApi({ RATE_LIMIT_COMPUTE: '1', TRUST_PROXY: '1' })
  const from = async (forwarded: string) =>
    (await api.post('/api/v1/test', PASTED, { 'X-Forwarded-For': forwarded })).status
  expect(await from('192.0.2.1')).toBe(200)
  expect(await from('192.0.2.2')).toBe(200)
  expect(await from('192.0.2.3, 192.0.2.1')).toBe(429)
  expect(await from('2001:db8::1')).toBe(200)
  expect(await from('2001:db8::2')).toBe(429)
})

test('0 is no limit, and then no header speaks of one', async () => {
  const api = await startApi({ RATE_LIMIT_COMPUTE: '0' })
  for (let i = 0; i < 20; i += 1) {
    const response = await api.post('/api/v1/test', PASTED)
    expect(response.status).toBe(200)
    expect(response.headers.has('ratelimit')).toBe(false)
  }
})

test('registries, health, page and reference are never limited', async () => {
  const api = await startApi({ RATE_LIMIT_COMPUTE: '1', RATE_LIMIT_FETCH: '1' })
  await api.post('/api/v1/test', PASTED)
  await api.post('/api/v1/test', PASTED)
  for (const path of [
    '/api/v1/crawlers',
    '/api/v1/dialects',
    '/api/v1/openapi.json',
    '/healthz',
    '/api/docs',
  ]) {
    for (let i = 0; i < 3; i += 1) expect((await api.get(path)).status, path).toBe(200)
  }
})
