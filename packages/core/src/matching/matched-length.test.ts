/** Protects the length that counts for readers who count the covered text, not the pattern. */
import { describe, expect, it } from 'vitest'
import { matchedLength } from './matched-length.ts'

describe('matchedLength', () => {
  it.each([
    ['/a', '/abc', 2],
    ['/a$', '/a', 2],
    ['/a*', '/abc', 4],
    ['/*b', '/abcb', 5],
    ['/*b', '/abcbd', 5],
    ['/*c*b', '/acbxb/', 6],
    ['/*b$', '/abcb', 5],
    ['*', '/abc', 4],
    ['', '/abc', 0],
  ])('of %s in %s is %i', (pattern, target, length) => {
    expect(matchedLength(pattern, target)).toBe(length)
  })
})
