/**
 * Protects the target: whatever a person types is made canonical as a crawler would before it asks,
 * or refused with a reason; what reaches a pattern begins with a slash and is ASCII.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ADDRESS_LIMIT,
  type TargetNote,
  type TargetProblemCode,
  targetOfAddress,
} from './target.ts'

/** Typed, target, origin, notes. */
const FULL: readonly (readonly [string, string, string, readonly TargetNote[]])[] = [
  ['https://example.com/a', '/a', 'https://example.com', []],
  ['https://example.com', '/', 'https://example.com', []],
  ['https://example.com?a', '/?a', 'https://example.com', []],
  ['https://example.com#a', '/', 'https://example.com', ['fragment-dropped']],
  ['HTTPS://EXAMPLE.COM/A', '/A', 'https://example.com', []],
  ['ftp://example.com/a', '/a', 'ftp://example.com', []],
  // Ports.
  ['https://example.com:443/a', '/a', 'https://example.com', []],
  ['http://example.com:80/a', '/a', 'http://example.com', []],
  ['http://example.com:443/a', '/a', 'http://example.com:443', []],
  ['https://example.com:8443/a', '/a', 'https://example.com:8443', []],
  // Without a scheme.
  ['example.com', '/', 'https://example.com', ['scheme-added']],
  ['example.com/a?b#c', '/a?b', 'https://example.com', ['scheme-added', 'fragment-dropped']],
  ['//example.com/a', '/a', 'https://example.com', ['scheme-added']],
  ['example.com:8080/a', '/a', 'https://example.com:8080', ['scheme-added']],
  ['localhost:3000', '/', 'https://localhost:3000', ['scheme-added']],
  ['localhost/a', '/a', 'https://localhost', ['scheme-added']],
  ['127.0.0.1/a', '/a', 'https://127.0.0.1', ['scheme-added']],
  ['[::1]/a', '/a', 'https://[::1]', ['scheme-added']],
  ['http:/example.com/a', '/a', 'http://example.com', []],
  // Hosts.
  ['https://www.exämple.com/', '/', 'https://www.xn--exmple-cua.com', []],
  ['пример.рф/п', '/%D0%BF', 'https://xn--e1afmkfd.xn--p1ai', ['scheme-added']],
  ['https://例え.テスト/', '/', 'https://xn--r8jz45g.xn--zckzah', []],
  ['https://faß.de/', '/', 'https://xn--fa-hia.de', []],
  ['https://example.com./a', '/a', 'https://example.com.', []],
  // What never reaches the site.
  ['https://u:p@example.com/a', '/a', 'https://example.com', ['credentials-dropped']],
  [
    'https://u@example.com/a#b',
    '/a',
    'https://example.com',
    ['fragment-dropped', 'credentials-dropped'],
  ],
  // Around it.
  ['  https://example.com/a \n', '/a', 'https://example.com', []],
  ['https://exa\nmple.com/a\tb', '/ab', 'https://example.com', []],
]

/** Typed as path, target. */
const PATHS: readonly (readonly [string, string])[] = [
  ['/', '/'],
  ['/a', '/a'],
  ['/a/', '/a/'],
  ['?a', '/?a'],
  ['/?', '/?'],
  ['/a?', '/a?'],
  ['/a?b?c', '/a?b?c'],
  ['/a?b=c&d=e', '/a?b=c&d=e'],
  ['/a;b=c?d', '/a;b=c?d'],
  ['/a//b', '/a//b'],
  // Dot segments, also encoded ones.
  ['/a/../b', '/b'],
  ['/a/./b', '/a/b'],
  ['/../a', '/a'],
  ['/a/%2e%2E/b', '/b'],
  ['/a/..', '/'],
  ['/a?../b', '/a?../b'],
  // Backslashes are slashes, in front of the query.
  ['/a\\b', '/a/b'],
  ['/a?b\\c', '/a?b\\c'],
  // Characters.
  ['/a b', '/a%20b'],
  ['/a?b c', '/a?b%20c'],
  ['/café', '/caf%C3%A9'],
  ['/a?é', '/a?%C3%A9'],
  ['/ツ', '/%E3%83%84'],
  ['/😀', '/%F0%9F%98%80'],
  ['/\ud83d', '/%EF%BF%BD'],
  ['/\udce9', '/%EF%BF%BD'],
  ['/a"<>`{}', '/a%22%3C%3E%60%7B%7D'],
  ["/a'b", "/a'b"],
  ["/a?'", '/a?%27'],
  ['/*$', '/*$'],
  ['/\0a', '/%00a'],
  // Escapes: their digits in upper case, nothing decoded.
  ['/%c3%a9', '/%C3%A9'],
  ['/a?%2f', '/a?%2F'],
  ['/%61', '/%61'],
  ['/%zz', '/%zz'],
  ['/100%', '/100%'],
  ['/a%', '/a%'],
]

