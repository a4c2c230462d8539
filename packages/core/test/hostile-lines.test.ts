/**
 * Protects the promise that checks take time in step with the length of a line: runs of one sign are
 * what regular expressions that go back over them are slow at.
 */
import { describe, expect, it } from 'vitest'
import { lint } from '../src/diagnostics/lint.ts'
import { parseRobotsTxt } from '../src/syntax/parse.ts'

const RUN = 16_000
const LINES = 31

const HEADS = [
  'Disallow: /a',
  'Disallow: http://a',
  'User-agent: a',
  'Sitemap: https://a.example/a',
  'a',
]
const ENDS = ['b', '', '\u2028b']
const UNITS = [
  ...[' ', '\t', '*', '/', '%', ',', ':', '-', '.', 'a', ';', '(', '\u00a0', '\u2028'],
  ...['*?a=', '?a=', '/a', '*a', ' a', 'a ', '%2', '$', '%41', '<br>', 'Allow: '],
]

/** When a test is given up: all takes a second or two, but minutes where it grows with the square. */
const timeout = 30_000

describe('runs of one sign', () => {
  it.each(UNITS)('take their time, of %j', { timeout }, (unit) => {
    const run = unit.repeat(RUN / unit.length)
    for (const head of HEADS) {
      const line = (i: number) => `${head}${run}${ENDS[i % 3]}`
      const text = `User-agent: *\n${Array.from({ length: LINES }, (_, i) => line(i)).join('\n')}\n`
      expect(lint(parseRobotsTxt(text)).length, head).toBeGreaterThan(0)
    }
  })

  it.each(['\u2028', '<', '<a ', '<script', '<!--', ' '])(
    'take their time in a web page, of %j',
    { timeout },
    (unit) => {
      const found = lint(parseRobotsTxt(`<html>${unit.repeat(100_000)}`))
      expect(found.map(({ check }) => check)).toContain('html-instead-of-rules')
    },
  )

  it.each(['*', '(', '/1'])('take their time in user-agent lines, of %j', { timeout }, (unit) => {
    const line = (i: number) => `User-agent: a${unit.repeat(980 / unit.length)}b${i}\nDisallow: /\n`
    lint(parseRobotsTxt(Array.from({ length: 500 }, (_, i) => line(i)).join('')))
  })

  it('take their time in the marks of managed blocks', { timeout }, () => {
    lint(parseRobotsTxt(`# BEGIN managed${' '.repeat(180)}b\n`.repeat(2500)))
  })
})
