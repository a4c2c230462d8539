/** Protects how line numbers are listed: in runs, each leading to its line, and never endlessly. */
import { describe, expect, it } from 'vitest'
import { lineRanges } from './line-ranges.ts'
import { plainText } from './sentence.ts'

const MARKS = { to: '–', comma: ', ' }

describe('line ranges', () => {
  it.each([
    [[], ''],
    [[9], '9'],
    [[3, 4, 5], '3–5'],
    [[3, 4, 5, 9], '3–5, 9'],
    [[1, 3, 5, 7], '1, 3, 5, 7'],
    [[1, 3, 5, 7, 9], '1, 3, 5, …, 9'],
    [[1, 2, 4, 6, 8, 10, 11], '1–2, 4, 6, …, 10–11'],
  ])('%j are %s', (lines, text) => {
    expect(plainText(lineRanges(lines, MARKS))).toBe(text)
  })

  it('lead to the first line of each run', () => {
    expect(lineRanges([3, 4, 9], MARKS)).toEqual([
      { kind: 'line', text: '3–4', line: 3 },
      { kind: 'text', text: ', ' },
      { kind: 'line', text: '9', line: 9 },
    ])
  })
})
