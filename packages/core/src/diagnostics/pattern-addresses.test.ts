/** Protects the addresses on which fixes are tried: they match the patterns they are made from. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compilePattern, matchesPattern } from '../matching/pattern.ts'
import { addressesBetween, addressesOf } from './pattern-addresses.ts'

const matches = (text: string, target: string) => matchesPattern(compilePattern(text, true), target)

describe('the addresses of a pattern', () => {
  it.each([
    ['/a', ['/a', '/ax']],
    ['/a$', ['/a', '/ax']],
    ['/a*b', ['/ab', '/abx', '/ax1b', '/ax1bx']],
    ['a/', ['/a/', '/a/x']],
    ['https://example.com/a', ['https://example.com/a', 'https://example.com/ax']],
    ['', ['/', '/x']],
  ])('%j: %j', (pattern, expected) => {
    expect([...addressesOf(pattern, 'some')]).toEqual(expected)
  })

  it('may be more: other ends, and one character less', () => {
    expect([...addressesOf('/ab', 'all')]).toEqual([
      ...['/ab', '/abx', '/ab/x', '/ab?x=1', '/ab&x=1', '/a'],
    ])
  })
})

describe('the addresses between two patterns', () => {
  it.each([
    ['/fish*', '/*more', ['/fishmore', '/fishx1more']],
    ['/*?s=', '/shop/', ['/shop/?s=', '/shop/x1?s=']],
    ['/a*b', '/a*c', ['/abc', '/acb', '/ax1bx1c', '/ax1cx1b']],
    ['/a*', '/b*', []],
    ['/a', '/ab', []],
  ])('%s and %s: %j', (one, other, expected) => {
    expect([...addressesBetween(one, other)]).toEqual(expected)
  })

  it('match both, where neither is bound to the end', () => {
    const pattern = fc
      .array(fc.constantFrom('a', 'b', '/', '*'), { maxLength: 5 })
      .map((parts) => `/${parts.join('')}`)
    let found = 0
    fc.assert(
      fc.property(pattern, pattern, (one, other) => {
        for (const address of addressesBetween(one, other)) {
          found += 1
          expect(matches(one, address) && matches(other, address), address).toBe(true)
        }
      }),
      { numRuns: 2000, seed: 9309 },
    )
    expect(found).toBeGreaterThan(500)
  })
})
