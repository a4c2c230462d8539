// Protects: redirects are followed as far as RFC 9309 asks and no further, each to an address that
// was checked like the first, and nothing of one site is told to the next.
import { describe, expect, it } from 'vitest'
import type { LookUp } from '../src/index.ts'
import { answering, fetchFrom, ok, redirecting, serveRaw } from './raw-server.ts'

const chain = (length: number) =>
  Object.fromEntries(
    Array.from({ length }, (_, i) => [i === 0 ? '/robots.txt' : `/${i}`, `/${i + 1}`]),
  )

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('%i is followed with a GET', async (status) => {
    const server = await serveRaw((socket, _, index) =>
      socket.end(index > 0 ? ok('a') : `HTTP/1.1 ${status} X\r\nLocation: /moved\r\n\r\n`),
    )
    const report = await fetchFrom(`${server.origin}/page`)
    expect(report).toMatchObject({
      outcome: 'fetched',
      robotsUrl: `${server.origin}/robots.txt`,
      finalUrl: `${server.origin}/moved`,
      hops: [{ url: `${server.origin}/robots.txt`, status, location: '/moved' }],
      notes: [],
    })
    expect(server.requests[1]).toMatch(/^GET \/moved HTTP\/1\.1\r\n/)
  })

  it.each([
    ['/a?b=c#fragment', '/a?b=c'],
    ['a', '/a'],
    ['?x', '/robots.txt?x'],
    ['./b/../a', '/a'],
    ['\\a', '/a'],
    ['/a b', '/a%20b'],
    // UTF-8 and Latin-1 octets stay the octets they are.
    ['/caf\xc3\xa9', '/caf%C3%A9'],
    ['/caf\xe9', '/caf%E9'],
  ])('to %j leads to %s', async (location, path) => {
    const server = await redirecting({ '/robots.txt': location })
    const report = await fetchFrom(server.origin)
    expect(report).toMatchObject({ outcome: 'fetched', finalUrl: `${server.origin}${path}` })
  })

  it('may go to another site, which is noted, while the first address stays the one asked for', async () => {
    const other = await answering(ok('User-agent: *\n'))
    const server = await redirecting({ '/robots.txt': `http://127.0.0.1:${other.port}/robots.txt` })
    const report = await fetchFrom(server.origin)
    expect(report).toMatchObject({
      robotsUrl: `${server.origin}/robots.txt`,
      finalUrl: `${other.origin}/robots.txt`,
      notes: ['cross-host-redirect'],
    })
    expect(other.requests[0]).toContain(`Host: 127.0.0.1:${other.port}\r\n`)
  })

  it('takes no cookie and no referrer along', async () => {
    const server = await serveRaw((socket, _, index) =>
      socket.end(
        index > 0
          ? ok('a')
          : 'HTTP/1.1 302 Found\r\nSet-Cookie: session=1; Path=/\r\nLocation: /next\r\n\r\n',
      ),
    )
    await fetchFrom(server.origin)
    expect(server.requests[1]).not.toMatch(/cookie|referer|authorization/i)
    expect(server.requests).toHaveLength(2)
  })

  it.each(['', ' ', 'http://', 'http://[', 'http://a:99999/', 'https://exa mple/'])(
    'to %j leads nowhere',
    async (location) => {
      const server = await redirecting({ '/robots.txt': location })
      const report = await fetchFrom(server.origin)
      expect(report).toMatchObject({ outcome: 'status', status: 302, hops: [], error: null })
      expect(report.notes).toEqual(location.trim() === '' ? [] : ['unusable-location'])
      expect(report.policies).toMatchObject({ google: { because: '3xx-no-location' } })
    },
  )

  it('with two places to go to goes to the first', async () => {
    const server = await serveRaw((socket, _, index) =>
      socket.end(
        index > 0 ? ok('a') : 'HTTP/1.1 302 Found\r\nLocation: /a\r\nLocation: /b\r\n\r\n',
      ),
    )
    expect(await fetchFrom(server.origin)).toMatchObject({ finalUrl: `${server.origin}/a` })
  })
})

