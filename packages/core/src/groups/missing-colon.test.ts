/** Protects where a line without a colon has its name end, for each way of reading such lines. */
import { describe, expect, it } from 'vitest'
import { dialectById } from '../dialects/index.ts'
import { gapFinder } from './missing-colon.ts'

describe('gapFinder', () => {
  it.each([
    ['two-words', 'Disallow /x', 8],
    ['two-words', 'Disallow \t /x', 8],
    ['two-words', 'a b', 1],
    ['two-words', 'a', -1],
    ['two-words', 'a b c', -1],
    ['two-words', 'a\tb\tc', -1],
    ['two-words', 'a\u00a0b', -1],
    ['known-name', 'disallow /x', 8],
    ['known-name', 'disallow /x y z', 8],
    ['known-name', 'Disallow /x', -1],
    ['known-name', 'disallow\t/x', -1],
    ['known-name', 'user agent a', 10],
    ['known-name', 'disallowed /x', -1],
    ['known-name', 'foo /x', -1],
    ['not-read', 'Disallow /x', -1],
  ] as const)('%s: %j ends its name at %i', (missingColon, line, gap) => {
    const find = gapFinder({ ...dialectById('protego').decisions, missingColon })
    expect(find(line, 0, line.length)).toBe(gap)
    expect(find(`  ${line}  `, 2, line.length + 2)).toBe(gap < 0 ? -1 : gap + 2)
  })
})
