// Protects the server itself: whatever comes over a connection, it answers what it can, gives away
// nothing about its inside, and goes on serving everybody else.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { problemOf } from '../src/problems.ts'
import { type Api, exchange, startApi, startSite, startSiteWith, until } from './harness.ts'

let unexpected: string[] = []
let api: Api

/** A server whose log is watched. */
async function startWatched(environment: Record<string, string> = {}): Promise<Api> {
  unexpected = []
  api = await startApi(environment, {
    log: (line) => {
      if (/"level":[56]0/.test(line)) unexpected.push(line)
    },
  })
  return api
}

afterEach(async () => expect(unexpected).toEqual([]))

async function stillServes(): Promise<void> {
  const response = await api.post('/api/v1/test', { url: '/', robotsTxt: '', crawlers: 'none' })
  expect(response.status).toBe(200)
}

const problem = (code: Parameters<typeof problemOf>[0]) => JSON.stringify(problemOf(code))

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['another protocol version', 'GET / HTTP/3.7\r\nHost: a\r\n\r\n', 400],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a Host that is none', 'GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['a Host with a path', 'GET /healthz HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n', 400],
  ['an address that is none', 'GET \\ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  [
    'a foreign absolute address',
    'GET http://[::/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    400,
  ],
  ['a header without colon', 'GET / HTTP/1.1\r\nHost: a\r\nnonsense\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/v1/test HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
  ],
  [
    'length and chunks',
    'POST /api/v1/test HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  [
    'broken chunks',
    'POST /api/v1/test HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    400,
  ],
])('%s is answered with a problem', async (_, octets, status) => {
  await startWatched()
  const answer = await exchange(api.port, octets)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer.toLowerCase()).toContain('content-type: application/problem+json')
  expect(answer).toContain('"code":"malformed-http"')
  await stillServes()
})

