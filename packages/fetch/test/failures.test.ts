// Protects: whatever a server does wrong ends as a failure with its stage, a stable code and a plain
// sentence; nothing makes the fetch throw, hang or read on without end.
import { describe, expect, it } from 'vitest'
import { answering, fetchFrom, flood, type OnRequest, ok, serveRaw } from './raw-server.ts'

const GZIP_HEAD = 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 99999\r\n\r\n'

const SOON = { firstOctetMs: 300, totalMs: 600 }

describe('an answer that is not HTTP', () => {
  it.each([
    ['text without a head', 'User-agent: *\nDisallow: /\n', 'not-http'],
    ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n', 'not-http'],
    ['a radio stream', 'ICY 200 OK\r\n\r\n', 'not-http'],
    ['a status of four digits', 'HTTP/1.1 1000 X\r\n\r\n', 'not-http'],
    ['a status of two digits', 'HTTP/1.1 20 X\r\n\r\n', 'not-http'],
    ['a bad header name', 'HTTP/1.1 200 OK\r\nA B: c\r\n\r\n', 'not-http'],
    [
      'a header smuggled in after a bare CR',
      'HTTP/1.1 200 OK\r\nA: b\rLocation: /c\r\n\r\n',
      'not-http',
    ],
    [
      'two lengths',
      'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      'not-http',
    ],
    ['a length that is no number', 'HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\nab', 'not-http'],
    ['nothing', '', 'no-answer'],
    ['half a head', 'HTTP/1.1 200 OK\r\nContent-Ty', 'no-answer'],
  ])('%s fails in read', async (_, answer, code) => {
    const server = await answering(answer)
    const report = await fetchFrom(server.origin)
    expect(report).toMatchObject({
      outcome: 'network-failure',
      status: null,
      headers: {},
      body: null,
      error: { stage: 'read', code },
      policies: { google: { policy: 'disallow-all', because: 'read' } },
    })
    expectPlain(report.error?.message)
  })

  it('random octets never make it throw', async () => {
    const server = await serveRaw((socket, _, index) => socket.end(noise(index)))
    for (let i = 0; i < 50; i += 1) {
      const { outcome, error } = await fetchFrom(server.origin, { limits: SOON })
      expect([outcome, error?.stage]).toEqual(['network-failure', 'read'])
    }
  })
})

