// Protects: what we will not ask is refused before a single octet goes out, with a code and a
// sentence that says what to do; and nothing that changes between check and connection slips in.
import { createServer } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { fetchRobots, type LookUp } from '../src/index.ts'
import { answering, cidrs, fetchFrom, listen, ok, serveRaw, USER_AGENT } from './raw-server.ts'

/** Set by a test to make every connection go elsewhere than it was told. */
let divertedTo: number | null = null

vi.mock('node:net', async (original) => {
  const net = await original<typeof import('node:net')>()
  return {
    ...net,
    connect: (options: import('node:net').TcpNetConnectOpts) =>
      divertedTo === null
        ? net.connect(options)
        : net.connect({ host: '127.0.0.1', port: divertedTo }),
  }
})

const noLookUp: LookUp = () => Promise.reject(new Error('looked up'))

describe('an address that is not asked', () => {
  it.each([
    ['http://127.0.0.1/', 'address-not-public'],
    ['http://localhost/', 'address-not-public'],
    ['https://localhost./', 'address-not-public'],
    ['https://nobody.knows.localhost/', 'address-not-public'],
    ['http://127.1/', 'address-not-public'],
    ['http://2130706433/', 'address-not-public'],
    ['http://0x7f000001/', 'address-not-public'],
    ['http://0177.0.0.01/', 'address-not-public'],
    ['http://①②⑦.⓪.⓪.①/', 'address-not-public'],
    ['http://0/', 'address-not-public'],
    ['http://[::]/', 'address-not-public'],
    ['http://[::1]/', 'address-not-public'],
    ['http://[0:0:0:0:0:0:0:1]/', 'address-not-public'],
    ['http://[::ffff:127.0.0.1]/', 'address-not-public'],
    ['http://[::127.0.0.1]/', 'address-not-public'],
    ['http://[64:ff9b::127.0.0.1]/', 'address-not-public'],
    ['http://[2002:7f00:1::]/', 'address-not-public'],
    ['http://169.254.169.254/', 'address-not-public'],
    ['http://100.100.100.200/', 'address-not-public'],
    ['http://192.0.2.1/', 'address-not-public'],
    ['http://255.255.255.255/', 'address-not-public'],
    ['http://8.8.8.8:8080/', 'port-not-allowed'],
    ['http://example.com:22/', 'port-not-allowed'],
    ['ftp://example.com/', 'scheme-not-allowed'],
    ['file:///etc/passwd', 'scheme-not-allowed'],
    ['javascript:alert(1)', 'scheme-not-allowed'],
    ['http://[fe80::1%25eth0]/', 'not-an-address'],
    ['/page', 'no-host'],
    ['', 'not-an-address'],
    ['foo bar', 'not-an-address'],
  ])('%s is refused: %s', async (address, code) => {
    const report = await fetchRobots(address, { userAgent: USER_AGENT })
    expect(report).toMatchObject({
      requested: address,
      outcome: 'refused',
      status: null,
      hops: [],
      body: null,
      headers: {},
      error: { stage: 'policy', code },
    })
    expect(report.error?.message).toMatch(/^\S.*\.$/)
    for (const policy of Object.values(report.policies)) {
      expect(policy).toEqual({ policy: 'unknown', because: 'refused', basis: 'assumed' })
    }
  })

  it('has no robots.txt address where none can be told, and one where it can', async () => {
    const options = { userAgent: USER_AGENT, lookUp: noLookUp }
    expect(await fetchRobots('/page', options)).toMatchObject({ robotsUrl: null, finalUrl: null })
    const url = 'http://127.0.0.1/robots.txt'
    expect(await fetchRobots('http://127.0.0.1/a', options)).toMatchObject({
      robotsUrl: url,
      finalUrl: url,
    })
  })

  it('does not repeat the credentials beyond what was asked', async () => {
    const report = await fetchFrom('http://user:secret@example.com/a')
    expect(JSON.stringify({ ...report, requested: '' })).not.toContain('secret')
  })
})

