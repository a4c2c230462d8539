// Protects: each address leads to the robots.txt of its own scheme, host and port, and to no other
// file; what has none is refused with a reason instead of being guessed at.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { governs, robotsUrlFor, siteDifferences } from './robots-url.ts'

describe('robotsUrlFor', () => {
  it.each([
    ['https://example.com/page', 'https://example.com/robots.txt'],
    ['http://example.com', 'http://example.com/robots.txt'],
    ['HTTPS://EXAMPLE.com/A?b#c', 'https://example.com/robots.txt'],
    ['https://example.com:443/', 'https://example.com/robots.txt'],
    ['http://example.com:80/', 'http://example.com/robots.txt'],
    ['https://example.com:8181/a', 'https://example.com:8181/robots.txt'],
    ['http://example.com:443/a', 'http://example.com:443/robots.txt'],
    ['https://www.exämple.com/ü', 'https://www.xn--exmple-cua.com/robots.txt'],
    ['https://пример.рф/', 'https://xn--e1afmkfd.xn--p1ai/robots.txt'],
    ['https://user:secret@example.com/a', 'https://example.com/robots.txt'],
    ['http://[2001:DB8::1]:8080/a', 'http://[2001:db8::1]:8080/robots.txt'],
    ['https://example.com/folder/robots.txt', 'https://example.com/robots.txt'],
    ['  https://example.com/a \n', 'https://example.com/robots.txt'],
    ['http:example.com/a', 'http://example.com/robots.txt'],
    ['https://example.com./', 'https://example.com./robots.txt'],
    ['\u0000 https://example.com/a\u001f', 'https://example.com/robots.txt'],
    ['\ufeffhttps://example.com/a\u00a0', 'https://example.com/robots.txt'],
    ['http:8080', 'http://0.0.31.144/robots.txt'],
  ])('%j is governed by %s', (address, robotsUrl) => {
    expect(robotsUrlFor(address)).toMatchObject({ ok: true, robotsUrl, schemeAssumed: false })
  })

  it.each([
    ['example.com', 'https://example.com/robots.txt'],
    ['example.com/page?x', 'https://example.com/robots.txt'],
    ['example.com:8080/page', 'https://example.com:8080/robots.txt'],
    ['localhost:3000', 'https://localhost:3000/robots.txt'],
    ['localhost:3000?a', 'https://localhost:3000/robots.txt'],
    ['127.0.0.1:3000/x', 'https://127.0.0.1:3000/robots.txt'],
    ['//example.com/a', 'https://example.com/robots.txt'],
    ['[::1]:80', 'https://[::1]:80/robots.txt'],
    ['example.com:', 'https://example.com/robots.txt'],
  ])('%s, which names no scheme, is taken as https', (address, robotsUrl) => {
    expect(robotsUrlFor(address)).toMatchObject({ ok: true, robotsUrl, schemeAssumed: true })
  })

  it.each([
    // Every spelling of an address in numbers becomes the one spelling that can be checked.
    ['http://2130706433/', 'http://127.0.0.1/robots.txt'],
    ['http://0x7f.1/', 'http://127.0.0.1/robots.txt'],
    ['http://0177.0.0.1/', 'http://127.0.0.1/robots.txt'],
    ['http://127.1./', 'http://127.0.0.1/robots.txt'],
    ['http://127。0。0。1/', 'http://127.0.0.1/robots.txt'],
    ['http://[::ffff:127.0.0.1]/', 'http://[::ffff:7f00:1]/robots.txt'],
  ])('%s is %s', (address, robotsUrl) => {
    expect(robotsUrlFor(address)).toMatchObject({ ok: true, robotsUrl })
  })

  it.each([
    ['', 'not-an-address'],
    ['foo bar', 'not-an-address'],
    ['http://', 'not-an-address'],
    ['https://exa mple.com/', 'not-an-address'],
    ['https://example.com:99999/', 'not-an-address'],
    ['http://[::1', 'not-an-address'],
    ['http://1.2.3.4.5/', 'not-an-address'],
    ['?a', 'not-an-address'],
    ['/page', 'no-host'],
    ['/', 'no-host'],
    ['ftp://example.com/a', 'scheme-not-allowed'],
    ['file:///etc/passwd', 'scheme-not-allowed'],
    ['javascript:alert(1)', 'scheme-not-allowed'],
    ['data:text/plain,a', 'scheme-not-allowed'],
    ['mailto:a@example.com', 'scheme-not-allowed'],
    ['gopher://example.com:70/', 'scheme-not-allowed'],
  ] as const)('%j has none: %s', (address, because) => {
    expect(robotsUrlFor(address)).toEqual({ ok: false, because })
  })

  it('tells that an address holds credentials', () => {
    expect(robotsUrlFor('https://user@example.com/')).toMatchObject({ credentials: true })
    expect(robotsUrlFor('https://:secret@example.com/')).toMatchObject({ credentials: true })
    expect(robotsUrlFor('https://example.com/@user')).toMatchObject({ credentials: false })
  })

  it('gives an address that governs the page, or a reason, for any text', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webUrl())
    fc.assert(
      fc.property(text, (address) => {
        const result = robotsUrlFor(address)
        if (!result.ok) return
        const url = new URL(result.robotsUrl)
        expect(url.pathname).toBe('/robots.txt')
        expect(url.href).toBe(result.robotsUrl)
        expect(robotsUrlFor(result.robotsUrl)).toMatchObject({ robotsUrl: result.robotsUrl })
      }),
      { seed: 20261130, numRuns: 2000 },
    )
  })
})

