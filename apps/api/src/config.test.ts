// Protects whoever runs the service: each variable means what it says, has the default that the
// documentation names, and a wrong value is told in one sentence that names it.
import { expect, test } from 'vitest'
import { type Config, readConfig } from './config.ts'

function configOf(environment: Readonly<Record<string, string>>): Config {
  const read = readConfig(environment)
  if (!read.ok) throw new Error(read.sentences.join(' '))
  return read.config
}

test('the defaults', () => {
  expect(configOf({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    publicUrl: null,
    trustProxy: 0,
    allowPrivateAddresses: [],
    extraPorts: [],
    rateLimitFetch: 30,
    rateLimitCompute: 300,
    fetchCacheSeconds: 20,
    fetchUserAgent: expect.stringMatching(
      /^robots-txt-tester\/\d+\.\d+\.\d+ \(\+http:\/\/127\.0\.0\.1:8080\/\)$/,
    ),
    logLevel: 'info',
  })
})

test('an empty or blank variable is as good as none', () => {
  const names = ['PORT', 'HOST', 'PUBLIC_URL', 'TRUST_PROXY', 'ALLOW_PRIVATE_ADDRESSES']
  const more = ['EXTRA_PORTS', 'RATE_LIMIT_FETCH', 'RATE_LIMIT_COMPUTE', 'FETCH_CACHE_SECONDS']
  const all = [...names, ...more, 'FETCH_USER_AGENT', 'LOG_LEVEL', 'REDIS_URL']
  expect(configOf(Object.fromEntries(all.map((name) => [name, ''])))).toEqual(configOf({}))
  expect(configOf({ PORT: ' ', LOG_LEVEL: '\t' })).toEqual(configOf({}))
})

test.each<[Record<string, string>, Partial<Config>]>([
  [{ PORT: '0' }, { port: 0 }],
  [{ PORT: ' 65535 ' }, { port: 65_535 }],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [{ HOST: '::' }, { host: '::' }],
  [{ HOST: 'localhost' }, { host: 'localhost' }],
  [{ PUBLIC_URL: 'https://robots.example/' }, { publicUrl: 'https://robots.example' }],
  [{ PUBLIC_URL: 'http://Robots.example:8080' }, { publicUrl: 'http://robots.example:8080' }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ EXTRA_PORTS: '8080, 8443' }, { extraPorts: [8080, 8443] }],
  [{ RATE_LIMIT_FETCH: '0' }, { rateLimitFetch: 0 }],
  [{ RATE_LIMIT_COMPUTE: '1000' }, { rateLimitCompute: 1000 }],
  [{ FETCH_CACHE_SECONDS: '0' }, { fetchCacheSeconds: 0 }],
  [
    { FETCH_USER_AGENT: 'me/1 (+https://me.example)' },
    { fetchUserAgent: 'me/1 (+https://me.example)' },
  ],
  [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
])('%j is read', (environment, expected) => {
  expect(configOf(environment)).toMatchObject(expected)
})

test('ranges of addresses are read', () => {
  const { allowPrivateAddresses } = configOf({ ALLOW_PRIVATE_ADDRESSES: '127.0.0.0/8, ::1' })
  expect(allowPrivateAddresses.map(({ bits }) => bits)).toEqual([8, 128])
})

test.each([
  ['PORT', ['abc', '-1', '65536', '80.5', '0x50', '1e3', '99999999999']],
  ['HOST', ['a b', 'http://a', 'a/b', '[::1]']],
  [
    'PUBLIC_URL',
    ['robots.example', 'ftp://a', 'https://a/b', 'https://a/?b', 'https://u@a', 'https://'],
  ],
  ['TRUST_PROXY', ['true', '-1', '17']],
  ['ALLOW_PRIVATE_ADDRESSES', ['localhost', '127.0.0.0/33', '10.0.0.0/8;::1', '127.0.0.1/8/8']],
  ['EXTRA_PORTS', ['0', '65536', '8080;8443', '80,,81', 'http']],
  ['RATE_LIMIT_FETCH', ['none', '-1', '1.5']],
  ['RATE_LIMIT_COMPUTE', ['unlimited', '1000001']],
  ['FETCH_CACHE_SECONDS', ['20s', '-1', '86401']],
  ['FETCH_USER_AGENT', ['ü', 'a\nb', 'x'.repeat(501)]],
  ['LOG_LEVEL', ['INFO', 'verbose', '3']],
  ['REDIS_URL', ['redis://localhost']],
])('a wrong %s stops the start with a sentence', (name, values) => {
  for (const value of values) {
    const read = readConfig({ [name]: value })
    expect(read.ok, value).toBe(false)
    const sentences = read.ok ? [] : read.sentences
    expect(sentences).toHaveLength(1)
    expect(sentences[0]).toMatch(new RegExp(`^${name} must be .+\\.$`, 's'))
  }
})

test('several wrong variables are told together, and none is echoed at length or in secret', () => {
  const read = readConfig({
    PORT: 'x'.repeat(5000),
    LOG_LEVEL: 'loud',
    REDIS_URL: 'redis://:word@a',
  })
  const sentences = read.ok ? [] : read.sentences
  expect(sentences.map((sentence) => sentence.split(' ')[0])).toEqual([
    'PORT',
    'LOG_LEVEL',
    'REDIS_URL',
  ])
  expect(sentences.join().length).toBeLessThan(500)
  expect(sentences.join()).not.toContain('word')
})
