// Protects the other specs: a fake site that answered differently from what they ask for would
// make them pass or fail for the wrong reason. Needs no browser.

import { expect, test } from '../src/test.ts'

test('serves the robots.txt it was given and records who asked', async ({ site }) => {
  site.robots('User-agent: *\nDisallow: /private\n')
  const response = await fetch(`${site.origin}/robots.txt`, { headers: { 'x-test': 'yes' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe('User-agent: *\nDisallow: /private\n')
  expect(site.seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /robots.txt'])
  expect(site.seen[0]?.headers['x-test']).toBe('yes')
})

test('answers 404 where nothing was set, and with any status that was', async ({ site }) => {
  site.answer('/busy', { kind: 'body', status: 503, body: '', headers: { 'retry-after': '9' } })
  expect((await fetch(`${site.origin}/robots.txt`)).status).toBe(404)
  const busy = await fetch(`${site.origin}/busy`)
  expect(busy.status).toBe(503)
  expect(busy.headers.get('retry-after')).toBe('9')
})

test('redirects, also to the other host name', async ({ site }) => {
  site.answer('/robots.txt', { kind: 'redirect', location: `${site.otherOrigin}/moved` })
  site.answer('/moved', { kind: 'body', body: 'here' })
  const first = await fetch(`${site.origin}/robots.txt`, { redirect: 'manual' })
  expect(first.status).toBe(301)
  expect(first.headers.get('location')).toBe(`${site.otherOrigin}/moved`)
  expect(await (await fetch(`${site.origin}/robots.txt`)).text()).toBe('here')
})

for (const encoding of ['gzip', 'deflate', 'br'] as const) {
  test(`compresses with ${encoding}`, async ({ site }) => {
    const body = 'Disallow: /\n'.repeat(200)
    site.answer('/robots.txt', { kind: 'body', body, encoding })
    const response = await fetch(`${site.origin}/robots.txt`)
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(Number(response.headers.get('content-length'))).toBeLessThan(body.length)
    expect(await response.text()).toBe(body)
  })
}

test('cuts a body short of what it promised', async ({ site }) => {
  site.answer('/robots.txt', { kind: 'truncated', body: 'Disallow', promised: 100 })
  const response = await fetch(`${site.origin}/robots.txt`)
  expect(response.headers.get('content-length')).toBe('108')
  await expect(response.text()).rejects.toThrow()
})

test('waits, trickles, hangs up and keeps silent', async ({ site }) => {
  site.answer('/late', { kind: 'body', body: 'late', delay: 150 })
  site.answer('/trickle', { kind: 'trickle', pieces: ['a', 'b', 'c'], pause: 50 })
  site.answer('/gone', { kind: 'hang-up' })
  site.answer('/silent', { kind: 'silence' })

  const started = performance.now()
  expect(await (await fetch(`${site.origin}/late`)).text()).toBe('late')
  expect(performance.now() - started).toBeGreaterThanOrEqual(140)
  expect(await (await fetch(`${site.origin}/trickle`)).text()).toBe('abc')
  await expect(fetch(`${site.origin}/gone`)).rejects.toThrow()
  const impatient = fetch(`${site.origin}/silent`, { signal: AbortSignal.timeout(200) })
  await expect(impatient).rejects.toThrow(/timeout|abort/i)
})
