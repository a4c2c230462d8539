/** Protects the check `invalid-product-token`: what a value is, what Google reads in it, and what was meant. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { invalidProductToken } from './invalid-product-token.ts'

const group = (value: string) => `User-agent: ${value}\nDisallow: /a\n`

describe('a value that is no product token', () => {
  it.each([
    ['Googlebot/2.1', 'version', 'Googlebot', 'Googlebot'],
    ['foo/1.0', 'version', 'foo', 'foo'],
    ['Googlebot*', 'wildcard', 'Googlebot', 'Googlebot'],
    ['Googlebot-*', 'wildcard', 'Googlebot-', 'Googlebot'],
    ['*Googlebot*', 'wildcard', '', 'Googlebot'],
    ['Yandex*', 'wildcard', 'Yandex', 'Yandex'],
    ['GoogleBot 2.1', 'version', 'GoogleBot', 'GoogleBot'],
    ['"*"', 'quoted', '', '*'],
    ["'*'", 'quoted', '', '*'],
    ['*,', 'characters', '', '*'],
    ['**', 'characters', '', '*'],
    ['<*>', 'characters', '', '*'],
    ['*<br>', 'characters', '', '*'],
    ['Googlebot<br />', 'characters', 'Googlebot', 'Googlebot'],
    ['<Googlebot>', 'characters', '', 'Googlebot'],
    ['(Googlebot)', 'characters', '', 'Googlebot'],
    ['"Googlebot"', 'quoted', '', 'Googlebot'],
    ['Googlebot Image', 'spaces', 'Googlebot', 'Googlebot-Image'],
    ['Baiduspider+', 'characters', 'Baiduspider', 'Baiduspider'],
    [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'header',
      'Mozilla',
      'Googlebot',
    ],
  ])('%s: %s, read as %j, meant as %s', (value, kind, read, meant) => {
    const found = findingsOf(invalidProductToken, group(value))
    expect(found.map(({ data }) => [data.kind, data.read, data.meant])).toEqual([
      [kind, read, [meant]],
    ])
    expect(fixedBy(invalidProductToken, group(value))).toBe(group(meant))
  })

  it.each([
    ['Google*', 'wildcard', 'Google'],
    ['foo*', 'wildcard', 'foo'],
    ['[FooBot]', 'characters', ''],
    ['http://example.com/bot', 'characters', 'http'],
    ['Foo Bot 2', 'spaces', 'Foo'],
    ['Poseidon Deep Crawler', 'spaces', 'Poseidon'],
    ['Battle\\ Bazooka', 'spaces', 'Battle'],
    ['HAL9000', 'digits', 'HAL'],
    ['008', 'digits', ''],
    ['some.bot', 'characters', 'some'],
    ['*bot', 'wildcard', ''],
    ['* all robots', 'star-text', '*'],
    ['Mozilla/5.0 (X11; Linux)', 'header', 'Mozilla'],
    ['MJ12bot', 'published', 'MJ'],
    ['Sogou web spider', 'published', 'Sogou'],
    ['', 'empty', ''],
  ])('%j: %s, read as %j, cannot be put right', (value, kind, read) => {
    const found = findingsOf(invalidProductToken, group(value))
    expect(found.map(({ data }) => [data.kind, data.read, data.meant])).toEqual([[kind, read, []]])
    expect(fixedBy(invalidProductToken, group(value))).toBe(group(value))
  })

  it.each([
    ['MJ12bot/1.0, A', ['MJ12bot', 'A']],
    ['MJ1 2bot', ['MJ12bot']],
    ['Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm)', ['Sogou web spider']],
  ])('%j is not mended: what is meant, %j, is no token either', (value, meant) => {
    expect(findingsOf(invalidProductToken, group(value))[0]?.data.meant).toEqual(meant)
    expect(fixedBy(invalidProductToken, group(value))).toBe(group(value))
  })

  it('is put on lines of its own where it is a list', () => {
    const text = 'user-Agent: GPTBot, CCBot # two\r\nDisallow: /\r\n'
    expect(fixedBy(invalidProductToken, text)).toBe(
      'user-Agent: GPTBot\r\nuser-Agent: CCBot # two\r\nDisallow: /\r\n',
    )
  })

  it('is told once for each kind where nothing can be put right', () => {
    const text = `${group('one two')}${group('three four')}${group('foo5')}${group('six seven')}`
    const found = findingsOf(invalidProductToken, text)
    expect(placesOf(invalidProductToken, text)).toEqual(['1:13-20', '5:13-17'])
    expect(found.map(({ data }) => [data.kind, data.count])).toEqual([
      ['spaces', 3],
      ['digits', 1],
    ])
    expect(found[0]?.related).toEqual([
      { line: 3, role: 'also' },
      { line: 7, role: 'also' },
    ])
  })

  it.each(['*', 'Googlebot', 'foo-bar_Baz', '* Disallow: /'])('is not %s', (value) => {
    expect(placesOf(invalidProductToken, group(value))).toEqual([])
  })
})
