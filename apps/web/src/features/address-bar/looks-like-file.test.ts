// Protects: a file pasted into the address field is noticed, an address with odd characters is not.
import { expect, it } from 'vitest'
import { looksLikeFile } from './looks-like-file.ts'

it.each([
  ['User-agent: *\nDisallow: /', true],
  ['# note\r\n\r\n  user-AGENT : x\r\n', true],
  ['https://example.com/', false],
  ['https://example.com/\n', false],
  ['https://example.com/?disallow: /a', false],
  ['https://example.com/a\nhttps://example.com/b', false],
  ['', false],
])('%j: %s', (text, expected) => {
  expect(looksLikeFile(text)).toBe(expected)
})