describe('many redirects', () => {
  it('are followed five times', async () => {
    const server = await redirecting(chain(5))
    const report = await fetchFrom(server.origin)
    expect(report).toMatchObject({ outcome: 'fetched', finalUrl: `${server.origin}/5` })
    expect(report.hops).toHaveLength(5)
    expect(server.requests).toHaveLength(6)
  })

  it('are given up at the sixth', async () => {
    const server = await redirecting(chain(6))
    const report = await fetchFrom(server.origin)
    expect(report).toMatchObject({
      outcome: 'too-many-redirects',
      status: 302,
      finalUrl: `${server.origin}/5`,
      error: null,
      body: null,
      notes: [],
    })
    expect(report.hops).toHaveLength(6)
    expect(report.hops.at(-1)).toEqual({ url: `${server.origin}/5`, status: 302, location: '/6' })
    expect(server.requests).toHaveLength(6)
    expect(report.policies).toMatchObject({
      rfc9309: { policy: 'allow-all', because: 'too-many-redirects' },
      'python-3.12': { policy: 'unknown' },
    })
  })

  it.each([
    [{ '/robots.txt': '/robots.txt' }, 1],
    [{ '/robots.txt': '/robots.txt#x' }, 1],
    [{ '/robots.txt': '/a', '/a': '/robots.txt' }, 2],
    [{ '/robots.txt': '/a', '/a': '/b', '/b': '/a' }, 3],
  ])('in a loop, %j, are given up at once', async (table, requests) => {
    const server = await redirecting(table)
    const report = await fetchFrom(server.origin)
    expect(report).toMatchObject({ outcome: 'too-many-redirects', notes: ['redirect-loop'] })
    expect(server.requests).toHaveLength(requests)
    expect(report.policies).toMatchObject({ google: { policy: 'allow-all' } })
  })
})

describe('a redirect to a place that is not asked', () => {
  const lookUp: LookUp = async () => [{ address: '127.0.0.2', family: 4 }]

  it.each([
    ['http://169.254.169.254/latest/meta-data/', 'address-not-public'],
    ['http://10.0.0.5/robots.txt', 'address-not-public'],
    ['//192.168.0.1/', 'address-not-public'],
    ['http://[::1]/', 'address-not-public'],
    ['http://[::ffff:10.0.0.1]/', 'address-not-public'],
    ['http://2852039166/', 'address-not-public'],
    ['http://0xA9FEA9FE/', 'address-not-public'],
    ['http://0251.0376.0251.0376/', 'address-not-public'],
    ['http://10.1/', 'address-not-public'],
    ['http://metadata.internal/', 'address-not-public'],
    ['http://8.8.8.8:22/', 'port-not-allowed'],
    ['http://example.com:6379/', 'address-not-public'],
    ['file:///etc/passwd', 'scheme-not-allowed'],
    ['ftp://example.com/robots.txt', 'scheme-not-allowed'],
    ['data:text/plain,User-agent', 'scheme-not-allowed'],
    ['javascript:alert(1)', 'scheme-not-allowed'],
    ['gopher://127.0.0.1:70/', 'scheme-not-allowed'],
    ['http://user:secret@example.com/', 'credentials-in-address'],
  ])('%s is refused: %s', async (location, code) => {
    const server = await redirecting({ '/robots.txt': location })
    const report = await fetchFrom(server.origin, { lookUp })
    expect(report).toMatchObject({
      outcome: 'refused',
      status: null,
      body: null,
      hops: [{ url: `${server.origin}/robots.txt`, status: 302, location }],
      error: { stage: 'policy', code },
      policies: { google: { policy: 'unknown', because: 'refused' } },
    })
    expect(report.error?.message).toMatch(/^The redirect was not followed\. /)
    expect(server.requests).toHaveLength(1)
  })
})
