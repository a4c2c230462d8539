// Protects callers: whatever is wrong with a request, the answer names the field and a code that
// stays, and a mistake is never taken for something else.
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { errorsIn, problemIn, testAnswer } from './answers.ts'
import { startApi } from './harness.ts'

const GOOD = { url: '/x', robotsTxt: 'User-agent: *\n' }
const LONG = 'x'.repeat(16 * 1024)

test.each<[string, unknown, Record<string, string>]>([
  ['nothing', {}, { url: 'required' }],
  ['a list', [], { body: 'wrong-type' }],
  ['text', '"text"', { body: 'wrong-type' }],
  ['null', 'null', { body: 'wrong-type' }],
  ['a number for url', { ...GOOD, url: 1 }, { url: 'wrong-type' }],
  ['null for url', { ...GOOD, url: null }, { url: 'wrong-type' }],
  ['an empty url', { ...GOOD, url: '' }, { url: 'empty' }],
  ['a blank url', { ...GOOD, url: ' \t\n' }, { url: 'empty' }],
  ['a url over 16 KiB', { ...GOOD, url: `/${LONG}` }, { url: 'too-long' }],
  ['a mail address', { ...GOOD, url: 'mailto:a@example.com' }, { url: 'scheme' }],
  ['a script', { ...GOOD, url: 'javascript:alert(1)' }, { url: 'scheme' }],
  ['a scheme without a host', { ...GOOD, url: 'https://' }, { url: 'malformed' }],
  ['a port that is none', { ...GOOD, url: 'http://example.com:99999/' }, { url: 'malformed' }],
  ['a word', { ...GOOD, url: 'word' }, { url: 'no-host' }],
  ['a bare path without a file', { url: '/x' }, { url: 'no-host' }],
  ['a number for robotsTxt', { ...GOOD, robotsTxt: 1 }, { robotsTxt: 'wrong-type' }],
  ['null for robotsTxt', { ...GOOD, robotsTxt: null }, { robotsTxt: 'wrong-type' }],
  ['a number for crawler', { ...GOOD, crawler: 1 }, { crawler: 'wrong-type' }],
  ['a list for crawler', { ...GOOD, crawler: ['googlebot'] }, { crawler: 'wrong-type' }],
  ['an empty crawler', { ...GOOD, crawler: '' }, { crawler: 'empty' }],
  ['a blank crawler', { ...GOOD, crawler: ' \u0000 ' }, { crawler: 'empty' }],
  ['a header without a value', { ...GOOD, crawler: 'User-Agent:' }, { crawler: 'empty' }],
  ['a crawler over 16 KiB', { ...GOOD, crawler: `${LONG}x` }, { crawler: 'too-long' }],
  ['a crawler without token', { ...GOOD, crawler: {} }, { 'crawler.token': 'required' }],
  ['an empty token', { ...GOOD, crawler: { token: '' } }, { 'crawler.token': 'empty' }],
  ['a blank token', { ...GOOD, crawler: { token: ' ' } }, { 'crawler.token': 'empty' }],
  ['a token of a number', { ...GOOD, crawler: { token: 1 } }, { 'crawler.token': 'wrong-type' }],
  [
    'a token over 16 KiB',
    { ...GOOD, crawler: { token: `${LONG}x` } },
    { 'crawler.token': 'too-long' },
  ],
  [
    'more than a token',
    { ...GOOD, crawler: { token: 'a', id: 'b' } },
    { 'crawler.id': 'unknown-field' },
  ],
  ['an unknown dialect', { ...GOOD, dialect: 'altavista' }, { dialect: 'unknown-dialect' }],
  ['a dialect in capitals', { ...GOOD, dialect: 'GOOGLE' }, { dialect: 'unknown-dialect' }],
  ['a number for dialect', { ...GOOD, dialect: 1 }, { dialect: 'wrong-type' }],
  ['another word for crawlers', { ...GOOD, crawlers: 'some' }, { crawlers: 'not-allowed' }],
  ['a number for crawlers', { ...GOOD, crawlers: 1 }, { crawlers: 'wrong-type' }],
  [
    'unknown ids',
    { ...GOOD, crawlers: ['gptbot', 'nobot', 'any', ''] },
    { 'crawlers[1]': 'unknown-crawler', 'crawlers[3]': 'unknown-crawler' },
  ],
  [
    'a token where an id is wanted',
    { ...GOOD, crawlers: ['Googlebot-Image/1.0'] },
    { 'crawlers[0]': 'unknown-crawler' },
  ],
  ['an id of a number', { ...GOOD, crawlers: ['any', 1] }, { 'crawlers[1]': 'wrong-type' }],
  ['another word for dialects', { ...GOOD, dialects: 'google' }, { dialects: 'not-allowed' }],
  ['301 crawlers', { ...GOOD, crawlers: Array(301).fill('any') }, { crawlers: 'too-many' }],
  [
    'a status without a file',
    { url: 'https://example.com', status: 404 },
    { status: 'needs-robots-txt' },
  ],
  ['a status of text', { ...GOOD, status: '404' }, { status: 'wrong-type' }],
  ['a status with a fraction', { ...GOOD, status: 404.5 }, { status: 'wrong-type' }],
  ['a status of two digits', { ...GOOD, status: 99 }, { status: 'out-of-range' }],
  ['a status of four digits', { ...GOOD, status: 1000 }, { status: 'out-of-range' }],
  ['an enormous status', { ...GOOD, status: 1e300 }, { status: 'out-of-range' }],
  ['an unknown field', { ...GOOD, lang: 'en' }, { lang: 'unknown-field' }],
  ['a field in other letters', { ...GOOD, robotstxt: '' }, { robotstxt: 'unknown-field' }],
  [
    '__proto__',
    '{"url":"/x","robotsTxt":"","__proto__":{"status":404}}',
    { ['__proto__']: 'unknown-field' },
  ],
  [
    'several things at once',
    { url: '/x', crawler: '', crawlers: ['no'], status: 200 },
    {
      url: 'no-host',
      crawler: 'empty',
      'crawlers[0]': 'unknown-crawler',
      status: 'needs-robots-txt',
    },
  ],
  [
    'several shapes at once',
    { url: 1, dialect: 'x', status: 'x', extra: 1 },
    { url: 'wrong-type', dialect: 'unknown-dialect', status: 'wrong-type', extra: 'unknown-field' },
  ],
])('a body with %s is refused, field by field', async (_, body, errors) => {
  const api = await startApi()
  const response = await api.post('/api/v1/test', body)
  const expected = Object.entries(errors)
  expect(Object.entries(await errorsIn(response)).toSorted()).toEqual(expected.toSorted())
})

