/** Protects the check `several-tokens-on-one-line`: what is a list, who of it is read, and how it is parted. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { severalTokensOnOneLine } from './several-tokens-on-one-line.ts'

const group = (value: string) => `User-agent: ${value}\nDisallow: /\n`

describe('several tokens on one line', () => {
  it.each([
    ['GPTBot, CCBot', ['GPTBot', 'CCBot'], 'GPTBot'],
    ['GPTBot,CCBot,ClaudeBot', ['GPTBot', 'CCBot', 'ClaudeBot'], 'GPTBot'],
    ['foo; bar', ['foo', 'bar'], 'foo'],
    ['foo/1.0 | MJ12bot', ['foo', 'MJ12bot'], 'foo'],
    ['*, foo', ['*', 'foo'], ''],
    ['GPTBot CCBot', ['GPTBot', 'CCBot'], 'GPTBot'],
    ['GPTBot and CCBot', ['GPTBot', 'CCBot'], 'GPTBot'],
    ['GPTBot / CCBot & MJ12bot', ['GPTBot', 'CCBot', 'MJ12bot'], 'GPTBot'],
    ['Googlebot/Bingbot', ['Googlebot', 'Bingbot'], 'Googlebot'],
  ])('%s', (value, tokens, read) => {
    const text = group(value)
    expect(findingsOf(severalTokensOnOneLine, text).map(({ data }) => data)).toEqual([
      { tokens, count: tokens.length, read },
    ])
    expect(placesOf(severalTokensOnOneLine, text)).toEqual([`1:13-${13 + value.length}`])
    expect(fixedBy(severalTokensOnOneLine, text)).toBe(
      `${tokens.map((token) => `User-agent: ${token}\n`).join('')}Disallow: /\n`,
    )
  })

  it.each([
    'Googlebot',
    'Some Bot',
    'Sogou web spider',
    'Googlebot Image',
    'GPTBot foo',
    'foo,',
    'Mozilla/5.0 (compatible; foo; bar)',
    'Baiduspider;+http://a.example/b.html',
    'big bot, other bot',
  ])('are not in %s', (value) => {
    expect(placesOf(severalTokensOnOneLine, group(value))).toEqual([])
  })
})
