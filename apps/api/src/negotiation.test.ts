// Protects the choice of an answer's form: text for who asks for text, JSON for everybody else,
// and nothing compressed for who cannot read it.
import { expect, test } from 'vitest'
import { acceptsCoding, preferredType } from './negotiation.ts'

test.each([
  [undefined, 'application/json'],
  ['', 'application/json'],
  ['*/*', 'application/json'],
  ['text/plain', 'text/plain'],
  ['TEXT/PLAIN; charset=utf-8', 'text/plain'],
  ['text/*', 'text/plain'],
  ['text/plain, application/json', 'application/json'],
  ['text/plain, application/json;q=0.9', 'text/plain'],
  ['application/json;q=0.5, text/plain;q=0.7', 'text/plain'],
  ['text/plain;q=0, */*', 'application/json'],
  ['text/html,application/xhtml+xml,*/*;q=0.8', 'application/json'],
  ['image/png', 'application/json'],
  ['text/plain;q=bad', 'application/json'],
])('Accept: %s gives %s', (accept, type) => {
  expect(preferredType(accept, ['application/json', 'text/plain'])).toBe(type)
})

test.each([
  [undefined, false],
  ['', false],
  ['gzip, deflate, br', true],
  ['*', true],
  ['br;q=0, *', false],
  ['*;q=0', false],
  ['gzip', false],
])('Accept-Encoding: %s allows br: %s', (header, allowed) => {
  expect(acceptsCoding(header, 'br')).toBe(allowed)
})
