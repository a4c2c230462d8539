/**
 * Protects the fast way to find which patterns fit: that it finds just what going through them in
 * order finds, and that its work stays within the bounds that ARCHITECTURE.md states. Work is
 * counted in steps, never in time.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GUARD_LENGTH } from './guards.ts'
import { NONE } from './node-lists.ts'
import { compilePattern, matchesPattern, type Pattern } from './pattern.ts'
import { allOf, indexPatterns, strongestOf } from './pattern-index.ts'
import { allMatches, buildPatternSet, strongestMatch } from './pattern-set.ts'

/** Few different units, so that pieces occur often, overlap and repeat. */
const pattern = fc
  .array(fc.constantFrom('a', 'b', '/', '*', '*', 'aa', 'ab', '%2A', '**'), { maxLength: 6 })
  .chain((parts) =>
    fc
      .tuple(fc.constantFrom('/', '/', '*', ''), fc.constantFrom('', '', '$', '*$'))
      .map(([start, end]) => start + parts.join('') + end),
  )
const target = fc
  .array(fc.constantFrom('a', 'b', '/', 'ab', 'aab', '%2A', '?'), { maxLength: 24 })
  .map((parts) => `/${parts.join('')}`)
const longPiece = fc.constantFrom('ab'.repeat(GUARD_LENGTH), `${'a'.repeat(GUARD_LENGTH)}b`)
const longPattern = fc.tuple(pattern, longPiece, pattern).map((parts) => parts.join(''))
const longTarget = fc.tuple(target, longPiece, target).map((parts) => parts.join(''))
const patterns = fc.array(fc.oneof(pattern, pattern, longPattern), { maxLength: 40 })
const targets = fc.array(fc.oneof(target, longTarget), { minLength: 1, maxLength: 8 })

function compiled(texts: readonly string[], wildcards = true): Pattern[] {
  return texts.map((text) => compilePattern(text, wildcards))
}

function inOrder(set: readonly Pattern[], text: string): number[] {
  return set.flatMap((entry, i) => (matchesPattern(entry, text) ? [i] : []))
}

/** A set that has been asked so often that it answers from its index. */
function indexed(set: readonly Pattern[]) {
  const patternSet = buildPatternSet(set)
  while (patternSet.index === null) strongestMatch(patternSet, '/no-pattern-fits-this')
  return patternSet
}

describe('an index of patterns', () => {
  it('finds the strongest and all that fit, as going through them in order does', () => {
    let fits = 0
    fc.assert(
      fc.property(patterns, targets, fc.boolean(), (texts, addresses, wildcards) => {
        const set = compiled(texts, wildcards)
        const index = indexPatterns(set)
        for (const address of addresses) {
          const expected = inOrder(set, address)
          fits += expected.length
          expect(strongestOf(index, address)).toBe(expected[0] ?? NONE)
          expect(allOf(index, address)).toEqual(expected)
        }
      }),
      { numRuns: 2000, seed: 9309 },
    )
    expect(fits).toBeGreaterThan(4_000)
  })

  it('tells patterns apart that differ only in what may follow', () => {
    const set = compiled(['/a*b$', '/a*b', '/a*b*$', '/a$', '/a', '/a*$', '/a**b'])
    const index = indexPatterns(set)
    for (const address of ['/a', '/ab', '/abc', '/acb', '/']) {
      expect(allOf(index, address)).toEqual(inOrder(set, address))
    }
  })
})

describe('a set of patterns', () => {
  it('gives the same answers before and after it has made its index', () => {
    const many = fc.array(pattern, { minLength: 13, maxLength: 40 })
    fc.assert(
      fc.property(many, targets, (texts, addresses) => {
        const set = compiled(texts)
        const fresh = buildPatternSet(set)
        const used = indexed(set)
        for (const address of addresses) {
          const expected = inOrder(set, address)
          for (const asked of [fresh, used]) {
            expect(strongestMatch(asked, address)).toBe(expected[0] ?? -1)
            expect(allMatches(asked, address)).toEqual(expected)
          }
        }
      }),
      { numRuns: 300, seed: 9309 },
    )
  })

  it('makes no index for a single question', () => {
    const set = buildPatternSet(compiled(Array.from({ length: 1000 }, (_, i) => `/page-${i}`)))
    expect(strongestMatch(set, '/page-999')).toBe(9)
    expect(set.index).toBeNull()
  })
})

describe('the work of one question', () => {
  /** Halving among the children of a node takes at most eight steps for octets, and one compares. */
  const STEPS_PER_UNIT = 9

  it('is bounded by the target alone where no pattern has a star', () => {
    const literal = fc
      .array(fc.constantFrom('a', 'b', 'c', '/', '-', '%2A'), { maxLength: 30 })
      .map((parts) => `/${parts.join('')}`)
    fc.assert(
      fc.property(fc.array(literal, { maxLength: 200 }), target, (texts, address) => {
        const counter = { steps: 0 }
        strongestOf(indexPatterns(compiled(texts)), address, counter)
        expect(counter.steps).toBeLessThanOrEqual(STEPS_PER_UNIT * address.length)
      }),
      { numRuns: 500, seed: 9309 },
    )
  })

  it('does not grow with the number of patterns without stars', () => {
    const address = '/shop/page-77/x'
    const stepsAmong = (count: number) => {
      const texts = Array.from({ length: count }, (_, i) => `/shop/page-${i}/`)
      const counter = { steps: 0 }
      const set = indexed(compiled(texts))
      expect(strongestMatch(set, address, counter)).toBe(77)
      return counter.steps
    }
    expect(stepsAmong(20_000)).toBeLessThanOrEqual(stepsAmong(100) + 30)
  })

  it('does not grow with the number of patterns with stars whose pieces the target lacks', () => {
    const texts = Array.from({ length: 10_000 }, (_, i) => `/*/page-${i}?sort=*`)
    const set = indexed(compiled(texts))
    const counter = { steps: 0 }
    const address = '/shop/page-77?sort=up'
    expect(strongestMatch(set, address, counter)).toBe(77)
    expect(counter.steps).toBeLessThan(100 * address.length)
  })

  it('is at most pattern × target whatever the patterns', () => {
    const bound = (texts: readonly string[], address: string) => {
      const total = texts.reduce((sum, text) => sum + text.length + 1, 1)
      return 4 * total * (address.length + 1)
    }
    fc.assert(
      fc.property(patterns, fc.oneof(target, longTarget), (texts, address) => {
        const set = compiled(texts)
        const counter = { steps: 0 }
        strongestOf(indexPatterns(set), address, counter)
        expect(counter.steps).toBeLessThanOrEqual(bound(texts, address) + 100)
      }),
      { numRuns: 1000, seed: 9309 },
    )
  })

  it('asks equal patterns with stars but once', () => {
    const texts = Array.from({ length: 5000 }, () => '/*a*a*a*c')
    const counter = { steps: 0 }
    expect(strongestMatch(indexed(compiled(texts)), `/${'a'.repeat(100)}`, counter)).toBe(-1)
    expect(counter.steps).toBeLessThan(5000)
  })
})