describe('what is refused', () => {
  it('never gets a connection', async () => {
    let connections = 0
    const port = await listen(
      createServer(() => {
        connections += 1
      }),
    )
    const open = { userAgent: USER_AGENT, extraPorts: [port] }
    const toLoopback: LookUp = async () => [{ address: '127.0.0.1', family: 4 }]
    for (const address of ['http://127.0.0.1', 'http://localhost', 'http://[::ffff:127.0.0.1]']) {
      await fetchRobots(`${address}:${port}/`, open)
    }
    await fetchRobots(`http://site.test:${port}/`, { ...open, lookUp: toLoopback })
    const mixed: LookUp = async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]
    const report = await fetchRobots(`http://site.test:${port}/`, { ...open, lookUp: mixed })
    expect(report).toMatchObject({ outcome: 'refused', error: { code: 'address-not-public' } })
    expect(connections).toBe(0)
  })

  it('is the connection too, should it ever lead elsewhere than was checked', async () => {
    const server = await answering(ok('secret'))
    divertedTo = server.port
    try {
      const lookUp: LookUp = async () => [{ address: '8.8.8.8', family: 4 }]
      const report = await fetchRobots('http://site.test/', { userAgent: USER_AGENT, lookUp })
      expect(report).toMatchObject({ outcome: 'refused', error: { code: 'address-not-public' } })
      expect(server.requests).toEqual([])
    } finally {
      divertedTo = null
    }
  })
})

describe('a name', () => {
  it('is looked up once for each request, and that answer is the one dialled', async () => {
    const server = await serveRaw((socket, _, index) =>
      socket.end(index > 0 ? ok('a') : 'HTTP/1.1 302 Found\r\nLocation: /a\r\n\r\n'),
    )
    const asked: string[] = []
    // A name server that gives an address to check and another one to dial.
    const lookUp: LookUp = async (host) => {
      asked.push(host)
      return [{ address: asked.length % 2 === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]
    }
    const report = await fetchFrom(`http://site.test:${server.port}/`, { lookUp })
    expect(asked).toEqual(['site.test', 'site.test'])
    expect(server.requests).toHaveLength(1)
    expect(report).toMatchObject({ outcome: 'refused', error: { code: 'address-not-public' } })
  })

  it('is asked at the next address where the first does not answer', async () => {
    const server = await answering(ok('a'))
    const lookUp: LookUp = async () => [
      { address: '::1', family: 6 },
      { address: '127.0.0.1', family: 4 },
    ]
    const report = await fetchFrom(`http://site.test:${server.port}/`, {
      lookUp,
      allowPrivateAddresses: cidrs('127.0.0.0/8,::1'),
    })
    expect(report).toMatchObject({ outcome: 'fetched' })
    expect(server.requests[0]).toContain(`Host: site.test:${server.port}\r\n`)
  })

  it('in another script is looked up and asked for in its ASCII form', async () => {
    const server = await answering(ok('a'))
    const asked: string[] = []
    const lookUp: LookUp = async (host) => {
      asked.push(host)
      return [{ address: '127.0.0.1', family: 4 }]
    }
    await fetchFrom(`http://bücher.test:${server.port}/`, { lookUp })
    expect(asked).toEqual(['xn--bcher-kva.test'])
    expect(server.requests[0]).toContain(`Host: xn--bcher-kva.test:${server.port}\r\n`)
  })

  it('with a user name and a password is asked for without them, which is noted', async () => {
    const server = await answering(ok('a'))
    const address = server.origin.replace('//', '//user:secret@')
    const report = await fetchFrom(`${address}/page`)
    expect(report).toMatchObject({ outcome: 'fetched', robotsUrl: `${server.origin}/robots.txt` })
    expect(report.notes).toContain('credentials-dropped')
    expect(server.requests[0]).not.toMatch(/authorization/i)
  })

  it('without a scheme is taken as https, which is noted', async () => {
    const lookUp: LookUp = () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }))
    expect(await fetchFrom('site.test/page', { lookUp })).toMatchObject({
      robotsUrl: 'https://site.test/robots.txt',
      outcome: 'network-failure',
      notes: ['https-assumed'],
    })
  })
})
