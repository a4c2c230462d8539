// Protects answers about live sites: one request for each, the report as it happened, and a verdict
// that keeps the site's answer, our refusal and a failed request apart.
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fetchReport, problemIn, testAnswer } from './answers.ts'
import { startApi, startSite, startSiteWith, until } from './harness.ts'

const FILE = 'User-agent: *\nDisallow: /private\n'

const query = (path: string, parameters: Record<string, string>) =>
  `${path}?${new URLSearchParams(parameters)}`

test('a live file is fetched once, from the root of the site, and decides', async () => {
  const [api, site] = await Promise.all([startApi(), startSiteWith(FILE)])
  const url = `${site.origin}/private/page`
  const answer = await testAnswer(await api.post('/api/v1/test', { url }))
  expect(site.asked).toEqual(['/robots.txt'])
  expect(answer.verdict).toMatchObject({ allowed: false, because: 'rule', line: 2 })
  expect(answer.source).toMatchObject({
    kind: 'live',
    fetch: {
      requested: url,
      robotsUrl: `${site.origin}/robots.txt`,
      outcome: 'fetched',
      status: 200,
      body: { text: FILE, octets: FILE.length },
    },
  })
})

test('GET gives what POST gives', async () => {
  const [api, site] = await Promise.all([
    startApi({ FETCH_CACHE_SECONDS: '20' }),
    startSiteWith(FILE),
  ])
  const asked = { url: `${site.origin}/private`, crawler: 'Bingbot', dialect: 'google' }
  const post = await testAnswer(
    await api.post('/api/v1/test', { ...asked, crawlers: ['gptbot', 'any'] }),
  )
  const get = await testAnswer(
    await api.get(query('/api/v1/test', { ...asked, crawlers: 'gptbot,any' })),
  )
  expect(get).toEqual(post)
  expect(site.asked).toHaveLength(1)
})

test('octets that are not UTF-8 come through', async () => {
  const [api, site] = await Promise.all([
    startApi(),
    startSiteWith(Buffer.from('User-agent: *\nDisallow: /caf\xe9\n', 'latin1')),
  ])
  const url = `${site.origin}/caf%E9`
  const answer = await testAnswer(await api.post('/api/v1/test', { url, crawlers: 'none' }))
  expect(answer.verdict.line).toBe(2)
  expect(answer.source).toMatchObject({ fetch: { body: { malformedOctets: 1 } } })
})

test.each([
  [404, true, { policy: 'allow-all', because: '4xx', basis: 'documented' }],
  [403, true, { policy: 'allow-all', because: '4xx', basis: 'documented' }],
  [503, false, { policy: 'disallow-all', because: '5xx', basis: 'documented' }],
  [429, false, { policy: 'disallow-all', because: '429' }],
])(
  'an answer of %i is a verdict by what it means, with no file',
  async (status, allowed, policy) => {
    const site = await startSite((_, response) => response.writeHead(status).end('sorry'))
    const api = await startApi()
    const answer = await testAnswer(await api.post('/api/v1/test', { url: site.origin }))
    expect(answer.verdict).toMatchObject({ allowed, because: 'fetch', line: null, policy })
    expect(answer.source).toMatchObject({ fetch: { outcome: 'status', status, body: null } })
    expect(answer.ignored).toEqual([])
  },
)

test('an address that we do not ask is no verdict', async () => {
  const api = await startApi({ ALLOW_PRIVATE_ADDRESSES: '' })
  const { verdict, source } = await testAnswer(
    await api.post('/api/v1/test', { url: 'http://127.0.0.1/' }),
  )
  expect(verdict).toMatchObject({ allowed: null, because: 'fetch', policy: { because: 'refused' } })
  expect(source).toMatchObject({ fetch: { outcome: 'refused', error: { stage: 'policy' } } })
})

test('a connection that is refused blocks as far as we can see', async () => {
  const site = await startSiteWith(FILE)
  const api = await startApi()
  const { verdict, source } = await testAnswer(
    await api.post('/api/v1/test', { url: 'http://127.0.0.1:9/' }),
  )
  expect(site.asked).toEqual([])
  expect(verdict).toMatchObject({
    allowed: false,
    because: 'fetch',
    policy: { because: 'connect' },
  })
  expect(source).toMatchObject({ fetch: { outcome: 'network-failure', status: null } })
})

