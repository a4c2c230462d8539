/**
 * Protects the short cut past rules in plain writing: a check that does not look at them finds as much
 * as if it did. A space behind a rule means nothing, but takes the line out of the short cut.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { checkContext } from './check-context.ts'
import { lint } from './lint.ts'
import { isPlainRule, unusualLines } from './plain-lines.ts'

const contextOf = (text: string) => checkContext(parseRobotsTxt(text))

const often = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 8, arbitrary: usual }, odd)
const name = often(
  fc.constantFrom('Disallow', 'Allow', 'allow'),
  fc.constantFrom('ALLOW', 'Disalow'),
)
const gap = often(fc.constantFrom(': ', ':'), fc.constantFrom(':  ', ' '))
const start = often(fc.constantFrom('/', '/', '*', '/admin'), fc.constantFrom('//', 'a', '', ':'))
const part = often(
  fc.constantFrom('/', '*', 'a', 'admin', 'b.css', 'index.html', '?q=', '&', '$', '~', '+', '-'),
  fc.constantFrom(
    ...['%2f', ' ', ':', '#', 'é', '\u200b', '\ufeff', 'http://a.b/', 'www.a.example', 'Special:'],
  ),
)
const rule = fc
  .tuple(name, gap, start, fc.array(part, { maxLength: 4 }))
  .map(([key, between, first, parts]) => `${key}${between}${first}${parts.join('')}`)
const other = fc.constantFrom('', 'User-agent: *', 'User-agent: a', 'Sitemap: https://a.b/s', '# a')
const file = fc.array(fc.oneof({ weight: 4, arbitrary: rule }, other), { maxLength: 12 })

const findings = (lines: readonly string[]) =>
  lint(parseRobotsTxt(lines.join('\n'))).map(({ check, line }) => `${line} ${check}`)

describe('rules in plain writing', () => {
  it('are those whose name and pattern hold nothing odd', () => {
    const context = contextOf(
      'Disallow: /a\nallow:/*.b$\n\nDisallow: /a \nDisallow: //a\nDisallow: a\nAllow: /a#b\nAllow: /%41\nAllow: /é',
    )
    expect(unusualLines(context)).toEqual([4, 5, 6, 7, 8, 9])
    expect(isPlainRule(context, 1)).toBe(true)
    expect(isPlainRule(context, 2)).toBe(true)
    expect(isPlainRule(context, 4)).toBe(false)
  })

  it('hold nothing that a check which passes them over would find', () => {
    let plain = 0
    fc.assert(
      fc.property(file, (lines) => {
        const spaced = lines.map((line) => (/^[^#]*allow[^#]*$/i.test(line) ? `${line} ` : line))
        const context = contextOf(lines.join('\n'))
        plain += lines.filter((_, i) => isPlainRule(context, i + 1)).length
        expect(findings(lines)).toEqual(findings(spaced))
      }),
      { numRuns: 3_000, seed: 9309 },
    )
    expect(plain).toBeGreaterThan(3_000)
  })
})
