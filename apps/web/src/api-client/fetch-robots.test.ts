// Protects: the page hears each step of a fetch, takes the report however the server sends it, and
// tells a failure of our own from anything about the site.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchReport } from '../../test/fetch-report.ts'
import { type FetchStep, fetchRobots } from './fetch-robots.ts'

const report = fetchReport('User-agent: *\n')

function answerWith(body: BodyInit, init: ResponseInit = {}) {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => new Response(body, init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

function stream(...pieces: readonly string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece))
      controller.close()
    },
  })
}

async function ask(address = 'https://example.com/a b?c=d&e=\uD800') {
  const steps: FetchStep[] = []
  const answer = await fetchRobots(address, {
    signal: new AbortController().signal,
    onStep: (step) => steps.push(step),
  })
  return { answer, steps }
}

const EVENTS = { headers: { 'content-type': 'text/event-stream' } }
const PROBLEM = { 'content-type': 'application/problem+json' }

afterEach(() => vi.unstubAllGlobals())

describe('an event stream', () => {
  it('tells the steps and ends in the report', async () => {
    const fetch = answerWith(
      stream(
        'event: progress\ndata: {"stage":"looking-up","host":"example.com"}\n\n',
        'event: progress\ndata: {"stage":"redirect","hop":1,"of":5,"url":"x"}\n\nevent: progr',
        'ess\r\ndata: {"stage":"asking","host":"www.example.com"}\r\n\r\n: comment\n\n',
        `event: report\ndata: ${JSON.stringify(report)}\n\n`,
      ),
      EVENTS,
    )
    const { answer, steps } = await ask()
    expect(answer).toEqual({ ok: true, report })
    expect(steps).toEqual([
      { stage: 'looking-up', host: 'example.com', redirect: null },
      { stage: 'redirect', host: 'example.com', redirect: { hop: 1, of: 5 } },
      { stage: 'asking', host: 'www.example.com', redirect: { hop: 1, of: 5 } },
    ])
    expect(fetch.mock.calls[0]?.[0]).toBe(
      '/api/v1/robots?url=https%3A%2F%2Fexample.com%2Fa%20b%3Fc%3Dd%26e%3D%EF%BF%BD',
    )
  })

  it('may end without the last blank line', async () => {
    answerWith(stream(`event: report\ndata: ${JSON.stringify(report)}`), EVENTS)
    expect((await ask()).answer).toEqual({ ok: true, report })
  })

  it('may end in a problem', async () => {
    const problem = { status: 503, code: 'busy', detail: 'Too many fetches at once.' }
    answerWith(stream(`event: problem\ndata: ${JSON.stringify(problem)}\n\n`), EVENTS)
    expect((await ask()).answer).toEqual({
      ok: false,
      failure: { kind: 'problem', ...problem, retryAfter: null },
    })
  })

  it.each([
    ['breaks off', 'event: progress\ndata: {"stage":"asking"}\n\n'],
    ['holds no JSON', 'event: report\ndata: {"outcome\n\n'],
    ['holds another thing', 'event: report\ndata: [1]\n\n'],
  ])('that %s is unreadable', async (_, text) => {
    answerWith(stream(text), EVENTS)
    expect((await ask()).answer).toEqual({ ok: false, failure: { kind: 'unreadable' } })
  })
})

describe('an answer at once', () => {
  it('with JSON is the report', async () => {
    answerWith(JSON.stringify(report), { headers: { 'content-type': 'application/json' } })
    expect((await ask()).answer).toEqual({ ok: true, report })
  })

  it('with a problem names the field’s own message and the time to wait', async () => {
    const problem = {
      code: 'invalid-request',
      detail: 'The request is not valid.',
      errors: [{ field: 'url', code: 'too-long', message: 'Longer than 16 KiB.' }],
    }
    answerWith(JSON.stringify(problem), {
      status: 429,
      headers: { ...PROBLEM, 'retry-after': '12' },
    })
    expect((await ask()).answer).toEqual({
      ok: false,
      failure: {
        kind: 'problem',
        status: 429,
        code: 'invalid-request',
        detail: 'Longer than 16 KiB.',
        retryAfter: 12,
      },
    })
  })

  it('with an error page is a problem without words', async () => {
    answerWith('<h1>Bad gateway</h1>', { status: 502 })
    expect((await ask()).answer).toMatchObject({
      ok: false,
      failure: { kind: 'problem', status: 502, code: '', detail: '' },
    })
  })
})

it.each([
  ['/path-alone', 'no-host'],
  ['mailto:a@example.com', 'scheme'],
  ['', 'empty'],
] as const)('of %j asks nobody', async (address, code) => {
  const fetch = answerWith('')
  expect((await ask(address)).answer).toEqual({ ok: false, failure: { kind: 'no-address', code } })
  expect(fetch).not.toHaveBeenCalled()
})

it('is unreachable where there is no network', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect((await ask()).answer).toEqual({ ok: false, failure: { kind: 'unreachable' } })
})

it('rejects when it is cancelled', async () => {
  const controller = new AbortController()
  vi.stubGlobal('fetch', () => {
    controller.abort()
    return Promise.reject(controller.signal.reason)
  })
  const running = fetchRobots('https://example.com/', {
    signal: controller.signal,
    onStep: () => undefined,
  })
  await expect(running).rejects.toMatchObject({ name: 'AbortError' })
})