test('HTTP/1.1 without Host is refused', async () => {
  await startWatched()
  expect(await exchange(api.port, 'GET /healthz HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  await stillServes()
})

test('headers over 64 KiB are a problem of their own, below that they are taken', async () => {
  await startWatched()
  const ask = (octets: number) =>
    exchange(
      api.port,
      `GET /healthz?x=${'a'.repeat(octets)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    )
  expect(await ask(63 * 1024)).toMatch(/^HTTP\/1\.1 200 /)
  const answer = await ask(65 * 1024)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(answer).toContain(problem('headers-too-large'))
  await stillServes()
})

test('TRACE, CONNECT and offers to upgrade come to nothing', async () => {
  await startWatched()
  const ask = (line: string, more = '') =>
    exchange(api.port, `${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${more}\r\n`)
  expect(await ask('TRACE /')).toMatch(/^HTTP\/1\.1 405 /)
  expect(await ask('CONNECT a:80')).toBe('')
  const upgrade = 'Upgrade: websocket\r\nSec-WebSocket-Key: x\r\n'
  expect(await ask('GET /healthz', upgrade)).toMatch(/^HTTP\/1\.1 200 /)
  await stillServes()
})

test('HTTP/1.0 without Host is served, as probes of old load balancers ask', async () => {
  await startWatched()
  expect(await exchange(api.port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})

test('requests in a row on one connection are answered in a row', async () => {
  await startWatched()
  const one = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'
  const last = 'GET /api/v1/none HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  const answer = await exchange(api.port, one + one + last)
  expect(Array.from(answer.matchAll(/^HTTP\/1\.1 (\d+)/gm), (match) => match[1])).toEqual([
    '200',
    '200',
    '404',
  ])
})

test('a body that breaks off leaves the server as it was', async () => {
  await startWatched()
  for (let i = 0; i < 5; i += 1) {
    const socket = connect(api.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      'POST /api/v1/test HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"url":',
    )
    await delay(20)
    if (i % 2 === 0) socket.destroy()
    else socket.resetAndDestroy()
  }
  await delay(50)
  await stillServes()
})

test('clients that hang up in the middle of an answer leave the server as it was', async () => {
  await startWatched()
  for (let i = 0; i < 5; i += 1) {
    const socket = connect(api.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('GET /api/v1/crawlers HTTP/1.1\r\nHost: a\r\n\r\n')
    socket.once('data', () => socket.resetAndDestroy())
    await delay(20)
  }
  await stillServes()
})

test('a client that is told that its body is too large can read so, however much it sends', async () => {
  await startWatched()
  const head =
    'POST /api/v1/test HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50000000\r\n\r\n'
  const answer = await exchange(api.port, head + ' '.repeat(4_000_000))
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  await stillServes()
})

test('who asks first whether a body is welcome is told', async () => {
  await startWatched()
  const body = JSON.stringify({ url: '/', robotsTxt: '', crawlers: 'none' })
  const answer = await exchange(
    api.port,
    `POST /api/v1/test HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n${body}`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /)
})

test('headers that trickle in are cut off', { timeout: 25_000 }, async () => {
  await startWatched()
  const socket = connect(api.port, '127.0.0.1')
  let answer = ''
  let open = true
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    open = false
  })
  socket.write('GET /healthz HTTP/1.1\r\n')
  for (let i = 0; i < 80 && open; i += 1) {
    socket.write(`X-${i}: a\r\n`)
    await delay(200)
  }
  expect(open).toBe(false)
  expect(answer).toContain(problem('request-timeout'))
  await stillServes()
})

test('nothing of the inside is told when something of ours breaks, but the log knows', async () => {
  await startWatched()
  const { createApp } = await import('../src/app.ts')
  const { readConfig } = await import('../src/config.ts')
  const { createMetrics } = await import('../src/metrics.ts')
  const { pino } = await import('pino')
  const { startServer } = await import('../src/server.ts')
  const lines: string[] = []
  const log = pino({}, { write: (line) => lines.push(line) })
  const read = readConfig({})
  if (!read.ok) throw new Error('no configuration')
  const broken = async () => {
    throw new Error('secret: the disk is on fire')
  }
  const services = {
    config: read.config,
    log,
    metrics: createMetrics({ process: false }),
    reports: { reportFor: broken },
    limits: { fetch: { take: async () => ({}) }, compute: { take: broken } },
  }
  const server = await startServer(createApp(services, null), { host: '127.0.0.1', port: 0, log })
  const origin = `http://127.0.0.1:${server.port}`
  const answers = await Promise.all([
    fetch(`${origin}/api/v1/robots?url=https://example.com`),
    fetch(`${origin}/api/v1/test`, { method: 'POST', body: '{}' }),
    fetch(`${origin}/api/v1/robots?url=https://example.com`, {
      headers: { Accept: 'text/event-stream' },
    }),
  ])
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 200])
  expect(texts.slice(0, 2)).toEqual([problem('internal'), problem('internal')])
  expect(texts[2]).toContain(problem('internal'))
  expect(texts.join()).not.toContain('secret')
  expect(lines.join()).toContain('the disk is on fire')
  await server.stop()
})

test('neither pasted text nor addresses are logged', async () => {
  const lines: string[] = []
  const logged = await startApi({}, { log: (line) => lines.push(line) })
  const site = await startSiteWith('Disallow: /from-the-site\n')
  await logged.post('/api/v1/test', { url: '/secret-path', robotsTxt: 'Disallow: /secret-rule\n' })
  await logged.post('/api/v1/test', { url: '', robotsTxt: 'secret-text' })
  await logged.post('/api/v1/test', '{"url": secret-json')
  await logged.get(`/api/v1/robots?url=${site.origin}/secret-page`)
  await logged.get('/?url=secret-link')
  await until(() => lines.length >= 6)
  expect(lines.join()).not.toMatch(/secret|from-the-site/)
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    method: 'POST',
    route: '/api/v1/test',
    status: 200,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('requests and fetches are counted, by route and outcome', async () => {
  const pageFolder = mkdtempSync(join(tmpdir(), 'page-'))
  onTestFinished(() => rmSync(pageFolder, { recursive: true }))
  writeFileSync(join(pageFolder, 'index.html'), '<head></head>')
  const [counted, site] = await Promise.all([startApi({}, { pageFolder }), startSiteWith('')])
  await (await counted.get(`/api/v1/robots?url=${site.origin}`)).text()
  await (await counted.get('/api/v1/crawlers/gptbot')).text()
  const response = await counted.get('/metrics')
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await response.text()
  expect(text).toContain('robots_fetches_total{outcome="fetched",stage=""} 1')
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/v1/crawlers/:id",status="200"} 1',
  )
  expect(text).not.toContain('gptbot')
  await (await counted.get('/')).text()
  await (await counted.get('/api/v1/none')).text()
  const more = await (await counted.get('/metrics')).text()
  expect(more).toContain('{method="GET",route="/*",status="200"} 1')
  expect(more).toMatch(/route="[^"]*\*",status="404"\} 1/)
  expect(more).not.toContain('some')
})

test('the server lets requests end before it stops, and takes no new ones', async () => {
  const site = await startSite(async (_, response) => {
    await delay(200)
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end('# late\n')
  })
  const { start } = await import('../src/start.ts')
  const { readConfig } = await import('../src/config.ts')
  const { pino } = await import('pino')
  const read = readConfig({ PORT: '0', ALLOW_PRIVATE_ADDRESSES: '127.0.0.0/8' })
  if (!read.ok) throw new Error('no configuration')
  const log = pino({ level: 'silent' })
  const server = await start({ config: read.config, log, pageFolder: '/nowhere' })
  const origin = `http://127.0.0.1:${server.port}`
  const late = fetch(`${origin}/api/v1/robots?url=${site.origin}`)
  await until(() => site.asked.length === 1)
  const before = Date.now()
  await server.stop()
  expect(Date.now() - before).toBeLessThan(2000)
  expect(await (await late).json()).toMatchObject({ outcome: 'fetched' })
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow()
})

test('while it works on a large file it sees to others in between', async () => {
  await startWatched()
  const group = 'User-agent: b\nDisallow: /\n\n'
  const robotsTxt = `${group.repeat(16_000)}User-agent: Googlebot\nDisallow /a\n`
  // The server shares this thread with the test, so that its pauses are ours.
  let [longest, last, over] = [0, performance.now(), false]
  const watch = async () => {
    while (!over) {
      await delay(1)
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }
  }
  const watching = watch()
  const start = performance.now()
  const body = { url: '/a', robotsTxt, crawlers: 'all', dialects: 'all' }
  expect((await api.post('/api/v1/test', body)).status).toBe(200)
  const whole = performance.now() - start
  over = true
  await watching
  expect(longest).toBeLessThan(whole * 0.6)
})

/** The answer to a POST whose client looks for it only once it has sent all, and then hangs up. */
function sendAllFirst(path: string, headers: string, octets: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(api.port, '127.0.0.1')
    socket.pause()
    socket.on('error', reject)
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}`
    socket.write(`${head}Content-Length: ${octets}\r\n\r\n`)
    socket.write(Buffer.alloc(octets, 'a'), () => {
      let answer = ''
      socket.setEncoding('latin1').on('data', (chunk) => {
        answer += chunk
      })
      socket.on('close', () => resolve(answer))
      socket.resume()
    })
  })
}

test.each([
  ['a body that is too large', '/api/v1/test', 'Content-Type: application/json\r\n', 413],
  ['a body that is no JSON', '/api/v1/test', 'Content-Type: text/plain\r\n', 415],
  ['a body for an address that is none', '/api/v1/none', '', 404],
  ['a body for an address that takes none', '/api/v1/crawlers', '', 405],
])('who sends all of %s before it looks gets the answer', async (_, path, headers, status) => {
  await startWatched()
  const answer = await sendAllFirst(path, headers, 20 * 1024 * 1024)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).toContain('"code":')
  await stillServes()
})

test('a body that does not come is not waited for', async () => {
  await startWatched()
  const start = performance.now()
  const head =
    'POST /api/v1/none HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 9\r\n\r\n'
  expect(await exchange(api.port, head, 8000)).toMatch(/^HTTP\/1\.1 404 /)
  expect(performance.now() - start).toBeLessThan(5000)
})