test('a flood of wrong fields is answered in measure', async () => {
  const api = await startApi()
  const names = Array.from({ length: 100_000 }, (_, index) => `${'x'.repeat(index % 300)}${index}`)
  const response = await api.post(
    '/api/v1/test',
    Object.fromEntries(names.map((name) => [name, 1])),
  )
  const { errors } = await problemIn(response, 400)
  expect(errors).toHaveLength(50)
  expect(errors?.every(({ field }) => field.length <= 100)).toBe(true)
})

test.each([
  ['too-deep', `{"url":${'['.repeat(100)}${']'.repeat(100)}}`],
  ['too-many', `{"url":[${'1,'.repeat(200_001)}1]}`],
])('a body that is %s is refused before it is built', async (code, body) => {
  const api = await startApi()
  const { errors } = await problemIn(await api.post('/api/v1/test', body), 400)
  expect(errors).toEqual([{ field: 'body', code, message: expect.any(String) }])
})

test.each(['[', '{"a":', '{"url":['])('a body of a million %j is refused', async (opening) => {
  const api = await startApi()
  await problemIn(await api.post('/api/v1/test', opening.repeat(1_000_000)), 400)
  await problemIn(
    await api.post('/api/v1/test', '['.repeat(1_000_000) + ']'.repeat(1_000_000)),
    400,
  )
  await testAnswer(await api.post('/api/v1/test', GOOD))
})

