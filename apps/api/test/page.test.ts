// Protects what browsers get: the page with a policy that lets nothing foreign run, files that may
// be kept as long as their names promise, and frames only where a page is made to be framed.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { problemIn } from './answers.ts'
import { exchange, startApi } from './harness.ts'

const INDEX =
  '<!doctype html><html><head><meta name="csp-nonce" content="" /><title>t</title></head><body></body></html>'
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))})`

/** A folder as the page's build leaves it. */
function pageFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'page-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const all = {
    'index.html': INDEX,
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/index-B1x2.js': SCRIPT,
    ...files,
  }
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

const startPage = (
  files?: Readonly<Record<string, string | Uint8Array>>,
  environment?: Readonly<Record<string, string>>,
) => startApi(environment, { pageFolder: pageFolder(files) })

function policyOf(response: Response): Readonly<Record<string, string>> {
  const directives = (response.headers.get('content-security-policy') ?? '').split('; ')
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

test('the page comes with a strict policy, and with the nonce that its editor needs', async () => {
  const api = await startPage()
  const response = await api.get('/?url=https%3A%2F%2Fexample.com')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
  const html = await response.text()
  const nonce = /<meta name="csp-nonce" content="([^"]+)">/.exec(html)?.[1] ?? ''
  expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/)
  expect(policyOf(response)).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  })
  expect(html.replace(nonce, '')).toBe(INDEX.replace(' />', '>'))
})

test('each answer has a nonce of its own, and none is kept with another’s', async () => {
  const api = await startPage()
  const [first, second] = await Promise.all([api.get('/'), api.get('/')])
  expect(policyOf(first)['style-src']).not.toBe(policyOf(second)['style-src'])
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  expect(first.headers.has('etag')).toBe(false)
  expect((await api.get('/', { 'If-None-Match': '*' })).status).toBe(200)
})

test('a page without the place for a nonce gets one', async () => {
  const api = await startPage({ 'index.html': '<html><head></head></html>' })
  expect(await (await api.get('/')).text()).toMatch(
    /^<html><head><meta name="csp-nonce" content="[^"]+"><\/head><\/html>$/,
  )
})

test('every answer tells browsers what they must not do', async () => {
  const api = await startPage()
  const paths = [
    '/',
    '/icon.svg',
    '/assets/index-B1x2.js',
    '/api/v1/crawlers',
    '/api/docs',
    '/api/no',
    '/healthz',
    '/no.txt',
  ]
  for (const path of paths) {
    const { headers } = await api.get(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('x-frame-options'), path).toBe('DENY')
    expect(headers.get('referrer-policy'), path).toBe('no-referrer')
    expect(headers.get('permissions-policy'), path).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect(headers.get('x-request-id'), path).not.toBeNull()
    expect(headers.has('strict-transport-security'), path).toBe(false)
    expect(headers.has('x-powered-by'), path).toBe(false)
  }
})

test('only what is made to be embedded may be framed', async () => {
  const api = await startPage()
  const embedded = await api.get('/?embed=1&url=x')
  expect(policyOf(embedded)['frame-ancestors']).toBe('*')
  expect(embedded.headers.has('x-frame-options')).toBe(false)
  expect(embedded.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  for (const path of [
    '/?embed=0',
    '/?embed',
    '/?noembed=1',
    '/?embed=11',
    '/icon.svg?embed=1',
    '/api/docs?embed=1',
  ]) {
    expect(policyOf(await api.get(path))['frame-ancestors'], path).toBe("'none'")
  }
})

test('browsers keep to https where the public address is https', async () => {
  const api = await startPage({}, { PUBLIC_URL: 'https://robots.example' })
  const { headers } = await api.get('/')
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  const plain = await startPage({}, { PUBLIC_URL: 'http://robots.example' })
  expect((await plain.get('/')).headers.has('strict-transport-security')).toBe(false)
})

test('files with a hash in their name may be kept for ever, others are asked for again', async () => {
  const api = await startPage()
  const script = await api.get('/assets/index-B1x2.js')
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const icon = await api.get('/icon.svg')
  expect(icon.headers.get('content-type')).toBe('image/svg+xml')
  expect(icon.headers.get('cache-control')).toBe('public, no-cache')
  const etag = icon.headers.get('etag') ?? ''
  const again = await api.get('/icon.svg', { 'If-None-Match': `"other", W/${etag}` })
  expect(again.status).toBe(304)
  expect((await api.get('/icon.svg', { 'If-None-Match': '"other"' })).status).toBe(200)
})

/** `fetch` unpacks by itself and does not show the octets. */
function raw(port: number, path: string, acceptEncoding: string) {
  return new Promise<{ readonly headers: NodeJS.Dict<unknown>; readonly octets: Buffer }>(
    (resolve, reject) => {
      const headers = { 'Accept-Encoding': acceptEncoding }
      request({ port, path, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => resolve({ headers: answer.headers, octets: Buffer.concat(chunks) }))
      })
        .on('error', reject)
        .end()
    },
  )
}

test('scripts are sent compressed to who can read it, with the form compressed ahead if there is one', async () => {
  const ahead = brotliCompressSync('ahead')
  const api = await startPage({
    'assets/other.js': SCRIPT,
    'assets/other.js.br': ahead,
  })
  const path = '/assets/index-B1x2.js'
  const brotli = await raw(api.port, path, 'gzip, br')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotli.headers.vary).toBe('Accept-Encoding')
  expect(brotliDecompressSync(brotli.octets).toString()).toBe(SCRIPT)
  const zipped = await raw(api.port, path, 'gzip')
  expect(gunzipSync(zipped.octets).toString()).toBe(SCRIPT)
  const plain = await raw(api.port, path, 'identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.octets.toString()).toBe(SCRIPT)
  const tags = [brotli, zipped, plain].map(({ headers }) => headers.etag)
  expect(new Set(tags).size).toBe(3)
  expect((await raw(api.port, '/assets/other.js', 'br')).octets).toEqual(ahead)
  await problemIn(await api.get('/assets/other.js.br'), 404)
})

test('answers of the API are compressed, too, but not the stream', async () => {
  const api = await startPage()
  const { headers, octets } = await raw(api.port, '/api/v1/crawlers', 'gzip')
  expect(headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(octets).toString())).toHaveProperty('crawlers')
})

test('every address of the page’s own is the page; files and API paths that are not there are not', async () => {
  const api = await startPage()
  const pages: readonly (readonly [string, number])[] = [
    ['/', 200],
    ['/?url=x', 200],
    ['/index.html', 200],
    ['/checks', 200],
    ['/checks/', 200],
    ['/checks/missing-colon', 200],
    ['/checks/no-such-check', 404],
    ['/reference', 404],
    ['/a/b/', 404],
    ['/apis', 404],
    ['//x', 404],
    ['/.git/config', 404],
  ]
  for (const [path, status] of pages) {
    const response = await fetch(`${api.origin}${path}`)
    expect(response.status, path).toBe(status)
    expect(response.headers.get('content-type'), path).toContain('text/html')
    expect(await response.text(), path).toContain('csp-nonce')
  }
  for (const path of [
    '/no.js',
    '/assets/no-B1.js',
    '/favicon.ico',
    '/api',
    '/api/',
    '/api/v1',
    '/.env',
    '/a/.git',
  ]) {
    await problemIn(await api.get(path), 404)
  }
})

test.each([
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/assets/../../package.json',
  '/assets/..\\..\\package.json',
  '/assets//index-B1x2.js.map',
  '/icon.svg%00.html',
  '/api/docs/../../../package.json',
  '/api/docs/..%2fpackage.json',
  '/api/docs/swagger-ui-bundle.js.map',
])('%s leads out of no folder', async (path) => {
  const api = await startPage()
  const answer = await exchange(
    api.port,
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 (?:400|404) /)
  expect(answer).not.toContain('"version"')
})

test('HEAD has the headers of GET and no body', async () => {
  const api = await startPage()
  for (const path of ['/', '/icon.svg', '/api/v1/dialects', '/api/docs', '/healthz']) {
    const get = await api.get(path)
    const head = await fetch(api.origin + path, { method: 'HEAD' })
    expect(head.status, path).toBe(get.status)
    expect(head.headers.get('content-type'), path).toBe(get.headers.get('content-type'))
    expect(head.headers.get('etag')?.replace('W/', ''), path).toBe(
      get.headers.get('etag')?.replace('W/', ''),
    )
    expect(await head.text(), path).toBe('')
  }
})

test('without a built page the API works, and we say that we are not ready', async () => {
  const api = await startApi()
  expect((await api.get('/healthz')).status).toBe(200)
  const ready = await api.get('/readyz')
  expect(ready.status).toBe(503)
  expect(await ready.text()).toBe('The page is not built.\n')
  await problemIn(await api.get('/'), 404)
  expect((await (await startPage()).get('/readyz')).status).toBe(200)
})

test('the reference page loads only from here, and its styles alone may be inline', async () => {
  const api = await startPage()
  const page = await api.get('/api/docs')
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const policy = policyOf(page)
  expect(policy['style-src']).toBe("'self' 'unsafe-inline'")
  expect(policy['script-src']).toBe("'self'")
  const html = await page.text()
  const loaded = Array.from(
    html.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"]+)"/g),
    (m) => m[1],
  )
  expect(loaded).toHaveLength(5)
  for (const path of loaded) {
    expect(path).toMatch(/^\/api\/docs\//)
    const file = await api.get(String(path))
    expect(file.status, path).toBe(200)
    expect(file.headers.get('content-type'), path).not.toContain('octet-stream')
  }
  expect(html).not.toMatch(/<script>|<style|https?:\/\//)
  const program = await (await api.get('/api/docs/reference.js')).text()
  expect(program).toContain("url: '/api/v1/openapi.json'")
  expect(program).toContain('validatorUrl: null')
  const slash = await api.get('/api/docs/')
  expect([slash.status, slash.headers.get('location')]).toEqual([308, '/api/docs'])
})

test('pages of any site may call the API, and nothing else', async () => {
  const api = await startPage()
  const asked = await fetch(`${api.origin}/api/v1/test`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://other.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  })
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-origin')).toBe('*')
  expect(asked.headers.get('access-control-allow-methods')).toContain('POST')
  expect(asked.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('content-type')
  for (const path of ['/api/v1/crawlers', '/api/v1/robots', '/api/v1/none']) {
    const { headers } = await api.get(path, { Origin: 'https://other.example' })
    expect(headers.get('access-control-allow-origin'), path).toBe('*')
    expect(headers.get('cross-origin-resource-policy'), path).toBe('cross-origin')
    expect(headers.has('access-control-allow-credentials'), path).toBe(false)
  }
  for (const path of ['/', '/metrics', '/api/docs']) {
    const { headers } = await api.get(path, { Origin: 'https://other.example' })
    expect(headers.has('access-control-allow-origin'), path).toBe(false)
  }
})
