/** Protects the product token of a `User-agent:` value in each way of reading it. */
import { describe, expect, it } from 'vitest'
import type { Decisions } from '../dialects/decisions.ts'
import { dialectById } from '../dialects/index.ts'
import { isLegalToken, leadingToken, namedToken } from './product-token.ts'

describe('leadingToken', () => {
  it.each([
    ['Googlebot', 'Googlebot'],
    ['Googlebot/2.1', 'Googlebot'],
    ['Googlebot*', 'Googlebot'],
    ['Googlebot Images', 'Googlebot'],
    ['foo_bar-baz', 'foo_bar-baz'],
    ['MJ12bot', 'MJ'],
    ['Googlébot', 'Googl'],
    ['-', '-'],
    ['', ''],
    ['*foo', ''],
    ['123bot', ''],
    [' foo', ''],
    ['a@[`{', 'a'],
  ])('of %j is %j', (value, token) => {
    expect(leadingToken(value)).toBe(token)
  })
})

describe('isLegalToken', () => {
  it.each([
    ['FooBot', true],
    ['_-', true],
    ['', false],
    ['MJ12bot', false],
    ['archive.org_bot', false],
    ['Sogou web spider', false],
    ['*', false],
    ['ſ', false],
  ])('of %j is %s', (token, expected) => {
    expect(isLegalToken(token)).toBe(expected)
  })
})

describe('namedToken', () => {
  const decisions = dialectById('rfc9309').decisions
  const ways: readonly (readonly [Decisions['productToken'], string, string])[] = [
    ['leading-letters', 'FooBot/1.0', 'foobot'],
    ['leading-letters', '12', ''],
    ['published', 'MJ12bot', 'mj'],
    ['grammar', 'FooBot', 'foobot'],
    ['grammar', 'FooBot/1.0', ''],
    ['grammar', '', ''],
    ['whole-value', 'Yandex Extra/1', 'yandex extra/1'],
    ['first-within', 'A b', 'a b'],
    ['whole-or-within', 'A*', 'a*'],
    ['longest-within', 'F*oo*', 'foo'],
  ]
  it.each(ways)('%s: %j names %j', (productToken, value, token) => {
    expect(namedToken(value, { ...decisions, productToken })).toBe(token)
  })

  it.each([
    ['*', true, '*'],
    ['*', false, '*'],
    ['* x', true, '*'],
    ['*\tx', true, '*'],
    ['*\v', true, '*'],
    ['* x', false, ''],
    ['*x', true, ''],
    ['**', true, ''],
    ['*\u00a0', true, ''],
  ])('%j, read loosely: %s, names %j', (value, looseStar, token) => {
    expect(namedToken(value, { ...decisions, looseStar })).toBe(token)
  })

  it('decodes escapes only where the dialect does', () => {
    expect(namedToken('Foo%42ot', { ...decisions, tokenEscapes: 'decoded' })).toBe('foobot')
    expect(namedToken('%2A', { ...decisions, tokenEscapes: 'decoded' })).toBe('*')
    expect(namedToken('Foo%42ot', decisions)).toBe('foo')
  })
})
