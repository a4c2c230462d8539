// Protects: a compressed file is unpacked to the octets that were packed, limits count what comes
// out, and nothing that calls itself compressed can take more than its share of time or memory.
import {
  brotliCompressSync as brotli,
  brotliCompressSync,
  constants,
  deflateRawSync,
  deflateSync,
  gzipSync,
} from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { answering, fetchFrom, flood, ok, serveRaw } from './raw-server.ts'

const TEXT = 'User-agent: *\nDisallow: /ツ\n'.repeat(50)

const encoded = (encoding: string, octets: Uint8Array) =>
  ok(octets, `Content-Type: text/plain\r\nContent-Encoding: ${encoding}\r\n`)

describe('a compressed file', () => {
  it.each([
    ['gzip', gzipSync(TEXT)],
    ['x-gzip', gzipSync(TEXT)],
    ['GZIP', gzipSync(TEXT)],
    ['br', brotliCompressSync(TEXT)],
    ['deflate', deflateSync(TEXT)],
    // What many servers mean by it.
    ['deflate', deflateRawSync(TEXT)],
    ['deflate', deflateRawSync(TEXT, { level: 0 })],
    ['deflate', deflateSync(TEXT, { level: 1 })],
    ['identity', Buffer.from(TEXT)],
    ['', Buffer.from(TEXT)],
    ['identity, gzip', gzipSync(TEXT)],
    ['gzip, br', brotli(gzipSync(TEXT))],
    ['br, gzip', gzipSync(brotli(TEXT))],
    ['deflate,gzip,br', brotli(gzipSync(deflateSync(TEXT)))],
    // Members one after the other are one file (RFC 1952 §2.2).
    ['gzip', Buffer.concat([gzipSync(TEXT.slice(0, 99)), gzipSync(TEXT.slice(99))])],
    // Padding after the end, as some servers leave it.
    ['gzip', Buffer.concat([gzipSync(TEXT), Buffer.alloc(8)])],
  ])('in %j is unpacked', async (encoding, octets) => {
    const server = await answering(encoded(encoding, octets))
    const report = await fetchFrom(server.origin)
    expect(report).toMatchObject({ outcome: 'fetched', error: null, notes: [] })
    expect(report.body).toMatchObject({ text: TEXT, octets: Buffer.byteLength(TEXT) })
  })

  it('is unpacked where two headers name two encodings', async () => {
    const headers = 'Content-Encoding: deflate\r\nContent-Encoding: gzip\r\n'
    const server = await answering(ok(gzipSync(deflateSync(TEXT)), headers))
    expect((await fetchFrom(server.origin)).body?.text).toBe(TEXT)
  })

  it('is unpacked where the transfer was compressed', async () => {
    const chunk = gzipSync(TEXT)
    const server = await answering(
      Buffer.concat([
        Buffer.from('HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n'),
        Buffer.from(`${chunk.length.toString(16)}\r\n`),
        chunk,
        Buffer.from('\r\n0\r\n\r\n'),
      ]),
    )
    expect((await fetchFrom(server.origin)).body?.text).toBe(TEXT)
  })

  it('is unpacked where it comes octet by octet', async () => {
    const answer = encoded('deflate', deflateSync('User-agent: *\n'))
    const server = await serveRaw((socket) => {
      let at = 0
      const next = () => {
        if (at === answer.length) socket.end()
        else socket.write(answer.subarray(at, ++at), () => setTimeout(next, 1))
      }
      next()
    })
    expect((await fetchFrom(server.origin)).body?.text).toBe('User-agent: *\n')
  })

  it.each(['gzip', 'br', 'deflate', 'gzip, br'])(
    'of no octets in %s is empty',
    async (encoding) => {
      const server = await answering(encoded(encoding, new Uint8Array()))
      expect(await fetchFrom(server.origin)).toMatchObject({
        outcome: 'fetched',
        body: { octets: 0 },
      })
    },
  )

  it('without the header is taken as it comes, and noted', async () => {
    const server = await answering(ok(gzipSync(TEXT)))
    expect(await fetchFrom(server.origin)).toMatchObject({
      outcome: 'fetched',
      notes: ['compressed-body'],
    })
  })
})

