/** Protects the short cut to rules that may match: it finds what going through all of them finds. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wholeSamples } from '../../test/whole-samples.ts'
import { compilePattern, matchesPattern } from '../matching/pattern.ts'
import { comparedRules, isStronger } from './compared-rules.ts'
import { ruleForAll, rulesForAll, strongestRule } from './covering-rules.ts'
import { addRule, rulesByPiece } from './rules-by-piece.ts'

const pick = (...from: readonly string[]) => fc.constantFrom(...from)
const pieces = (most: number) =>
  fc
    .array(pick('ab', 'abc', '/', 'list', '*', '$'), { maxLength: most })
    .map((p) => `${p[0] === '*' ? '' : '/'}${p.join('')}`)

const rule = fc.record({ effect: pick('allow', 'disallow'), pattern: pieces(5) })

describe('rules by their longest piece', () => {
  it('are found as if all were gone through', () => {
    let found = 0
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 12 }), pieces(6), pieces(6), (rules, one, other) => {
        const named = rules.map(({ effect, pattern }, i) => ({
          line: i + 1,
          effect: effect === 'allow' ? ('allow' as const) : ('disallow' as const),
          pattern,
        }))
        const group = { agents: [], rules: named, unmatchable: [] }
        const all = comparedRules([group])
        const index = rulesByPiece()
        for (const each of all) addRule(index, each)
        const fits = (each: (typeof all)[number], target: string) =>
          matchesPattern(compilePattern(each.text, true), target)
        const fitting = all.filter((each) => fits(each, one))
        const strongest = fitting.find((each) => !fitting.some((other) => isStronger(other, each)))
        const first = strongestRule(index, one, { left: 100 })
        expect([first?.octets, first?.effect]).toEqual([strongest?.octets, strongest?.effect])
        const [weaker] = all
        if (weaker === undefined) return
        for (const text of [weaker.text, other, `*${one}`, `*${one.slice(1)}`]) {
          const samples = wholeSamples(text)
          const covering = all.filter((each) => samples.every((sample) => fits(each, sample)))
          found += covering.length > 0 ? 1 : 0
          const listed = rulesForAll(index, text, { left: 100 })
          expect(new Set(listed)).toEqual(new Set(covering))
          expect(listed.length).toBe(covering.length)
          expect(ruleForAll(index, text, { left: 100 }) !== null).toBe(covering.length > 0)
          const beaten = covering.some((each) => isStronger(each, weaker))
          expect(ruleForAll(index, text, { left: 100 }, weaker) !== null).toBe(beaten)
        }
      }),
      { numRuns: 3000, seed: 9309 },
    )
    expect(found).toBeGreaterThan(300)
  })

  it('are sought no further than the budget lasts', () => {
    const rule = { line: 1, effect: 'allow' as const, pattern: '/abcd' }
    const [one] = comparedRules([{ agents: [], rules: [rule], unmatchable: [] }])
    if (one === undefined) throw new Error('the rule is left out')
    const index = rulesByPiece()
    addRule(index, one)
    expect(ruleForAll(index, '/abcd', { left: 1 })).toBe(one)
    expect(ruleForAll(index, '/abcd', { left: 0 })).toBeNull()
    expect(strongestRule(index, '/abcd', { left: 0 })).toBeNull()
  })
})
