/**
 * Protects the short cut of near misses: rules that are passed over at a glance are those that no
 * single difference keeps from matching.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dialectById } from '../dialects/index.ts'
import { comparedTarget } from '../matching/compared-form.ts'
import { matchesPattern, type Pattern } from '../matching/pattern.ts'
import { compileRule } from './compile-rule.ts'
import { differenceOf, mayComeClose, variantsOf } from './one-difference.ts'

const decode = (text: string) =>
  text
    .replace(/%([0-9A-F]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replaceAll('+', ' ')

const withSlash = (target: string) => {
  const [path = '', ...query] = target.split('?')
  const end = query.length === 0 ? '' : `?${query.join('?')}`
  return `${path.endsWith('/') ? path : `${path}/`}${end}`
}

/** Every way in which one difference could make the pattern match, none passed over. */
function waysToMatch(pattern: Pattern, target: string): string[] {
  const changed = (change: (piece: string) => string): Pattern => ({
    ...pattern,
    pieces: pattern.pieces.map(change),
  })
  const lower = changed((piece) => piece.toLowerCase())
  const open = { ...pattern, anchored: false, openEnd: true }
  return [
    matchesPattern(lower, target.toLowerCase()) ? 'letter-case' : '',
    matchesPattern(open, target) ? 'end-anchor' : '',
    matchesPattern(pattern, withSlash(target)) ? 'missing-slash' : '',
    matchesPattern(changed(decode), decode(target)) ? 'encoding' : '',
  ].filter((way) => way !== '')
}

const part = fc.constantFrom(
  'a',
  'A',
  'b',
  'é',
  '/',
  '%41',
  '%2F',
  '%',
  '%4',
  '+',
  ' ',
  '%20',
  '*',
  '?',
)
const pattern = fc
  .tuple(fc.array(part, { maxLength: 5 }), fc.constantFrom('', '$', '/', 'A'))
  .map(([parts, end]) => `/${parts.join('')}${end}`)
const target = fc
  .array(
    part.filter((each) => each !== ' ' && each !== 'é'),
    { maxLength: 5 },
  )
  .map((parts) => `/${parts.join('')}`)

describe('differenceOf', () => {
  it('tells of every pattern that one difference keeps from matching', () => {
    const seen = new Map<string | null, number>()
    let passedOver = 0
    fc.assert(
      fc.property(pattern, target, fc.constantFrom('google', 'rfc9309'), (written, text, id) => {
        const { decisions } = dialectById(id)
        const compared = comparedTarget(text, decisions.encoding)
        const rule = { line: 1, effect: 'disallow' as const, pattern: written }
        for (const compiled of compileRule(rule, decisions)) {
          fc.pre(!matchesPattern(compiled.pattern, compared))
          const variants = variantsOf(compared)
          const difference = differenceOf(compiled, variants)
          const ways = waysToMatch(compiled.pattern, compared)
          if (!mayComeClose(written, variants)) {
            expect(ways).toEqual([])
            passedOver += 1
          }
          if (difference === null) expect(ways).toEqual([])
          else expect(ways).toContain(difference)
          seen.set(difference, (seen.get(difference) ?? 0) + 1)
        }
      }),
      { numRuns: 20_000, seed: 9309 },
    )
    expect(passedOver).toBeGreaterThan(1_000)
    for (const kind of [null, 'letter-case', 'end-anchor', 'missing-slash', 'encoding']) {
      expect(seen.get(kind) ?? 0, `cases of ${kind}`).toBeGreaterThan(40)
    }
  })
})