describe('a file that cannot be unpacked', () => {
  const gz = gzipSync(TEXT)
  const spoilt = Buffer.from(gz)
  spoilt[gz.length - 6] = (spoilt[gz.length - 6] ?? 0) ^ 0xff

  it.each([
    ['plain text said to be gzip', 'gzip', Buffer.from(TEXT), 'corrupt-encoding'],
    ['plain text said to be br', 'br', Buffer.from(TEXT), 'corrupt-encoding'],
    ['plain text said to be deflate', 'deflate', Buffer.from(TEXT), 'corrupt-encoding'],
    ['gzip cut off', 'gzip', gz.subarray(0, gz.length - 10), 'corrupt-encoding'],
    ['gzip of one octet', 'gzip', gz.subarray(0, 1), 'corrupt-encoding'],
    ['br cut off', 'br', brotli(TEXT).subarray(0, 20), 'corrupt-encoding'],
    ['gzip with a wrong checksum', 'gzip', spoilt, 'corrupt-encoding'],
    ['gzip said to be packed twice', 'gzip, gzip', gz, 'corrupt-encoding'],
    ['an encoding not asked for', 'zstd', Buffer.from(TEXT), 'unknown-encoding'],
    ['an encoding nobody knows', 'rot13, gzip', gz, 'unknown-encoding'],
    ['an encoding with a name of an object', '__proto__', gz, 'unknown-encoding'],
    ['an encoding called constructor', 'constructor', gz, 'unknown-encoding'],
    ['four layers', 'gzip,gzip,gzip,gzip', gz, 'too-many-encodings'],
  ])('%s fails in decode', async (_, encoding, octets, code) => {
    const server = await answering(encoded(encoding, octets))
    const report = await fetchFrom(server.origin)
    expect(report).toMatchObject({
      outcome: 'network-failure',
      status: 200,
      headers: { 'content-encoding': encoding },
      body: null,
      error: { stage: 'decode', code },
      policies: { google: { policy: 'disallow-all', because: 'decode' } },
    })
    expect(report.error?.message).toMatch(/^[A-Z].*\.$/)
  })

  it('because the connection broke off fails in read instead', async () => {
    const head = `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${gz.length}\r\n\r\n`
    const server = await answering(Buffer.concat([Buffer.from(head), gz.subarray(0, 40)]))
    expect(await fetchFrom(server.origin)).toMatchObject({
      error: { stage: 'read', code: 'body-cut-short' },
    })
  })
})

describe('a file that unpacks to far more than it is', () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 'a'))
  const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

  it.each([
    ['gzip', bomb],
    ['br', brotli(Buffer.alloc(64 * 1024 * 1024, 'a'), quickBrotli)],
    ['gzip, gzip', gzipSync(bomb)],
  ])('in %s is cut at 1 MiB', async (encoding, octets) => {
    const server = await answering(encoded(encoding, octets))
    expect(await fetchFrom(server.origin)).toMatchObject({
      outcome: 'fetched',
      body: { octets: 1_048_576, truncated: true },
    })
  })

  it('and then keeps the connection open is cut all the same', async () => {
    const server = await serveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n')
      socket.write(bomb.subarray(0, bomb.length - 100))
    })
    const report = await fetchFrom(server.origin)
    expect(report).toMatchObject({ outcome: 'fetched', body: { truncated: true } })
    expect(report.durationMs).toBeLessThan(5000)
  })

  it('in one layer only to vanish in the next is given up', async () => {
    // Empty gzip members without end: the outer layer unpacks to 40 MiB of them, these to nothing.
    const nothing = gzipSync('')
    const members = Buffer.alloc(40 * 1024 * 1024)
    for (let at = 0; at + nothing.length <= members.length; at += nothing.length)
      nothing.copy(members, at)
    const server = await answering(encoded('gzip, br', brotli(members, quickBrotli)))
    expect(await fetchFrom(server.origin)).toMatchObject({
      outcome: 'network-failure',
      error: { stage: 'decode', code: 'encoding-too-large' },
    })
  })

  it('from a stream without end that holds nothing is given up', async () => {
    const server = await serveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n')
      flood(socket, Buffer.concat(Array(2000).fill(gzipSync(''))))
    })
    expect(await fetchFrom(server.origin)).toMatchObject({
      outcome: 'network-failure',
      error: { stage: 'decode', code: 'encoding-too-large' },
    })
  })
})