describe('a body that breaks off', () => {
  it.each([
    ['before its length', 'HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\nhi', 'body-cut-short'],
    [
      'within a chunk',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhi',
      'body-cut-short',
    ],
    [
      'before the last chunk',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n',
      'body-cut-short',
    ],
    [
      'in a chunk size that is none',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhi\r\n0\r\n\r\n',
      'broken-body',
    ],
    [
      'in a chunk longer than it says',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nhi\r\n0\r\n\r\n',
      'broken-body',
    ],
    [
      'in trailers without end',
      `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
      'broken-body',
    ],
  ])('%s fails in read, and its head is told', async (_, answer, code) => {
    const server = await answering(answer)
    const report = await fetchFrom(server.origin)
    expect(report).toMatchObject({
      outcome: 'network-failure',
      status: 200,
      body: null,
      error: { stage: 'read', code },
    })
    expect(Object.keys(report.headers).length).toBe(answer.includes('Content-Length') ? 1 : 0)
    expectPlain(report.error?.message)
  })

  it('in pieces that come one by one fails in the same way', async () => {
    const head = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n'
    const server = await serveRaw((socket) => {
      socket.write(`${head}2\r\nhi\r\n`)
      setTimeout(() => socket.write('zz\r\n'), 20)
    })
    expect(await fetchFrom(server.origin)).toMatchObject({ error: { code: 'broken-body' } })
  })

  it('by a reset fails in read', async () => {
    const server = await serveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\nhi', () =>
        socket.resetAndDestroy(),
      )
    })
    expect(await fetchFrom(server.origin)).toMatchObject({
      outcome: 'network-failure',
      error: { stage: 'read' },
    })
  })
})

describe('an answer without end', () => {
  it('in its headers is given up beyond 16 KiB', async () => {
    const server = await serveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      flood(socket, `X-Flood: ${'a'.repeat(1000)}\r\n`)
    })
    expect(await fetchFrom(server.origin)).toMatchObject({
      outcome: 'network-failure',
      error: { stage: 'read', code: 'headers-too-large' },
    })
  })

  it('of 16 KiB of headers is still taken just below that', async () => {
    const server = await answering(ok('a', `X: ${'a'.repeat(15_000)}\r\n`))
    expect(await fetchFrom(server.origin)).toMatchObject({ outcome: 'fetched' })
  })

  it('of preliminary answers is given up', async () => {
    const server = await serveRaw((socket) => {
      flood(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(10))
    })
    expect(await fetchFrom(server.origin)).toMatchObject({
      outcome: 'network-failure',
      error: { stage: 'read', code: 'too-many-interim-answers' },
    })
  })

  it('in its body is cut at 1 MiB', async () => {
    const server = await serveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n')
      flood(socket, Buffer.alloc(65_536, 'a\n'))
    })
    const report = await fetchFrom(server.origin)
    expect(report).toMatchObject({
      outcome: 'fetched',
      body: { octets: 1_048_576, truncated: true, malformedOctets: 0 },
      policies: { google: { policy: 'obey-file' } },
    })
  })

  it('of exactly 1 MiB is whole, and one octet more is cut', async () => {
    const whole = await answering(ok(Buffer.alloc(1_048_576, 'a')))
    expect((await fetchFrom(whole.origin)).body).toMatchObject({
      octets: 1_048_576,
      truncated: false,
    })
    const more = await answering(ok(Buffer.alloc(1_048_577, 'a')))
    expect((await fetchFrom(more.origin)).body).toMatchObject({
      octets: 1_048_576,
      truncated: true,
    })
  })

  it.each([
    ['é', 2],
    ['ツ', 3],
    ['🤖', 4],
  ])('is not cut through the character %s', async (character, length) => {
    const server = await answering(ok(`a${character.repeat(Math.ceil(1_048_576 / length))}`))
    const { body } = await fetchFrom(server.origin)
    const kept = 1 + Math.floor(1_048_575 / length) * length
    expect(body).toMatchObject({ octets: kept, truncated: true, malformedOctets: 0 })
    expect(kept).toBeLessThanOrEqual(1_048_576)
  })

  it('of a length that nobody will wait for is cut all the same', async () => {
    const server = await serveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n')
      socket.write(Buffer.alloc(1_100_000, 'a'))
    })
    expect((await fetchFrom(server.origin)).body).toMatchObject({ truncated: true })
  })
})

describe('a slow server', () => {
  const drip =
    (first: string): OnRequest =>
    (socket) => {
      socket.write(first)
      const timer = setInterval(() => socket.write('a'), 20)
      socket.on('close', () => clearInterval(timer))
    }

  it.each([
    ['says nothing', () => {}, 'first-octet-timeout', null],
    ['drips its headers', drip('HTTP/1.1 200 OK\r\nX: '), 'first-octet-timeout', null],
    ['drips its body', drip('HTTP/1.1 200 OK\r\n\r\n'), 'total-timeout', 200],
    [
      'stops in the middle of a compressed body',
      (socket) => socket.write(Buffer.from(`${GZIP_HEAD}\x1f\x8b\x08`, 'latin1')),
      'total-timeout',
      200,
    ],
  ] satisfies [string, OnRequest, string, number | null][])(
    'that %s is not waited for',
    async (_, onRequest, code, status) => {
      const server = await serveRaw(onRequest)
      const report = await fetchFrom(server.origin, { limits: SOON })
      expect(report).toMatchObject({
        outcome: 'network-failure',
        status,
        error: { stage: 'timeout', code },
        policies: { google: { policy: 'disallow-all', because: 'timeout' } },
      })
      expect(report.durationMs).toBeLessThan(2000)
      expectPlain(report.error?.message)
    },
  )

  it('has one budget of time for all redirects', async () => {
    const server = await serveRaw((socket, _, index) => {
      setTimeout(() => socket.end(`HTTP/1.1 302 Found\r\nLocation: /${index}\r\n\r\n`), 200)
    })
    const report = await fetchFrom(server.origin, { limits: { firstOctetMs: 300, totalMs: 500 } })
    expect(report).toMatchObject({ error: { stage: 'timeout', code: 'total-timeout' } })
    expect(report.hops.length).toBeLessThan(5)
  })
})

describe('a server that is not there', () => {
  it('refuses the connection', async () => {
    const server = await answering('')
    const gone = `http://127.0.0.1:${await freePort()}/`
    const report = await fetchFrom(gone)
    expect(server.requests).toHaveLength(0)
    expect(report).toMatchObject({
      outcome: 'network-failure',
      status: null,
      error: {
        stage: 'connect',
        code: 'ECONNREFUSED',
        message: '127.0.0.1 refused the connection.',
      },
      policies: { google: { policy: 'disallow-all', because: 'connect' } },
    })
  })

  it('has a name that does not resolve', async () => {
    const report = await fetchFrom('https://nowhere.invalid/')
    expect(report).toMatchObject({
      outcome: 'network-failure',
      error: { stage: 'dns' },
      policies: { google: { policy: 'disallow-all', because: 'dns' } },
    })
    expect(report.error?.message).toContain('nowhere.invalid')
  })

  it('has a name whose look-up hangs', async () => {
    const lookUp = () => new Promise<never>(() => {})
    const report = await fetchFrom('http://site.test/', { lookUp, limits: SOON })
    expect(report).toMatchObject({ error: { stage: 'timeout', code: 'look-up-timeout' } })
  })
})

describe('the caller', () => {
  it('can cancel at any moment', async () => {
    const server = await serveRaw((socket) => socket.write('HTTP/1.1 200 OK\r\n\r\nabc'))
    for (const step of ['looking-up', 'connecting', 'asking', 'reading']) {
      const caller = new AbortController()
      const reason = new Error(`cancelled while ${step}`)
      const fetching = fetchFrom(server.origin, {
        signal: caller.signal,
        onProgress: (progress) => progress.step === step && caller.abort(reason),
      })
      await expect(fetching).rejects.toBe(reason)
    }
  })

  it('can cancel before anything is asked, and with any reason', async () => {
    const server = await serveRaw(() => {})
    await expect(fetchFrom(server.origin, { signal: AbortSignal.abort('no') })).rejects.toBe('no')
    expect(server.requests).toHaveLength(0)
    const caller = new AbortController()
    const fetching = fetchFrom(server.origin, { signal: caller.signal })
    setTimeout(() => caller.abort('enough'), 50)
    await expect(fetching).rejects.toBe('enough')
  })

  it('leaves no connection open', async () => {
    let open = 0
    const server = await serveRaw((socket, _, index) => {
      open += 1
      socket.on('close', () => {
        open -= 1
      })
      if (index === 0) socket.write(ok('a'))
      if (index === 1) socket.write('HTTP/1.1 404 Not Found\r\n\r\n')
      if (index === 2) socket.write('HTTP/1.1 200 OK\r\n\r\nendless')
      if (index === 3) socket.write('garbage')
    })
    for (let i = 0; i < 5; i += 1) await fetchFrom(server.origin, { limits: SOON })
    expect(server.requests).toHaveLength(5)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(open).toBe(0)
  })
})

function expectPlain(message: string | undefined): void {
  expect(message).toMatch(/^[A-Z0-9].*\.$/)
  expect(message).not.toMatch(/HPE_|ECONN|Error|undefined|null|node:/)
}

/** Octets that are the same in every run. */
function noise(seed: number): Buffer {
  let state = seed + 1
  return Buffer.from(
    Array.from({ length: 1 + (seed % 300) }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return (state >> 16) & 0xff
    }),
  )
}

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}
