// Protects: what a server says comes out in the report octet for octet, with the outcome and the
// policies that belong to its status; and the request tells no more than it must.
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { FetchProgress } from '../src/index.ts'
import { answering, fetchFrom, flood, ok, serveRaw, USER_AGENT } from './raw-server.ts'

describe('the request', () => {
  it('is one GET of /robots.txt with these headers and no others', async () => {
    const server = await answering(ok('User-agent: *\n'))
    await fetchFrom(`${server.origin}/some/page?query#fragment`)
    expect(server.requests).toEqual([
      [
        'GET /robots.txt HTTP/1.1',
        `Host: 127.0.0.1:${server.port}`,
        `User-Agent: ${USER_AGENT}`,
        'Accept: text/plain, text/*;q=0.8, */*;q=0.1',
        'Accept-Encoding: gzip, deflate, br',
        'Connection: close',
        '',
        '',
      ].join('\r\n'),
    ])
  })

  it('is not sent with a User-Agent that would smuggle in a header', async () => {
    const userAgent = 'tester\r\nCookie: a=b'
    await expect(fetchFrom('http://127.0.0.1:1/', { userAgent })).rejects.toThrow(TypeError)
  })

  it('is not made again when it fails', async () => {
    const server = await serveRaw((socket) => socket.destroy())
    expect(await fetchFrom(server.origin)).toMatchObject({ outcome: 'network-failure' })
    expect(server.requests).toHaveLength(1)
  })
})

describe('a fetched file', () => {
  it('is reported whole', async () => {
    const text = 'User-agent: *\r\nDisallow: /ツ\r\n'
    const headers = [
      'Content-Type: text/plain; charset=utf-8',
      'Cache-Control: max-age=60',
      'Cache-Control: public',
      'Set-Cookie: secret=1',
      'X-Powered-By: something',
      'ETag: "a"',
    ]
    const server = await answering(ok(text, `${headers.join('\r\n')}\r\n`))
    const report = await fetchFrom(`${server.origin}/page`, { now: clock(1_796_000_000_000, 184) })
    expect(report).toEqual({
      requested: `${server.origin}/page`,
      robotsUrl: `${server.origin}/robots.txt`,
      finalUrl: `${server.origin}/robots.txt`,
      fetchedAt: '2026-11-30T00:53:20.000Z',
      durationMs: 184,
      userAgent: USER_AGENT,
      outcome: 'fetched',
      status: 200,
      hops: [],
      error: null,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'content-length': '31',
        'cache-control': 'max-age=60, public',
        etag: '"a"',
      },
      body: {
        text,
        octets: 31,
        truncated: false,
        sha256: createHash('sha256').update(text).digest('hex'),
        bom: false,
        malformedOctets: 0,
      },
      policies: expect.objectContaining({
        rfc9309: { policy: 'obey-file', because: '2xx', basis: 'documented' },
        bing: { policy: 'obey-file', because: '2xx', basis: 'inferred' },
      }),
      notes: [],
    })
    expect(Object.keys(report.policies)).toEqual([
      'rfc9309',
      'rfc9309-strict',
      'google',
      'yandex',
      'bing',
      'python-3.12',
      'python-3.14',
      'protego',
    ])
  })

  it.each([
    ['latin-1', [0x2f, 0xe9, 0x0a], '/\udce9\n', { bom: false, malformedOctets: 1 }],
    ['with a BOM', [0xef, 0xbb, 0xbf, 0x61], '\ufeffa', { bom: true, malformedOctets: 0 }],
    ['with half a BOM', [0xef, 0xbb, 0x61], '\udcef\udcbba', { bom: true, malformedOctets: 2 }],
    ['UTF-16', [0xff, 0xfe, 0x61, 0], '\udcff\udcfea\0', { bom: false, malformedOctets: 2 }],
    ['empty', [], '', { bom: false, malformedOctets: 0 }],
  ])('keeps every octet when it is %s', async (_, octets, text, facts) => {
    const server = await answering(ok(Uint8Array.from(octets)))
    const { body } = await fetchFrom(server.origin)
    expect(body).toMatchObject({ text, octets: octets.length, truncated: false, ...facts })
    const sha256 = createHash('sha256').update(Uint8Array.from(octets)).digest('hex')
    expect(body?.sha256).toBe(sha256)
  })

  it('may come in chunks, without a length, with preliminary answers, in HTTP/1.0', async () => {
    const answers = [
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2;ext=1\r\nab\r\n1\r\nc\r\n0\r\nTrailer: x\r\n\r\n',
      'HTTP/1.1 200 OK\r\n\r\nabc',
      'HTTP/1.0 200 OK\r\n\r\nabc',
      'HTTP/1.1 200\r\nContent-Length: 3\r\n\r\nabc',
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc',
      // What follows the end of the body is not part of it.
      'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabcdef',
    ]
    for (const answer of answers) {
      const server = await answering(answer)
      const report = await fetchFrom(server.origin)
      expect([answer, report.body?.text]).toEqual([answer, 'abc'])
    }
  })

  it('may come with slips in its head that crawlers overlook', async () => {
    const answers = [
      'HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Length: 3\n\nabc',
      'HTTP/1.1 200 OK\r\nX: a\r\n  folded\r\nContent-Length: 3\r\n\r\nabc',
      'HTTP/1.1 200 OK\r\nX: a\x01b\r\nContent-Length: 3\r\n\r\nabc',
      // The chunks count (RFC 9112 §6.3).
      'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n',
    ]
    for (const answer of answers) {
      const server = await answering(answer)
      const report = await fetchFrom(server.origin)
      expect([answer, report.body?.text]).toEqual([answer, 'abc'])
    }
  })

  it('may come octet by octet', async () => {
    const server = await serveRaw((socket) => {
      const octets = [...ok('User-agent: *\n')]
      const next = () => {
        const octet = octets.shift()
        if (octet === undefined) socket.end()
        else socket.write(Uint8Array.of(octet), () => setTimeout(next, 1))
      }
      next()
    })
    expect((await fetchFrom(server.origin)).body?.text).toBe('User-agent: *\n')
  })

  it('is noticed to be a web page', async () => {
    const server = await answering(
      ok('<!DOCTYPE html><title>Shop</title>', 'Content-Type: text/html\r\n'),
    )
    const report = await fetchFrom(server.origin)
    expect(report).toMatchObject({ outcome: 'fetched', notes: ['html-body', 'wrong-content-type'] })
    expect(report.policies).toMatchObject({
      google: { policy: 'obey-file' },
      yandex: { policy: 'allow-all', because: 'not-text' },
    })
  })

  it('has headers that came in UTF-8 or Latin-1 as text', async () => {
    const head =
      'HTTP/1.1 200 OK\r\nServer: caf\xe9\r\nVia: caf\xc3\xa9\r\nContent-Length: 0\r\n\r\n'
    const server = await answering(Buffer.from(head, 'latin1'))
    expect((await fetchFrom(server.origin)).headers).toMatchObject({ server: 'café', via: 'café' })
  })
})

