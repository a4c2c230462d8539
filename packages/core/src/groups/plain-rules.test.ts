/**
 * Protects the short cut of rules in plain writing: each dialect reads them as if it had looked at
 * every unit itself. A space behind a rule means nothing, but takes the line out of the short cut.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIALECTS } from '../dialects/index.ts'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { interpret } from './interpret.ts'
import { plainRules } from './plain-rules.ts'

const part = fc.constantFrom('/', '*', 'a', 'B', '.', '$', '?', '=', '&', '~', '+', '-', '_')
const odd = fc.constantFrom('%41', ' ', ':', '#', 'é', '\0', '\u2028', '\v', '//')
const rule = fc
  .tuple(
    fc.constantFrom('Disallow', 'Disallow', 'Allow', 'disallow', 'allow', 'DISALLOW', 'Disalow'),
    fc.constantFrom(': ', ': ', ':', ':  ', ' '),
    fc.constantFrom('/', '/a', '/', '*/', '*', '//', 'a', ''),
    fc.array(fc.oneof({ weight: 20, arbitrary: part }, odd), { maxLength: 6 }),
  )
  .map(([name, gap, start, parts]) => `${name}${gap}${start}${parts.join('')}`)
const other = fc.constantFrom('', 'User-agent: *', 'User-agent: a', 'Crawl-delay: 5', '# a')
const end = fc.constantFrom('\n', '\r\n', '\r')
const file = fc.tuple(
  fc.constantFrom('', '\ufeff', 'User-agent: *\n'),
  fc.array(fc.tuple(fc.oneof({ weight: 5, arbitrary: rule }, other), end), { maxLength: 10 }),
)

describe('rules in plain writing', () => {
  it('are those whose name and pattern hold nothing odd, each in the place of its line', () => {
    const text =
      'Disallow: /a\r\nallow:*.b$\r\n\r\nDisallow: /a \nDisallow: //a\nDisallow: a\nAllow: /#'
    expect(plainRules(parseRobotsTxt(text)).slice(1)).toEqual([
      { line: 1, effect: 'disallow', pattern: '/a' },
      { line: 2, effect: 'allow', pattern: '*.b$' },
      ...Array(5).fill(undefined),
    ])
  })

  it('are read as every dialect reads them', () => {
    let plain = 0
    fc.assert(
      fc.property(file, ([start, lines]) => {
        const written = parseRobotsTxt(start + lines.map((line) => line.join('')).join(''))
        const spaced = lines.map(([line, at]) =>
          /^\w+ow[^\v\u2028]*$/i.test(line) ? `${line} ${at}` : line + at,
        )
        const same = parseRobotsTxt(start + spaced.join(''))
        plain += plainRules(written).filter((each) => each !== undefined).length
        expect(plainRules(same).every((each) => each === undefined)).toBe(true)
        for (const { decisions } of DIALECTS) {
          expect(interpret(written, decisions)).toEqual(interpret(same, decisions))
        }
      }),
      { numRuns: 5_000, seed: 9309 },
    )
    expect(plain).toBeGreaterThan(3_000)
  })
})
