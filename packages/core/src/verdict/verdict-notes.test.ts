/**
 * Protects the promise that an assumption is never passed off as known: every way of reading a line
 * that breaks the grammar has a decision whose evidence says whether the dialect's source speaks.
 */
import { describe, expect, it } from 'vitest'
import type { DialectId } from '../dialects/dialect.ts'
import { dialectById } from '../dialects/index.ts'
import type { Leniency, Reading } from '../groups/reading.ts'
import { compileRules } from './rule-set.ts'
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
function notes(id: DialectId, change: Partial<Reading>, line: number | null = 5) {
  const dialect = dialectById(id)
  const reading = readingWith(change)
  const onAssumption = linesOnAssumption(reading, dialect)
  const namedOnAssumption = onAssumption.has(1) || onAssumption.has(2)
  const rules = compileRules([], dialect.decisions)
  const selection = { groups: [], token: null, trail: [] }
  return readingNotes(reading, { selection, rules, onAssumption, namedOnAssumption }, line)
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

describe('policyNotes', () => {
  it.each([
    ['documented', []],
    ['inferred', []],
    ['assumed', ['policy-assumed']],
  ] as const)('of a policy that is %s', (basis, expected) => {
    expect(policyNotes({ policy: 'allow-all', because: '4xx', basis })).toEqual(expected)
  })
})