describe('governs', () => {
  // Google's table of where a robots.txt file counts (same page as in the source file).
  it.each([
    ['https://example.com/robots.txt', 'https://example.com/', true],
    ['https://example.com/robots.txt', 'https://example.com/folder/file', true],
    ['https://example.com/robots.txt', 'https://other.example.com/', 'host'],
    ['https://example.com/robots.txt', 'http://example.com/', 'scheme'],
    ['https://example.com/robots.txt', 'https://example.com:8181/', 'port'],
    ['https://www.example.com/robots.txt', 'https://www.example.com/', true],
    ['https://www.example.com/robots.txt', 'https://example.com/', 'host'],
    ['https://www.example.com/robots.txt', 'https://shop.www.example.com/', 'host'],
    ['https://example.com/folder/robots.txt', 'https://example.com/folder/', 'not-a-robots-url'],
    ['https://www.exämple.com/robots.txt', 'https://www.exämple.com/', true],
    ['https://www.exämple.com/robots.txt', 'https://www.xn--exmple-cua.com/', true],
    ['https://www.exämple.com/robots.txt', 'https://www.example.com/', 'host'],
    ['ftp://example.com/robots.txt', 'ftp://example.com/', true],
    ['ftp://example.com/robots.txt', 'https://example.com/', 'scheme'],
    ['https://212.96.82.21/robots.txt', 'https://212.96.82.21/', true],
    ['https://212.96.82.21/robots.txt', 'https://example.com/', 'host'],
    ['https://example.com:443/robots.txt', 'https://example.com:443/', true],
    ['https://example.com:443/robots.txt', 'https://example.com/', true],
    ['https://example.com:443/robots.txt', 'https://example.com:444/', 'port'],
    ['https://example.com:8181/robots.txt', 'https://example.com:8181/', true],
    ['https://example.com:8181/robots.txt', 'https://example.com/', 'port'],
    // Beyond the table.
    ['https://example.com/robots.txt?x', 'https://example.com/', 'not-a-robots-url'],
    ['https://example.com/Robots.txt', 'https://example.com/', 'not-a-robots-url'],
    ['http://example.com/robots.txt', 'https://shop.example.com/', 'host'],
    ['https://example.com/robots.txt', 'mailto:a@example.com', 'scheme-not-supported'],
    ['file:///robots.txt', 'file:///a', 'scheme-not-supported'],
    ['nonsense', 'https://example.com/', 'not-an-address'],
    ['https://example.com/robots.txt', '/page', 'not-an-address'],
  ] as const)('%s and %s: %s', (robotsUrl, address, expected) => {
    expect(governs(robotsUrl, address)).toEqual(
      expected === true ? { governed: true } : { governed: false, because: expected },
    )
  })

  it('holds between any page and the robots.txt found for it', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
        const result = robotsUrlFor(address)
        expect(result.ok && governs(result.robotsUrl, address)).toEqual({ governed: true })
      }),
      { seed: 20261130 },
    )
  })
})

describe('siteDifferences', () => {
  it.each([
    ['http://example.com/a', 'https://example.com/b', ['scheme']],
    ['http://example.com:8080/', 'https://example.com/', ['scheme', 'port']],
    ['https://example.com/', 'https://www.example.com:444/', ['host', 'port']],
    ['http://example.com:80/', 'http://example.com/', []],
    ['http://', 'http://example.com/', null],
  ] as const)('of %s and %s: %j', (a, b, expected) => {
    expect(siteDifferences(a, b)).toEqual(expected)
  })
})
