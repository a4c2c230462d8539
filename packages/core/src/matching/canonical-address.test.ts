/**
 * Protects the short way for addresses that are canonical as they stand: it must give what reading
 * them as a URL gives, and be taken where it can.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathOfCanonical } from './canonical-address.ts'
import { targetOfAddress } from './target.ts'

/** The target by way of the URL parser: a tab is dropped by it and is never plain. */
function byUrl(address: string) {
  return targetOfAddress(`\t${address}`)
}

const host = fc.array(
  fc.constantFrom('a', 'b1', 'www', '-', '.', '.', 'com', '1', '0x', 'xn--', 'é', 'A', '_', '%41'),
  { maxLength: 6 },
)
const path = fc.array(
  fc.oneof(
    fc.constantFrom('/', '.', '..', '%2E', '%2e', '%', '%C3%A9', '%c3', '?', '#', '//', '\\', ' '),
    fc.constantFrom('a', 'B', '&', '=', '+', "'", '"', '<', '^', '|', '[', '{', '`', 'é', '\udc80'),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
  { maxLength: 8 },
)
const address = fc
  .tuple(fc.constantFrom('https://', 'http://', 'ftp://', 'HTTP://', '', '//'), host, path)
  .map(([scheme, labels, parts]) => `${scheme}${labels.join('')}/${parts.join('')}`)
const plainAddress = fc
  .tuple(
    fc.constantFrom('https://www.example.com', 'http://a-1.example', ''),
    fc.array(fc.constantFrom('a', 'B-', '/', 'x.', '%C3%A9', '?', '=', '&', '~'), { maxLength: 8 }),
  )
  .map(([site, parts]) => `${site}/${parts.join('')}`)

describe('an address that is canonical as it stands', () => {
  it('gives the same target as reading it as a URL', () => {
    let short = 0
    fc.assert(
      fc.property(fc.oneof(address, plainAddress), (typed) => {
        expect(targetOfAddress(typed)).toEqual(byUrl(typed))
        if (pathOfCanonical(typed) >= 0) short += 1
      }),
      { numRuns: 20_000, seed: 9309 },
    )
    expect(short).toBeGreaterThan(5_000)
  })

  it('stays as it is when its target is asked about again', () => {
    fc.assert(
      fc.property(plainAddress, (typed) => {
        const made = byUrl(typed)
        fc.pre(made.kind === 'target')
        expect(targetOfAddress(made.href ?? made.text)).toEqual({ ...made, notes: [] })
      }),
      { numRuns: 2_000, seed: 9309 },
    )
  })

  it.each([
    ['https://www.example.com/a?b=c&d', 23],
    ['http://example.com/%C3%A9', 18],
    ['/a/b.html?', 0],
  ])('is recognised in %s', (typed, at) => {
    expect(pathOfCanonical(typed)).toBe(at)
  })

  it.each([
    ...['https://example.com', 'HTTPS://example.com/', 'https://Example.com/', 'ftp://a.b/'],
    ...['https://example.com:80/', 'https://a@b.c/', 'https://xn--a.com/', 'https://1.2.3.4/'],
    ...['https://a.0x1/', 'https://a..b/', 'https://a./', 'https:///a', 'https://-a.b/', '//a.b/'],
    ...['/a/../b', '/.', '/a/%2E/', '/%c3', '/%', '/#', '/a b', "/'", '/é', '/a\tb', ' /a', '?a'],
  ])('is not taken for granted in %s', (typed) => {
    expect(pathOfCanonical(typed)).toBe(-1)
  })
})
