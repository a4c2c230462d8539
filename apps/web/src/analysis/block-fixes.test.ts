// Protects: a fix of lines that a service writes is told from one of the site's own lines.
import { expect, it } from 'vitest'
import { fixesBlock } from './block-fixes.ts'
import type { Problem } from './problem.ts'

const BLOCKS = [
  { name: 'A', fromLine: 3, toLine: 6 },
  { name: 'B', fromLine: 9, toLine: 12 },
]

const problem = (...lines: readonly (readonly [number, number])[]): Problem => ({
  check: 'missing-colon',
  severity: 'error',
  audience: [],
  effect: 'line-ignored',
  message: '',
  related: [],
  alarms: {},
  ofAnswer: false,
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
  fixes: lines.map(([line, endLine]) => ({
    title: '',
    edits: [{ line, column: 1, endLine, endColumn: 2, text: '' }],
  })),
})

it.each([
  ['in front of the blocks', problem([2, 2]), false],
  ['at the first line of one', problem([3, 3]), true],
  ['at the last line of one', problem([12, 12]), true],
  ['between them', problem([7, 8]), false],
  ['behind them', problem([13, 14]), false],
  ['across one', problem([7, 13]), true],
  ['one of two fixes', problem([1, 1], [5, 5]), true],
  ['without a fix', problem(), false],
])('%s', (_, found, expected) => {
  expect(fixesBlock(found, BLOCKS)).toBe(expected)
  expect(fixesBlock(found, [])).toBe(false)
})