test.each([
  ['hangs up', (socket: { destroy: () => void }) => socket.destroy()],
  ['promises more than it sends', null],
])('a site that %s is a failed request', async (_, hangUp) => {
  const site = await startSite((request, response) => {
    if (hangUp !== null) return hangUp(request.socket)
    response.writeHead(200, { 'Content-Length': 100 }).write('User-agent: *\n')
    setTimeout(() => response.destroy(), 20)
  })
  const api = await startApi()
  const report = await fetchReport(await api.get(query('/api/v1/robots', { url: site.origin })))
  expect(report).toMatchObject({ outcome: 'network-failure', error: { stage: 'read' }, body: null })
})

test('redirects are in the report, and a loop allows', async () => {
  const site = await startSite((request, response) => {
    const next = request.url === '/robots.txt' ? '/a' : '/robots.txt'
    response.writeHead(302, { Location: next }).end()
  })
  const api = await startApi()
  const answer = await testAnswer(await api.post('/api/v1/test', { url: site.origin }))
  expect(answer.verdict).toMatchObject({ allowed: true, policy: { because: 'too-many-redirects' } })
  expect(answer.source).toMatchObject({
    fetch: {
      outcome: 'too-many-redirects',
      hops: [{ location: '/a' }, { location: '/robots.txt' }],
    },
  })
})

test('the User-Agent header says who we are', async () => {
  const seen: unknown[] = []
  const site = await startSite((request, response) => {
    seen.push(request.headers['user-agent'])
    response.end()
  })
  const plain = await startApi({ PUBLIC_URL: 'https://robots.example' })
  await plain.get(query('/api/v1/robots', { url: site.origin }))
  const own = await startApi({ FETCH_USER_AGENT: 'me/1 (+https://me.example)' })
  await own.get(query('/api/v1/robots', { url: site.origin }))
  expect(seen).toEqual([
    expect.stringMatching(/^robots-txt-tester\/\d+\.\d+\.\d+ \(\+https:\/\/robots\.example\/\)$/),
    'me/1 (+https://me.example)',
  ])
})

test('who asks for the same file at the same time waits for the same request', async () => {
  const site = await startSite(async (_, response) => {
    await delay(100)
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end(FILE)
  })
  const api = await startApi()
  const pages = ['/a', '/b', '/c', '/d'].map((path) => site.origin + path)
  const reports = await Promise.all(
    pages.map(async (url) => fetchReport(await api.get(query('/api/v1/robots', { url })))),
  )
  expect(site.asked).toHaveLength(1)
  expect(reports.map((report) => report.requested)).toEqual(pages)
})

test('a report is used again for a while, unless it is to be fresh', async () => {
  const [api, site] = await Promise.all([
    startApi({ FETCH_CACHE_SECONDS: '20' }),
    startSiteWith(FILE),
  ])
  const url = `${site.origin}/`
  await fetchReport(await api.get(query('/api/v1/robots', { url })))
  await testAnswer(await api.post('/api/v1/test', { url }))
  await testAnswer(await api.get(query('/api/v1/test', { url })))
  expect(site.asked).toHaveLength(1)
  await fetchReport(await api.get(query('/api/v1/robots', { url, fresh: 'true' })))
  await testAnswer(await api.post('/api/v1/test?fresh=true', { url }))
  await testAnswer(await api.get(query('/api/v1/test', { url, fresh: 'true' })))
  expect(site.asked).toHaveLength(4)
})

test('a client that goes away takes its request to the site with it', async () => {
  const site = await startSite(() => undefined)
  const api = await startApi()
  const cancel = new AbortController()
  const path = query('/api/v1/robots', { url: site.origin })
  const gone = fetch(api.origin + path, { signal: cancel.signal })
  await until(() => site.asked.length === 1)
  expect(await site.connections()).toBe(1)
  cancel.abort()
  await expect(gone).rejects.toThrow()
  await until(async () => (await site.connections()) === 0)
  expect((await api.get('/healthz')).status).toBe(200)
})

interface Event {
  readonly event: string
  readonly data: unknown
}

function eventsIn(text: string): readonly Event[] {
  const blocks = text.split('\n\n').filter((block) => block !== '')
  return blocks.map((block) => {
    const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
    return { event, data: JSON.parse(data) }
  })
}

