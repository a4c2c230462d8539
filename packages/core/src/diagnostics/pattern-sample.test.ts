/**
 * Protects the samples that stand for all a pattern matches: another pattern matches them exactly when
 * it matches every target of the first; and the shortest form of a pattern.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wholeSamples } from '../../test/whole-samples.ts'
import { compilePattern, matchesPattern } from '../matching/pattern.ts'
import { FRESH, matchesAllOf, shortestForm } from './pattern-sample.ts'

const pick = (...from: readonly string[]) => fc.constantFrom(...from)

const pattern = fc
  .tuple(
    pick('/', '/', '*'),
    fc.array(pick('a', 'b', '/', '*'), { maxLength: 4 }).map((parts) => parts.join('')),
    pick('', '', '$'),
  )
  .map((parts) => parts.join(''))

const matches = (text: string, target: string) => matchesPattern(compilePattern(text, true), target)

describe('the samples of a pattern', () => {
  it.each([
    ['/a', [`/a${FRESH}`]],
    ['/a$', ['/a']],
    ['/a**b$', [`/a${FRESH}b`]],
    ['/a*', [`/a${FRESH}`]],
    ['*a', [`/${FRESH}a${FRESH}`]],
    ['*/a', [`/${FRESH}/a${FRESH}`, `/a${FRESH}`]],
  ])('of %s', (text, expected) => {
    expect(wholeSamples(text)).toEqual(expected)
  })

  it('are matched by another exactly when it matches all that the pattern does', () => {
    const target = fc
      .array(pick('a', 'b', '/', 'z'), { maxLength: 5 })
      .map((parts) => `/${parts.join('')}`)
    let covered = 0
    fc.assert(
      fc.property(pattern, pattern, fc.array(target, { maxLength: 30 }), (one, other, targets) => {
        const samples = wholeSamples(one)
        const witnesses = samples.map((sample) => sample.replaceAll(FRESH, 'z'))
        for (const witness of witnesses) expect(matches(one, witness), one).toBe(true)
        const covers = samples.every((sample) => matches(other, sample))
        expect(matchesAllOf(compilePattern(other, true), one), `${one} ${other}`).toBe(covers)
        if (!covers) {
          expect(witnesses.some((witness) => !matches(other, witness))).toBe(true)
          return
        }
        covered += 1
        const missed = targets.filter((each) => matches(one, each) && !matches(other, each))
        expect(missed, `${one} ${other}`).toEqual([])
      }),
      { numRuns: 5000, seed: 9309 },
    )
    expect(covered).toBeGreaterThan(500)
  })
})

describe('the shortest form of a pattern', () => {
  it.each([
    ['/a', '/a'],
    ['/a*', '/a'],
    ['/a**$', '/a'],
    ['/a$', '/a$'],
    ['/a**b', '/a*b'],
    ['*', '/'],
    ['/*', '/'],
    ['*a*', '*a'],
    ['', ''],
  ])('of %j is %j', (text, expected) => {
    expect(shortestForm(text)).toBe(expected)
  })

  it('matches the same', () => {
    const target = fc.array(pick('a', 'b', '/'), { maxLength: 5 }).map((t) => `/${t.join('')}`)
    fc.assert(
      fc.property(pattern, target, (text, each) => {
        expect(matches(shortestForm(text), each)).toBe(matches(text, each))
      }),
      { numRuns: 3000, seed: 9309 },
    )
  })
})
