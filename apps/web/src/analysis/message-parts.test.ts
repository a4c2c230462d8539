// Protects: what stands between backticks shows as code, and a stray backtick loses no text.
import { expect, it } from 'vitest'
import { messageParts, plainMessage } from './message-parts.ts'

it.each([
  ['no code', ['text:no code']],
  ['`Disallow` has no colon', ['code:Disallow', 'text: has no colon']],
  ['read as `a`, not `b`.', ['text:read as ', 'code:a', 'text:, not ', 'code:b', 'text:.']],
  ['one ` alone', ['text:one ` alone']],
  ['`a` and ` alone', ['code:a', 'text: and ` alone']],
  ['', []],
] as const)('%j', (message, parts) => {
  expect(messageParts(message).map(({ kind, text }) => `${kind}:${text}`)).toEqual(parts)
})

it('reads as it sounds', () => {
  expect(plainMessage('`Disallow` has no colon')).toBe('Disallow has no colon')
})