describe('a status', () => {
  it('204 is a file of no octets', async () => {
    const server = await answering('HTTP/1.1 204 No Content\r\n\r\n')
    const report = await fetchFrom(server.origin)
    expect(report).toMatchObject({ outcome: 'fetched', status: 204, body: { text: '', octets: 0 } })
    expect(report.policies).toMatchObject({
      google: { policy: 'obey-file', because: '204' },
      yandex: { policy: 'allow-all', because: 'not-200' },
    })
  })

  it('204 has no body even where one follows', async () => {
    const server = await answering('HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\nhello')
    expect(await fetchFrom(server.origin)).toMatchObject({
      outcome: 'fetched',
      body: { octets: 0 },
    })
  })

  it('206 is read, and no ground for a verdict', async () => {
    const server = await answering('HTTP/1.1 206 Partial Content\r\nContent-Length: 2\r\n\r\nhi')
    const report = await fetchFrom(server.origin)
    expect(report).toMatchObject({ outcome: 'fetched', body: { text: 'hi' } })
    expect(report.policies).toMatchObject({ rfc9309: { policy: 'unknown', because: '206' } })
  })

  it.each([
    [404, 'allow-all', '4xx', []],
    [403, 'allow-all', '4xx', ['may-differ-for-crawlers']],
    [429, 'disallow-all', '429', ['may-differ-for-crawlers']],
    [500, 'disallow-all', '5xx', []],
    [503, 'disallow-all', '5xx', ['may-differ-for-crawlers']],
    [304, 'unknown', '304', []],
    [302, 'unknown', '3xx-no-location', []],
    [300, 'unknown', '3xx-no-location', []],
    [600, 'disallow-all', 'invalid-status', []],
    [999, 'disallow-all', 'invalid-status', []],
    // Three digits that are no status.
    [99, 'disallow-all', 'invalid-status', []],
  ])('%i is reported without its body', async (status, policy, because, notes) => {
    const line = `HTTP/1.1 ${String(status).padStart(3, '0')} X`
    const body = status === 304 ? '' : 'User-agent: *\nDisallow: /\n'
    const server = await answering(`${line}\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
    const report = await fetchFrom(server.origin)
    expect(report).toMatchObject({ outcome: 'status', status, error: null, body: null, hops: [] })
    expect(report.policies).toMatchObject({ google: { policy, because } })
    expect(report.notes).toEqual(notes)
  })

  it('of an error is known before its endless body ends', async () => {
    const server = await serveRaw((socket) => {
      socket.write('HTTP/1.1 404 Not Found\r\n\r\n')
      flood(socket, Buffer.alloc(65_536))
    })
    expect(await fetchFrom(server.origin)).toMatchObject({ outcome: 'status', status: 404 })
  })

  it('1xx is the answer where the server hangs up after it', async () => {
    const server = await answering('HTTP/1.1 103 Early Hints\r\n\r\n')
    const report = await fetchFrom(server.origin)
    expect(report).toMatchObject({ outcome: 'status', status: 103, body: null })
    expect(report.policies).toMatchObject({ google: { because: 'invalid-status' } })
  })

  it('101 is an answer that nobody asked for', async () => {
    const server = await answering(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\nabc',
    )
    expect(await fetchFrom(server.origin)).toMatchObject({ outcome: 'status', status: 101 })
  })
})

describe('progress', () => {
  it('tells what is being done', async () => {
    const server = await serveRaw((socket, request) => {
      if (request.startsWith('GET /a ')) socket.end(ok('a'))
      else socket.end('HTTP/1.1 301 Moved\r\nLocation: /a\r\n\r\n')
    })
    const seen: FetchProgress[] = []
    await fetchFrom(server.origin, { onProgress: (progress) => seen.push(progress) })
    const host = '127.0.0.1'
    expect(seen).toEqual([
      { step: 'looking-up', host },
      { step: 'connecting', host },
      { step: 'asking', host },
      { step: 'redirect', number: 1, of: 5, url: `${server.origin}/a` },
      { step: 'looking-up', host },
      { step: 'connecting', host },
      { step: 'asking', host },
      { step: 'reading', host },
    ])
  })
})

/** Gives `start` first and `start + later` ever after. */
function clock(start: number, later: number): () => number {
  let asked = false
  return () => {
    const time = asked ? start + later : start
    asked = true
    return time
  }
}