test.each<[string, Record<string, string>]>([
  ['/api/v1/test', { url: 'required' }],
  ['/api/v1/test?url=', { url: 'empty' }],
  ['/api/v1/test?url=/x', { url: 'no-host' }],
  ['/api/v1/test?url=mailto:a@b.example', { url: 'scheme' }],
  ['/api/v1/test?url=https://exa%20mple.com', { url: 'malformed' }],
  ['/api/v1/test?url=https://a.example&url=https://b.example', { url: 'duplicate-parameter' }],
  ['/api/v1/test?url=https://a.example&crawler=', { crawler: 'empty' }],
  ['/api/v1/test?url=https://a.example&crawler=a&crawler=b', { crawler: 'duplicate-parameter' }],
  ['/api/v1/test?url=https://a.example&dialect=x', { dialect: 'unknown-dialect' }],
  ['/api/v1/test?url=https://a.example&dialect=', { dialect: 'unknown-dialect' }],
  ['/api/v1/test?url=https://a.example&lang=de', { lang: 'not-allowed' }],
  ['/api/v1/test?url=https://a.example&fresh=1', { fresh: 'not-allowed' }],
  ['/api/v1/test?url=https://a.example&crawlers=any,no', { 'crawlers[1]': 'unknown-crawler' }],
  [
    `/api/v1/test?url=https://a.example&crawlers=${'any,'.repeat(300)}any`,
    { crawlers: 'too-many' },
  ],
  ['/api/v1/test?url=https://a.example&robotsTxt=x', { robotsTxt: 'unknown-field' }],
  ['/api/v1/test?url=https://a.example&status=404', { status: 'unknown-field' }],
  ['/api/v1/robots', { url: 'required' }],
  ['/api/v1/robots?url=/x', { url: 'no-host' }],
  ['/api/v1/robots?url=https://a.example&crawler=a', { crawler: 'unknown-field' }],
  ['/api/v1/robots?url=https://a.example&fresh=yes', { fresh: 'not-allowed' }],
  ['/api/v1/crawlers?purpose=ads', { purpose: 'unknown-field' }],
  ['/api/v1/dialects?id=x', { id: 'unknown-field' }],
  ['/api/v1/checks?id=x', { id: 'unknown-field' }],
])('GET %s is refused, parameter by parameter', async (path, errors) => {
  const api = await startApi()
  expect(await errorsIn(await api.get(path))).toEqual(errors)
})

test('an address over 16 KiB is refused with the reason on GET, in any escaping', async () => {
  const api = await startApi()
  const plain = `/api/v1/test?url=https://example.com/${LONG}`
  const escaped = `/api/v1/robots?url=https://example.com/${'%2561'.repeat(11_000)}`
  expect(await errorsIn(await api.get(plain))).toEqual({ url: 'too-long' })
  expect(await errorsIn(await api.get(escaped))).toEqual({ url: 'too-long' })
})

test('the query of a POST is read as strictly as its body', async () => {
  const api = await startApi()
  const response = await api.post('/api/v1/test?fresh=maybe&lang=en', GOOD)
  expect(await errorsIn(response)).toEqual({ fresh: 'not-allowed', lang: 'unknown-field' })
})

test.each([
  ['', 'empty'],
  ['  ', 'blank'],
  ['{', 'cut off'],
  ["{'url':'/x'}", 'of single quotes'],
  ['{"url":"/x",}', 'with a comma too many'],
  ['{"url":"/x"} {}', 'of two values'],
  ['NaN', 'that is no JSON'],
])('a body %j is malformed', async (body) => {
  const api = await startApi()
  const response = await api.post('/api/v1/test', body)
  expect((await problemIn(response, 400)).code).toBe('malformed-json')
})

