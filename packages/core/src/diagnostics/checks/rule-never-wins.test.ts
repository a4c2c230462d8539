/**
 * Protects the check `rule-never-wins`: a rule is told exactly if a stronger one of the other kind
 * matches everything it matches.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findingsOf } from '../../../test/findings.ts'
import { ANY_CRAWLER } from '../../crawlers/unlisted-crawlers.ts'
import { targetOfAddress } from '../../matching/target.ts'
import { parseRobotsTxt } from '../../syntax/parse.ts'
import { testAddress } from '../../verdict/test-address.ts'
import { ruleNeverWins } from './rule-never-wins.ts'

const group = (...rules: readonly string[]) => `User-agent: *\n${rules.join('\n')}\n`

const told = (text: string) =>
  findingsOf(ruleNeverWins, text).map(({ line, data }) => `${line} by ${data.winnerLine}`)

describe('a rule that never decides', () => {
  it.each([
    [['Allow: /', 'Disallow: /*'], ['2 by 3']],
    [['Disallow: /hotels/', 'Allow: /hotels/*'], ['2 by 3']],
    [['Disallow: /a', 'Allow: /*a'], ['2 by 3']],
    [['Disallow: /ab', 'Allow: /*b'], ['2 by 3']],
    [['Allow: /ab', 'Disallow: /*b'], []],
    [['Disallow: /a$', 'Allow: /a*$'], ['2 by 3']],
    [['Disallow: */ab', 'Allow: /*/ab'], []],
    [['Disallow: */ab', 'Allow: */*b'], ['2 by 3']],
    [['Allow: *', 'Disallow: /*'], ['2 by 3']],
    [['Disallow: *?$', 'Allow: /**'], ['2 by 3']],
    [['Disallow: **a', 'Allow: /**a'], ['2 by 3']],
    [['Disallow: *', 'Allow: /'], []],
    [['Disallow: /a', 'Allow: /a'], []],
    [['Disallow: /a', 'Disallow: /a*'], []],
    [['Disallow: /a', 'Allow: /a*b'], []],
    [['Disallow:', 'Allow: /*'], []],
  ])('of %j: %j', (rules, expected) => {
    expect(told(group(...rules))).toEqual(expected)
  })

  it('is told for groups that are merged, and not where one crawler needs it', () => {
    const first = 'User-agent: a\nUser-agent: b\nAllow: /x\n'
    expect(told(`${first}User-agent: a\nDisallow: /x*\n`)).toEqual([])
    expect(told(`${first}User-agent: b\nUser-agent: a\nDisallow: /x*\n`)).toEqual(['3 by 6'])
  })

  it('decides about no address', () => {
    const pattern = fc
      .array(fc.constantFrom('/', 'a', 'b', '*', '$'), { minLength: 1, maxLength: 4 })
      .map((parts) => `/${parts.join('')}`)
    const rule = fc.tuple(fc.constantFrom('Allow', 'Disallow'), pattern).map((r) => r.join(': '))
    const path = fc
      .array(fc.constantFrom('/', 'a', 'b', 'c'), { maxLength: 5 })
      .map((parts) => `/${parts.join('')}`)
    let found = 0
    fc.assert(
      fc.property(
        fc.array(rule, { minLength: 2, maxLength: 4 }),
        fc.array(path, { minLength: 20, maxLength: 20 }),
        (rules, paths) => {
          const text = group(...rules)
          const idle = new Set(findingsOf(ruleNeverWins, text).map(({ line }) => line))
          found += idle.size
          const source = { file: parseRobotsTxt(text), facts: null }
          for (const address of paths) {
            const { line } = testAddress(source, targetOfAddress(address), ANY_CRAWLER)
            expect(idle.has(line ?? 0), `${text}${address}`).toBe(false)
          }
        },
      ),
      { numRuns: 1500, seed: 9309 },
    )
    expect(found).toBeGreaterThan(100)
  })
})
