// Protects: https means a verified certificate for that very host, whatever the environment says,
// and each way in which it can be wrong is told in words.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { createServer as createPlainServer } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LookUp } from '../src/index.ts'
import { answering, fetchFrom, listen, serveRaw } from './raw-server.ts'

const pem = (name: string) =>
  readFileSync(new URL(`certificates/${name}.pem`, import.meta.url), 'utf8')

const toLoopback: LookUp = async () => [{ address: '127.0.0.1', family: 4 }]
const trusting = { certificateAuthorities: pem('valid'), lookUp: toLoopback }

async function serveTls(certificate: string): Promise<number> {
  const server = createServer({ key: pem('key'), cert: pem(certificate) }, (request, response) => {
    response.setHeader('Content-Type', 'text/plain')
    const protocol = 'alpnProtocol' in request.socket ? request.socket.alpnProtocol : ''
    response.end(`# ${request.headers.host} ${protocol}\n`)
  })
  return listen(server)
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('over https', () => {
  it.each(['localhost', 'site.test', 'site.test.', '127.0.0.1'])('%s is asked', async (host) => {
    const port = await serveTls('valid')
    const report = await fetchFrom(`https://${host}:${port}/page`, trusting)
    expect(report).toMatchObject({
      outcome: 'fetched',
      robotsUrl: `https://${host}:${port}/robots.txt`,
    })
    expect(report.body?.text).toBe(`# ${host}:${port} http/1.1\n`)
  })

  it('tells when the connection is being secured', async () => {
    const port = await serveTls('valid')
    const steps: string[] = []
    await fetchFrom(`https://localhost:${port}/`, {
      ...trusting,
      onProgress: ({ step }) => steps.push(step),
    })
    expect(steps).toEqual(['looking-up', 'connecting', 'securing', 'asking', 'reading'])
  })

  it.each([
    ['self-signed', 'valid', 'site.test', {}, 'DEPTH_ZERO_SELF_SIGNED_CERT', 'is self-signed'],
    [
      'expired',
      'expired',
      'site.test',
      { certificateAuthorities: pem('expired') },
      'CERT_HAS_EXPIRED',
      'has expired',
    ],
    [
      'for another name',
      'valid',
      'other.test',
      trusting,
      'ERR_TLS_CERT_ALTNAME_INVALID',
      'does not name other.test',
    ],
  ])(
    'a certificate that is %s is not accepted',
    async (_, certificate, host, options, code, words) => {
      const port = await serveTls(certificate)
      const report = await fetchFrom(`https://${host}:${port}/`, { lookUp: toLoopback, ...options })
      expect(report).toMatchObject({
        outcome: 'network-failure',
        status: null,
        error: { stage: 'tls', code },
        policies: { google: { policy: 'disallow-all', because: 'tls' } },
      })
      expect(report.error?.message).toContain(words)
      expect(report.error?.message).toContain(host)
    },
  )

  it('the environment cannot turn verification off', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    const port = await serveTls('valid')
    const report = await fetchFrom(`https://site.test:${port}/`, { lookUp: toLoopback })
    expect(report).toMatchObject({ error: { stage: 'tls' } })
  })

  it('a server that speaks plain HTTP fails in tls', async () => {
    const port = await listen(createPlainServer((socket) => socket.end('HTTP/1.1 400 X\r\n\r\n')))
    const report = await fetchFrom(`https://127.0.0.1:${port}/`)
    expect(report).toMatchObject({ outcome: 'network-failure', error: { stage: 'tls' } })
  })

  it('a server that hangs up or says nothing while securing fails', async () => {
    const silence = await serveRaw(() => {})
    const port = await listen(createPlainServer((socket) => socket.destroy()))
    expect(await fetchFrom(`https://127.0.0.1:${port}/`)).toMatchObject({ error: { stage: 'tls' } })
    const silent = await fetchFrom(`https://127.0.0.1:${silence.port}/`, {
      limits: { firstOctetMs: 200 },
    })
    expect(silent).toMatchObject({ error: { stage: 'timeout', code: 'tls-timeout' } })
  })
})

describe('a redirect from http', () => {
  it('to https of the same host is followed and noted as to another site by its port', async () => {
    const port = await serveTls('valid')
    const server = await answering(
      `HTTP/1.1 301 Moved\r\nLocation: https://localhost:${port}/robots.txt\r\n\r\n`,
    )
    const report = await fetchFrom(`http://localhost:${server.port}/`, trusting)
    expect(report).toMatchObject({ outcome: 'fetched', notes: ['cross-host-redirect'] })
  })
})
