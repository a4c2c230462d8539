// Protects: taking one line out of a file leaves every other octet as it was.
import { expect, it } from 'vitest'
import { withoutLine } from './without-line.ts'

it.each([
  ['a\nb\nc', 2, 'a\nc'],
  ['a\r\nb\rc\n', 1, 'b\rc\n'],
  ['a\r\nb\rc\n', 2, 'a\r\nc\n'],
  ['a\nb', 2, 'a\n'],
  ['only', 1, ''],
])('%j without line %i is %j', (text, line, expected) => {
  expect(withoutLine(text, line)).toBe(expected)
})
