// Protects: the note on a line says of each reader whether it takes the line up, as what, and why not.
import { DIALECTS, parseRobotsTxt } from '@robots-txt-tester/core'
import { expect, it } from 'vitest'
import { lineSummary } from './line-summary.ts'

const FILE = parseRobotsTxt(
  'Disallow: /early\nUser-agent: *\nDisalow: /a\n\nCrawl-delay: 3\nSitemap: https://x.example/\nnonsense\n',
)

function readingsOf(line: number) {
  const readings = lineSummary(FILE, line)?.readings ?? []
  return new Map(readings.map((reading) => [reading.dialect, reading]))
}

it('has one reading for each dialect', () => {
  expect(lineSummary(FILE, 2)?.readings.map(({ dialect }) => dialect)).toEqual(
    DIALECTS.map(({ id }) => id),
  )
})

it('tells rules, user-agent lines and sitemaps apart', () => {
  expect(readingsOf(2).get('google')).toMatchObject({ role: 'user-agent', ignored: null })
  expect(readingsOf(6).get('google')).toMatchObject({ role: 'sitemap' })
  expect(readingsOf(4).get('google')).toMatchObject({ role: 'none', ignored: null })
})

it('tells a misspelling that one reader accepts and another does not', () => {
  expect(readingsOf(3).get('google')).toMatchObject({ role: 'disallow', lenient: 'spelling' })
  expect(readingsOf(3).get('rfc9309-strict')).toMatchObject({ ignored: 'other-dialect' })
})

it('tells why a line is skipped', () => {
  expect(readingsOf(1).get('rfc9309')).toMatchObject({ ignored: 'outside-group' })
  expect(readingsOf(7).get('rfc9309')).toMatchObject({ ignored: 'no-separator' })
})

it('has nothing to say of lines that are not there', () => {
  expect(lineSummary(FILE, 0)).toBeNull()
  expect(lineSummary(FILE, 99)).toBeNull()
})
