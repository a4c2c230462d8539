/**
 * Protects the matching of one pattern: the same answer as the published algorithm of a list of
 * positions, for every pattern and target, in work that is bounded by pattern × target.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitsByPositions } from '../../test/published-matcher.ts'
import { compilePattern, matchesPattern } from './pattern.ts'

const fits = (pattern: string, target: string) =>
  matchesPattern(compilePattern(pattern, true), target)

describe('a pattern', () => {
  it.each([
    // RFC 9309 §2.2.3 and Google's table of paths.
    ['/', '/anything', true],
    ['/*', '/', true],
    ['/$', '/', true],
    ['/$', '/a', false],
    ['/fish', '/fish', true],
    ['/fish', '/fishheads/yummy.html', true],
    ['/fish', '/Fish.asp', false],
    ['/fish', '/catfish', false],
    ['/fish', '/?id=fish', false],
    ['/fish*', '/fish.php?id=anything', true],
    ['/fish/', '/fish/?id=anything', true],
    ['/fish/', '/fish', false],
    ['/*.php', '/folder/any.php.file.html', true],
    ['/*.php', '/windows.PHP', false],
    ['/*.php$', '/folder/filename.php', true],
    ['/*.php$', '/filename.php?parameters', false],
    ['/*.php$', '/filename.php5', false],
    ['/fish*.php', '/fishheads/catfish.php?parameters', true],
    // The end.
    ['$', '', true],
    ['$', '/', false],
    ['*$', '/a', true],
    ['**$', '', true],
    ['/a*$', '/abc', true],
    ['/a$b', '/a$b', true],
    ['/a$b', '/a', false],
    ['/a$$', '/a$', true],
    ['/a$$', '/a', false],
    ['/a$*', '/a$/b', true],
    ['/a$*', '/a', false],
    // Pieces may not overlap, and the last one stands at the end.
    ['/ab*b$', '/ab', false],
    ['/ab*b$', '/abb', true],
    ['/*ab*ab$', '/ab', false],
    ['/*ab*ab$', '/abab', true],
    ['/*b$', '/abcb', true],
    ['/a*b*a$', '/aba', true],
    ['/a*a$', '/a', false],
    // Runs of stars, stars at the start, nothing at all.
    ['', '/a', true],
    ['', '', true],
    ['*', '', true],
    ['***', '/a', true],
    ['*.gif', '/a.gif', true],
    ['*gif*', '/a.gif?x', true],
    ['/a**b', '/ab', true],
    ['/aa', '/a', false],
    ['/a', '', false],
  ])('%s against %s: %s', (pattern, target, expected) => {
    expect(fits(pattern, target)).toBe(expected)
  })

  it('without wildcards is literal text', () => {
    const literal = (pattern: string, target: string) =>
      matchesPattern(compilePattern(pattern, false), target)
    expect(literal('/a*b$', '/a*b$c')).toBe(true)
    expect(literal('/a*b$', '/axb')).toBe(false)
    expect(literal('', '/')).toBe(true)
  })

  it('fits where the list of positions ends in a place', { timeout: 30_000 }, () => {
    const seen = { fits: 0, misses: 0 }
    fc.assert(
      fc.property(ofLetters('ab*$/', 8), ofLetters('ab$/', 10), (pattern, target) => {
        const expected = fitsByPositions(pattern, target)
        expect(fits(pattern, target)).toBe(expected)
        seen[expected ? 'fits' : 'misses'] += 1
      }),
      { seed: 1, numRuns: 20_000 },
    )
    expect(seen.fits).toBeGreaterThan(2000)
    expect(seen.misses).toBeGreaterThan(2000)
  })

  it('fits the same where every short pattern meets every short target', {
    timeout: 30_000,
  }, () => {
    const targets = wordsOf('a$/', 3)
    for (const pattern of wordsOf('a*$/', 4)) {
      const compiled = compilePattern(pattern, true)
      const wrong = targets.filter(
        (target) => matchesPattern(compiled, target) !== fitsByPositions(pattern, target),
      )
      expect(wrong, pattern).toEqual([])
    }
  })
})

describe('the work of matching', () => {
  const steps = (pattern: string, target: string) => {
    const counter = { steps: 0 }
    matchesPattern(compilePattern(pattern, true), target, counter)
    return counter.steps
  }

  it('is counted without a change to the answer', () => {
    fc.assert(
      fc.property(ofLetters('ab*$/', 8), ofLetters('ab$/', 10), (pattern, target) => {
        const compiled = compilePattern(pattern, true)
        const counted = matchesPattern(compiled, target, { steps: 0 })
        expect(counted).toBe(matchesPattern(compiled, target))
      }),
      { seed: 2, numRuns: 5000 },
    )
  })

  it('is at most (pattern + 1) × (target + 1), for any pattern and target', () => {
    fc.assert(
      fc.property(ofLetters('aab*$', 30), ofLetters('aab', 60), (pattern, target) => {
        expect(steps(pattern, target)).toBeLessThanOrEqual(
          (pattern.length + 1) * (target.length + 1),
        )
      }),
      { seed: 3, numRuns: 5000 },
    )
  })

  const a = (count: number) => 'a'.repeat(count)
  it.each([
    ['1,000 stars', '*a'.repeat(1000), a(16_384)],
    ['1,000 stars and an end that is not there', `${'*a'.repeat(1000)}b`, a(16_384)],
    ['1,000 stars with two letters', `${'*ab'.repeat(1000)}$`, 'ab'.repeat(8192)],
    ['half a million stars', `/${'*'.repeat(506_000)}`, a(16_384)],
    ['half a million stars in front of a letter', `/${'*'.repeat(506_000)}b`, `/${a(16_384)}`],
  ])('grows with target plus pattern for %s', (_what, pattern, target) => {
    expect(steps(pattern, target)).toBeLessThanOrEqual(3 * (pattern.length + target.length))
  })

  it.each([
    ['a long piece that almost fits everywhere', `*${a(8192)}b`, a(16_384)],
    ['a long piece whose end is broken', `*b${a(8000)}`, `b${a(7999)}`.repeat(2)],
  ])('stays below pattern × target for %s', (_what, pattern, target) => {
    expect(steps(pattern, target)).toBeLessThanOrEqual(pattern.length * target.length)
  })
})

function ofLetters(letters: string, maxLength: number) {
  const unit = fc.constantFrom(...letters)
  return fc.array(unit, { maxLength, size: 'max' }).map((units) => units.join(''))
}

function wordsOf(letters: string, longest: number): readonly string[] {
  let words = ['']
  const all = ['']
  for (let length = 1; length <= longest; length += 1) {
    words = words.flatMap((word) => Array.from(letters, (letter) => word + letter))
    all.push(...words)
  }
  return all
}