test('the stream tells each step, then the report, and is not held back', async () => {
  const site = await startSite((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(301, { Location: '/next' }).end()
    else response.writeHead(200, { 'Content-Type': 'text/plain' }).end('# \udce9\n')
  })
  const api = await startApi()
  const response = await api.get(query('/api/v1/robots', { url: site.origin }), {
    Accept: 'text/event-stream, application/json;q=0.9',
    'Accept-Encoding': 'gzip',
  })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(response.headers.get('content-encoding')).toBeNull()
  const events = eventsIn(await response.text())
  const stages = events.map(({ event, data }) =>
    event === 'progress' ? (data as { stage: string }).stage : event,
  )
  expect(stages.at(0)).toMatch(/looking-up|connecting/)
  expect(stages).toContain('redirect')
  expect(stages.slice(-2)).toEqual(['reading', 'report'])
  const redirect = events.find(({ data }) => (data as { stage?: string }).stage === 'redirect')
  expect(redirect?.data).toEqual({ stage: 'redirect', hop: 1, of: 5, url: `${site.origin}/next` })
  expect(events.at(-1)?.data).toMatchObject({ outcome: 'fetched', requested: site.origin })
})

test('who leaves the stream cancels the request, unless somebody else waits', async () => {
  let answer = () => {}
  const site = await startSite((_, response) => {
    answer = () => response.writeHead(200, { 'Content-Type': 'text/plain' }).end(FILE)
  })
  const api = await startApi()
  const path = query('/api/v1/robots', { url: site.origin })
  const cancel = new AbortController()
  const stream = await fetch(api.origin + path, {
    headers: { Accept: 'text/event-stream' },
    signal: cancel.signal,
  })
  await until(() => site.asked.length === 1)
  const other = api.get(path)
  await delay(50)
  cancel.abort()
  await expect(stream.text()).rejects.toThrow()
  answer()
  expect((await fetchReport(await other)).status).toBe(200)
  expect(site.asked).toHaveLength(1)
})

test('what is wrong with the request is a problem also where a stream was asked for', async () => {
  const api = await startApi()
  const response = await api.get('/api/v1/robots?url=', { Accept: 'text/event-stream' })
  await problemIn(response, 400)
})

const text = async (response: Response) => {
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
  return response.text()
}

test('Accept: text/plain gives the verdict in a sentence, in each language', async () => {
  const [api, site] = await Promise.all([
    startApi({ FETCH_CACHE_SECONDS: '20' }),
    startSiteWith(FILE),
  ])
  const asked = { url: `${site.origin}/private`, crawler: 'gptbot' }
  const accept = { Accept: 'text/plain' }
  const english = await text(await api.get(query('/api/v1/test', asked), accept))
  expect(english).toMatch(/^Blocked\. Line 2, `Disallow: \/private`/)
  expect(english).toContain(`Address: ${site.origin}/private\n`)
  expect(english).toContain(`File: ${site.origin}/robots.txt · 200 · 33 octets\n`)
  const japanese = await text(
    await api.get(query('/api/v1/test', { ...asked, lang: 'ja' }), accept),
  )
  expect(japanese).toMatch(/^ブロック/)
  const russian = await text(await api.get(query('/api/v1/test', { ...asked, lang: 'ru' }), accept))
  expect(russian).toMatch(/^Заблокировано/)
})

test('text of a stranger does not steer the terminal', async () => {
  const [api, site] = await Promise.all([
    startApi(),
    startSiteWith('User-agent: *\nDisallow: /private\u001b[2J\u202e*\nDisallow: /priv\n'),
  ])
  const url = `${site.origin}/private%1B[2J%E2%80%AEx`
  const answer = await text(await api.get(query('/api/v1/test', { url }), { Accept: 'text/plain' }))
  expect(answer).toContain('/private')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  expect(answer).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]/)
})

test('a failed request is explained in text, too', async () => {
  const api = await startApi()
  const answer = await text(
    await api.get(query('/api/v1/test', { url: 'http://127.0.0.1:9/' }), { Accept: 'text/plain' }),
  )
  expect(answer).toMatch(/^Blocked as far as we can see\./)
  expect(answer).toContain('ECONNREFUSED')
})

test('the text of an address that nobody asks says so, and nothing about the site', async () => {
  const api = await startApi()
  const url = 'ftp://a.example/x'
  const answer = await text(await api.get(query('/api/v1/test', { url }), { Accept: 'text/plain' }))
  expect(answer).toMatch(/^Cannot tell\. /)
  expect(answer).toContain('\nFile: scheme-not-allowed\n')
  expect(answer).not.toContain('assum')
})