const PROBLEMS: readonly (readonly [string, TargetProblemCode])[] = [
  ['', 'empty'],
  [' \n\t\0', 'empty'],
  ['mailto:a@example.com', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['gopher://example.com/', 'scheme'],
  ['data:text/plain,a', 'scheme'],
  ['hello', 'no-host'],
  ['two words', 'no-host'],
  ['example com/a', 'no-host'],
  ['./a', 'no-host'],
  ['../a', 'no-host'],
  ['https://', 'malformed'],
  ['https:///', 'malformed'],
  ['http://[::1', 'malformed'],
  ['https://exa mple.com/', 'malformed'],
  ['https://example.com:99999/', 'malformed'],
]

describe('targetOfAddress', () => {
  it.each(FULL)('reads %j', (typed, text, origin, notes) => {
    const expected = { kind: 'target', text, href: origin + text, origin, notes }
    expect(targetOfAddress(typed)).toEqual(expected)
    expect(targetOfAddress(typed, { needsHost: true })).toEqual(expected)
  })

  it.each(PATHS)('reads the bare path %j, and the same behind a host', (typed, text) => {
    expect(targetOfAddress(typed)).toEqual({
      kind: 'target',
      text,
      href: null,
      origin: null,
      notes: [],
    })
    expect(targetOfAddress(`https://example.com${typed}`)).toMatchObject({
      text,
      href: `https://example.com${text}`,
    })
  })

  it('drops the fragment of a bare path', () => {
    expect(targetOfAddress('/a?b#c?d')).toMatchObject({ text: '/a?b', notes: ['fragment-dropped'] })
    expect(targetOfAddress('/a?#b')).toMatchObject({ text: '/a?', notes: ['fragment-dropped'] })
    expect(targetOfAddress('/a%23b')).toMatchObject({ text: '/a%23b', notes: [] })
  })

  it.each(['\u00a0https://example.com/a', '\ufeffhttps://example.com/a\u3000', ' /a\u00a0'])(
    'drops special spaces around %j',
    (typed) => expect(targetOfAddress(typed)).toMatchObject({ kind: 'target', text: '/a' }),
  )

  it.each(PROBLEMS)('refuses %j: %s', (typed, code) => {
    expect(targetOfAddress(typed)).toEqual({ kind: 'problem', code })
  })

  it('refuses a bare path where a host is needed', () => {
    const expected = { kind: 'problem', code: 'no-host' }
    expect(targetOfAddress('/a', { needsHost: true })).toEqual(expected)
    expect(targetOfAddress('?a', { needsHost: true })).toEqual(expected)
  })

  it('accepts 16 KiB of octets and not one more, unless told otherwise', () => {
    const longest = `/${'a'.repeat(ADDRESS_LIMIT - 1)}`
    const problem = { kind: 'problem', code: 'too-long' }
    expect(targetOfAddress(longest)).toMatchObject({ text: longest })
    expect(targetOfAddress(`${longest}a`)).toEqual(problem)
    expect(targetOfAddress(`/${'é'.repeat(8192)}`)).toEqual(problem)
    expect(targetOfAddress(`/a${'é'.repeat(8191)}`)).toMatchObject({ kind: 'target' })
    const limit = Number.POSITIVE_INFINITY
    expect(targetOfAddress(`${longest}a`, { limit })).toMatchObject({ text: `${longest}a` })
    expect(targetOfAddress('/abc', { limit: 3 })).toEqual(problem)
  })

  it('gives for any text a problem or a canonical target, which is its own target', {
    timeout: 30_000,
  }, () => {
    const kinds = new Set<string>()
    const units = [
      'https://',
      'example.com',
      '/',
      'a',
      '?',
      '#',
      '%',
      '%e9',
      '..',
      ' ',
      'é',
      ':',
      '@',
    ]
    const typed = fc.oneof(
      fc.array(fc.constantFrom(...units), { maxLength: 8 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }).map((text) => `/${text}`),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(typed, (address) => {
        const target = targetOfAddress(address)
        kinds.add(target.kind)
        if (target.kind === 'problem') return
        expect(target.text).toMatch(/^\/[!-~]*$/)
        expect(target.text).not.toContain('#')
        expect(target.text).not.toMatch(/%(?:[\da-f][a-f]|[a-f]\d)/)
        const again = targetOfAddress(target.href ?? target.text)
        // `//a` typed without a host is a host, so a path that begins so cannot be typed alone.
        if (target.href === null && target.text.startsWith('//')) return
        expect(again).toEqual({ ...target, notes: [] })
      }),
      { seed: 1, numRuns: 3000 },
    )
    expect(kinds).toEqual(new Set(['problem', 'target']))
  })
})
