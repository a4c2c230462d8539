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
const UNITS = [' ', '\t', '*', '/', '%', ',', ':', '-', '.', 'a', ';', '(', '\u00a0', '\u2028']

/** Generous, for a busy machine: usual are 0.2 s, and work that grows with the square takes 10 s. */
const MOST = 4000

describe('runs of one sign', () => {
  it.each(UNITS)('take their time, of %j', { timeout: 60_000 }, (unit) => {
    const run = unit.repeat(RUN)
    for (const head of HEADS) {
      const line = (i: number) => `${head}${run}${ENDS[i % 3]}`
      const text = `User-agent: *\n${Array.from({ length: LINES }, (_, i) => line(i)).join('\n')}\n`
      const start = performance.now()
      lint(parseRobotsTxt(text))
      expect(performance.now() - start, head).toBeLessThan(MOST)
    }
  })

  it.each(['\u2028', '<', '<a ', '<script', '<!--', ' '])(
    'take their time in a web page, of %j',
    { timeout: 60_000 },
    (unit) => {
      const start = performance.now()
      lint(parseRobotsTxt(`<html>${unit.repeat(100_000)}`))
      expect(performance.now() - start).toBeLessThan(MOST)
    },
  )

  it.each(['*', '(', '/1'])(
    'take their time in user-agent lines, of %j',
    { timeout: 60_000 },
    (unit) => {
      const line = (i: number) =>
        `User-agent: a${unit.repeat(980 / unit.length)}b${i}\nDisallow: /\n`
      const start = performance.now()
      lint(parseRobotsTxt(Array.from({ length: 500 }, (_, i) => line(i)).join('')))
      expect(performance.now() - start).toBeLessThan(MOST)
    },
  )

  it('take their time in the marks of managed blocks', { timeout: 60_000 }, () => {
    const start = performance.now()
    lint(parseRobotsTxt(`# BEGIN managed${' '.repeat(180)}b\n`.repeat(2500)))
    expect(performance.now() - start).toBeLessThan(MOST)
  })
})
