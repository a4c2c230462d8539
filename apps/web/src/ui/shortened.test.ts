// Protects: a value that is too long for its place is cut, never through a character.
import { expect, it } from 'vitest'
import { shortened } from './shortened.ts'

it.each([
  ['what fits is left alone', 'abcde', 'abcde'],
  ['what does not is cut', 'abcdef', 'abcd…'],
  ['not behind a space', 'abc def', 'abc…'],
  ['not through a character', 'abc😀f', 'abc…'],
])('%s', (_, text, expected) => {
  expect(shortened(text, 5)).toBe(expected)
})
