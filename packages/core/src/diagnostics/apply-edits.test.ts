/** Protects the places and line ends of edits: as if all were applied at once, none inside another. */
import { describe, expect, it } from 'vitest'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { applyEdits, lineEndOf, withLineEndsOf } from './apply-edits.ts'
import type { Edit } from './check.ts'

const edit = (
  line: number,
  column: number,
  endLine: number,
  endColumn: number,
  text: string,
): Edit => ({ line, column, endLine, endColumn, text })

const applied = (text: string, ...edits: readonly Edit[]) => applyEdits(parseRobotsTxt(text), edits)

describe('edits', () => {
  it('are placed by line and column, whatever the line ends', () => {
    for (const end of ['\n', '\r', '\r\n']) {
      const text = `ab${end}cd${end}`
      expect(applied(text, edit(2, 2, 2, 3, 'X'))).toBe(`ab${end}cX${end}`)
      expect(applied(text, edit(1, 3, 2, 1, ' '))).toBe(`ab cd${end}`)
    }
  })

  it('count places in the text before any of them', () => {
    expect(applied('abc\n', edit(1, 3, 1, 3, 'two'), edit(1, 1, 1, 2, ''))).toBe('btwoc\n')
  })

  it('are taken as they are written', () => {
    expect(applied('a\r\nb', edit(2, 2, 2, 2, '\nc'))).toBe('a\r\nb\nc')
  })

  it('get the line ends of a file', () => {
    const textFor = (file: string) =>
      withLineEndsOf(parseRobotsTxt(file), edit(1, 1, 1, 1, 'x\ny\n')).text
    expect(textFor('a\r\nb\n')).toBe('x\r\ny\r\n')
    expect(textFor('a\rb')).toBe('x\ry\r')
    expect(textFor('a')).toBe('x\ny\n')
  })

  it('leave out those that begin inside of another', () => {
    expect(applied('abcd', edit(1, 1, 1, 4, 'X'), edit(1, 2, 1, 3, 'Y'))).toBe('Xd')
    expect(applied('abcd', edit(1, 2, 1, 2, 'X'), edit(1, 2, 1, 3, 'Y'))).toBe('aXYcd')
  })

  it('beyond the end of a line or of the file are at that end', () => {
    expect(applied('a\nb', edit(1, 99, 1, 99, '!'), edit(9, 1, 9, 1, '?'))).toBe('a!\nb?')
  })
})

describe('the line end of a file', () => {
  it.each([
    ['', '\n'],
    ['a', '\n'],
    ['a\r\nb\n', '\r\n'],
    ['a\rb\n', '\r'],
    ['a\nb\r\n', '\n'],
  ])('of %j is its first', (text, end) => {
    expect(lineEndOf(parseRobotsTxt(text))).toBe(end)
  })
})
