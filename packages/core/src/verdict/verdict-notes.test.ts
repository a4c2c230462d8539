/**
 * Protects the promise that an assumption is never passed off as known: every way of reading a line
 * that breaks the grammar has a decision whose evidence says whether the dialect's source speaks.
 */
import { describe, expect, it } from 'vitest'
import { findCrawler } from '../crawlers/find-crawler.ts'
import type { DialectId } from '../dialects/dialect.ts'
import { dialectById } from '../dialects/index.ts'
import type { Leniency, Reading } from '../groups/reading.ts'
import { targetOfAddress } from '../matching/target.ts'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { compileRules } from './rule-set.ts'
import { testAddress } from './test-address.ts'
import { testCrawlers } from './test-many.ts'
import { linesOnAssumption, policyNotes, readingNotes } from './verdict-notes.ts'

const WAYS: readonly Leniency[] = [
  ...(['spelling', 'name-prefix', 'missing-colon', 'token-cut'] as const),
  ...(['loose-star', 'line-cut', 'nul'] as const),
]

const readingWith = (change: Partial<Reading>): Reading => ({
  groups: [],
  ignored: [],
  lenient: [],
  sitemaps: [],
  oversize: 'no',
  lastLine: 9,
  ...change,
})

/** Notes on a verdict that line 5 decided, for groups that lines 1 and 2 name. */
function notes(
  id: DialectId,
  change: Partial<Reading>,
  line: number | null = 5,
  truncated = false,
) {
  const dialect = dialectById(id)
  const reading = readingWith(change)
  const onAssumption = linesOnAssumption(reading, dialect)
  const namedOnAssumption = onAssumption.has(1) || onAssumption.has(2)
  const rules = compileRules([], dialect.decisions)
  const selection = { groups: [], token: null, trail: [] }
  return readingNotes(
    reading,
    { selection, rules, onAssumption, namedOnAssumption },
    line,
    truncated,
  )
}

describe('readingNotes', () => {
  it.each(WAYS)('tells of %s where the source is silent, on the lines that decided', (as) => {
    for (const dialect of ['rfc9309', 'bing'] as const) {
      const on = (line: number) => notes(dialect, { lenient: [{ line, as }] })
      expect([1, 2, 5].map(on)).toEqual(Array(3).fill(['read-like-google']))
      expect([3, 4, 6].map(on)).toEqual(Array(3).fill([]))
      expect(notes(dialect, { lenient: [{ line: 5, as }] }, null)).toEqual([])
    }
    expect(notes('google', { lenient: [{ line: 5, as }] })).toEqual([])
  })

  it('tells of a file that was cut, too, and each once', () => {
    const lenient = WAYS.map((as, line) => ({ line, as }))
    expect(notes('rfc9309', { oversize: 'cut' })).toEqual(['cut-at-size-limit'])
    expect(notes('rfc9309', { lenient, oversize: 'cut' })).toEqual([
      'cut-at-size-limit',
      'read-like-google',
    ])
  })
})

describe('a file of which a part was fetched', () => {
  it('is told of where the dialect reads more than that part', () => {
    expect(notes('python-3.14', {}, 5, true)).toEqual(['fetched-in-part'])
    expect(notes('rfc9309', { lenient: [{ line: 5, as: 'spelling' }] }, 5, true)).toEqual([
      'fetched-in-part',
      'read-like-google',
    ])
    expect(notes('google', { oversize: 'cut' }, 5, true)).toEqual(['cut-at-size-limit'])
  })

  it('is told of in the verdict of one crawler and of many', () => {
    const file = parseRobotsTxt('User-agent: *\nDisallow: /a\n')
    const facts = { outcome: 'fetched', status: 200, contentType: null } as const
    const { crawler } = findCrawler('any')
    const notesOn = (truncated: boolean) => {
      const source = { file, facts: truncated ? { ...facts, truncated } : facts }
      const target = targetOfAddress('/a')
      const [row] = testCrawlers(source, target, [crawler], 'protego')
      return [testAddress(source, target, crawler, 'protego').notes, row?.notes]
    }
    expect(notesOn(true)).toEqual([['fetched-in-part'], ['fetched-in-part']])
    expect(notesOn(false)).toEqual([[], []])
  })
})

describe('policyNotes', () => {
  it.each([
    ['documented', []],
    ['inferred', []],
    ['assumed', ['policy-assumed']],
  ] as const)('of a policy that is %s', (basis, expected) => {
    expect(policyNotes({ policy: 'allow-all', because: '4xx', basis })).toEqual(expected)
  })
})