test('a body that is not UTF-8 is malformed, and not read as something else', async () => {
  const api = await startApi()
  const body = Buffer.from('{"url":"/x","robotsTxt":"Disallow: /caf\xe9"}', 'latin1')
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${api.origin}/api/v1/test`, { method: 'POST', headers, body })
  const problem = await problemIn(response, 400)
  expect(problem.code).toBe('malformed-json')
  expect(problem.detail).toContain('UTF-8')
})

test.each([
  ['text/plain', {}],
  ['application/x-www-form-urlencoded', {}],
  ['multipart/form-data; boundary=x', {}],
  ['application/jsonp', {}],
  ['application/json; charset=latin1', {}],
  ['application/json', { 'Content-Encoding': 'gzip' }],
])('a body of type %s with %j is not taken', async (type, headers) => {
  const api = await startApi()
  const response = await api.post('/api/v1/test', GOOD, { 'Content-Type': type, ...headers })
  expect((await problemIn(response, 415)).code).toBe('unsupported-media-type')
})

test('a body without a type is not taken', async () => {
  const api = await startApi()
  const status = await new Promise((resolve, reject) => {
    const options = { port: api.port, path: '/api/v1/test', method: 'POST' }
    const asked = request(options, (answer) => resolve(answer.statusCode))
    asked.on('error', reject)
    asked.end(JSON.stringify(GOOD))
  })
  expect(status).toBe(415)
})

test('one octet over 2 MiB of file is too large, and the field is named', async () => {
  const api = await startApi()
  const robotsTxt = `${'\udc80'.repeat(2 * 1024 * 1024)}x`
  const problem = await problemIn(await api.post('/api/v1/test', { url: '/', robotsTxt }), 413)
  expect(problem.code).toBe('too-large')
  expect(problem.errors).toMatchObject([{ field: 'robotsTxt', code: 'too-large' }])
  await testAnswer(
    await api.post('/api/v1/test', { url: '/', robotsTxt: robotsTxt.slice(1), crawlers: 'none' }),
  )
})

test('a body over 16 MiB is too large, announced or not', async () => {
  const api = await startApi()
  const large = ' '.repeat(16 * 1024 * 1024 + 1)
  expect((await problemIn(await api.post('/api/v1/test', large), 413)).code).toBe('too-large')
  const chunks = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(1024 * 1024).fill(32))
      sent += 1
      if (sent > 20) controller.close()
    },
  })
  let sent = 0
  const response = await fetch(`${api.origin}/api/v1/test`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: chunks,
    duplex: 'half',
  } as RequestInit)
  expect((await problemIn(response, 413)).code).toBe('too-large')
})

test.each([
  ['GET', '/api/v1/nothing', 404],
  ['POST', '/api/v1/nothing', 404],
  ['GET', '/api', 404],
  ['GET', '/api/v2/test', 404],
  ['GET', '/api/v1/test/', 404],
  ['GET', '/api/v1/batch', 404],
  ['POST', '/api/v1/score', 404],
  ['GET', '/api/v1/crawlers/nobot', 404],
  ['GET', '/api/docs/nothing.js', 404],
  ['GET', '/api/docs/package.json', 404],
  ['PUT', '/api/v1/test', 405],
  ['DELETE', '/api/v1/robots', 405],
  ['POST', '/api/v1/robots', 405],
  ['POST', '/api/v1/crawlers', 405],
  ['PATCH', '/api/v1/crawlers/googlebot', 405],
  ['POST', '/healthz', 405],
  ['POST', '/', 405],
])('%s %s is a problem of status %i', async (method, path, status) => {
  const api = await startApi()
  const response = await fetch(api.origin + path, { method })
  const { code } = await problemIn(response, status)
  expect(code).toBe(status === 404 ? 'not-found' : 'method-not-allowed')
  if (status === 405) expect(response.headers.get('allow')).toContain('GET')
})

test('405 says what there is, and OPTIONS too', async () => {
  const api = await startApi()
  const put = await fetch(`${api.origin}/api/v1/test`, { method: 'PUT' })
  expect(put.headers.get('allow')).toBe('POST, GET, HEAD, OPTIONS')
  const options = await fetch(`${api.origin}/api/v1/crawlers`, { method: 'OPTIONS' })
  expect(options.status).toBe(204)
  expect(options.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
})
