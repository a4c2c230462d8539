/**
 * Protects the first look: it must find the very rule that is found when all rules are compiled, in
 * every dialect that allows it.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIALECTS } from '../dialects/index.ts'
import type { Group } from '../groups/reading.ts'
import { comparedTarget } from '../matching/compared-form.ts'
import { allowsFirstLook, winnerAtFirstLook } from './first-look.ts'
import { compileRules, matchingRules, winningRule } from './rule-set.ts'

const ALLOWING = DIALECTS.map(({ decisions }) => decisions).filter(allowsFirstLook)
/** Also as no dialect has it yet. */
const READINGS = [
  ...ALLOWING,
  ...ALLOWING.map((decisions) => ({ ...decisions, precedence: 'first-match' as const })),
  ...ALLOWING.map((decisions) => ({ ...decisions, wildcards: false })),
  ...ALLOWING.map((decisions) => ({ ...decisions, innerDollar: 'both' as const })),
  ...ALLOWING.map((decisions) => ({ ...decisions, innerDollar: 'skips-rule' as const })),
]

const part = fc.constantFrom('a', 'b', '/', '*', '$', '%', '%61', '%2F', 'é', '?', 'index.html')
const text = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(''))
const pattern = fc
  .tuple(fc.constantFrom('/', '/', '/a', '*', ''), text, fc.constantFrom('', '$'))
  .map((parts) => parts.join(''))
const effect = fc.constantFrom<'allow' | 'disallow'>('allow', 'disallow')
const groups = fc
  .array(fc.array(fc.tuple(effect, pattern), { maxLength: 6 }), { maxLength: 3 })
  .map((all) =>
    all.map((rules, g): Group => {
      const written = rules.map(([does, value], i) => ({
        line: 10 * g + i,
        effect: does,
        pattern: value,
      }))
      return { agents: [], rules: written, unmatchable: [] }
    }),
  )
const target = fc
  .array(
    part.filter((each) => each !== 'é'),
    { maxLength: 5 },
  )
  .map((parts) => `/${parts.join('')}`)

describe('the first look', () => {
  it('finds the rules that match when all are compiled, and the one that decides', () => {
    let found = 0
    fc.assert(
      fc.property(groups, target, fc.constantFrom(...READINGS), (rules, address, decisions) => {
        const compared = comparedTarget(address, decisions.encoding)
        const whole = compileRules(rules, decisions)
        expect(whole.rules.length).toBe(whole.compiled?.rules.length)
        const all = matchingRules(whole, compared)
        const [expected = null] = all
        expect(whole.looks).toBe(0)
        const set = compileRules(rules, decisions)
        expect(matchingRules(set, compared)).toEqual(all)
        expect(winningRule(set, compared)).toEqual(expected)
        expect(set.compiled).toBeNull()
        expect(winnerAtFirstLook(rules, decisions, compared, 100)).toEqual(expected)
        if (expected !== null) found += 1
      }),
      { numRuns: 10_000, seed: 9309 },
    )
    expect(found).toBeGreaterThan(2_000)
  })

  it('is taken for a few addresses, and no longer', () => {
    const rules = [{ line: 1, effect: 'disallow' as const, pattern: '/a' }]
    const [decisions] = ALLOWING
    if (decisions === undefined) throw new Error('No dialect allows the first look.')
    const set = compileRules([{ agents: [], rules, unmatchable: [] }], decisions)
    for (let i = 0; i < 4; i += 1) expect(winningRule(set, '/a')?.rule.line).toBe(1)
    expect(set.compiled).toBeNull()
    expect(winningRule(set, '/a')?.rule.line).toBe(1)
    expect(set.compiled).not.toBeNull()
  })

  it('is given up where too many rules may match', () => {
    const [decisions] = READINGS
    if (decisions === undefined) throw new Error('No dialect allows the first look.')
    const rules = Array.from({ length: 3_000 }, (_, i) => ({
      line: i + 1,
      effect: 'disallow' as const,
      pattern: `/*${i}$`,
    }))
    const set = compileRules([{ agents: [], rules, unmatchable: [] }], decisions)
    expect(winningRule(set, '/x2999')?.rule.line).toBe(3_000)
    expect(set.compiled).not.toBeNull()
    const other = compileRules([{ agents: [], rules, unmatchable: [] }], decisions)
    const lines = matchingRules(other, '/x2999').map(({ rule }) => rule.line)
    expect(lines).toEqual([3_000, 1_000, 100, 10])
    expect(other.compiled).not.toBeNull()
  })
})
