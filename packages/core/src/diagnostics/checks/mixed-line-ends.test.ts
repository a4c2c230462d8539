/** Protects the check `mixed-line-ends`: which ends are mixed, and that they become one kind. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { mixedLineEnds } from './mixed-line-ends.ts'

describe('mixed line ends', () => {
  it.each([
    ['a\nb\r\nc\rd\n', '2:1-2', ['lf', 'crlf', 'cr'], 'a\nb\nc\nd\n'],
    ['a\r\nbc\nd\r\n', '2:1-3', ['crlf', 'lf'], 'a\r\nbc\r\nd\r\n'],
    ['a\r\r\nb\r\r\n', '1:1-2', ['cr', 'crlf'], 'a\r\nb\r\n'],
    ['a\n\r\r\nb\n', '2:1-3:1', ['lf', 'cr', 'crlf'], 'a\n\nb\n'],
    ['a\rb\nc', '1:1-2', ['cr', 'lf'], 'a\nb\nc'],
  ])('are in %j', (text, place, ends, fixed) => {
    expect(placesOf(mixedLineEnds, text)).toEqual([place])
    expect(findingsOf(mixedLineEnds, text).map(({ data }) => data.ends)).toEqual([ends])
    expect(fixedBy(mixedLineEnds, text)).toBe(fixed)
  })

  it.each(['', 'a', 'a\nb\n', 'a\r\nb\r\n\r\n', 'a\rb\r'])('are not in %j', (text) => {
    expect(placesOf(mixedLineEnds, text)).toEqual([])
  })

  it('are not rewritten where they are too many', () => {
    const text = `a\r\n${'b\n'.repeat(6000)}`
    expect(findingsOf(mixedLineEnds, text).map(({ data }) => data.others)).toEqual([6000])
    expect(fixedBy(mixedLineEnds, text)).toBe(text)
  })
})
