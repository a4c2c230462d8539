// Protects: lines of core and lines of the editor are the same lines, for any mixture of line ends.
import { lineText, parseRobotsTxt } from '@robots-txt-tester/core'
import { describe, expect, it } from 'vitest'
import { splitFile } from './line-ends.ts'
import { endOfLine, hasLine, lineAt, positionAt, startOfLine } from './positions.ts'

const FILES = ['', 'a', 'a\n', 'a\r\nb', 'a\rb\n\r\nc', '\r\n\r\r\n', 'ü\r\n😀\r\uDC80\n']

describe.each(FILES)('%j', (text) => {
  const file = parseRobotsTxt(text)
  const { doc } = splitFile(text)

  it('has the same number of lines on both sides', () => {
    expect(doc.lines).toBe(file.lineCount)
  })

  it('has the same text on each line', () => {
    for (let line = 1; line <= file.lineCount; line += 1) {
      const [from, to] = [startOfLine(doc, line), endOfLine(doc, line)]
      expect(doc.sliceString(from, to)).toBe(lineText(file, line))
      expect(lineAt(doc, from)).toBe(line)
      expect(lineAt(doc, to)).toBe(line)
    }
  })
})

it('takes a line that is not there for the nearest one', () => {
  const { doc } = splitFile('a\nb')
  expect(startOfLine(doc, 0)).toBe(0)
  expect(startOfLine(doc, 99)).toBe(2)
  expect(hasLine(doc, 2)).toBe(true)
  expect(hasLine(doc, 3)).toBe(false)
  expect(hasLine(doc, 0)).toBe(false)
})

it.each([
  [1, 1, 0],
  [1, 3, 2],
  [1, 9, 2],
  [2, 2, 4],
  [0, 5, 0],
  [3, 1, 5],
])('line %i, column %i is at %i', (line, column, position) => {
  expect(positionAt(splitFile('ab\r\ncd').doc, line, column)).toBe(position)
})
