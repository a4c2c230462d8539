/** Protects the groups that each dialect makes of a file. */
import { describe, expect, it } from 'vitest'
import type { DialectId } from '../dialects/dialect.ts'
import { dialectById } from '../dialects/index.ts'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { interpret } from './interpret.ts'

/** A group as text: `tokens > line effect pattern, …`. */
const groupsOf = (text: string, dialect: DialectId) =>
  interpret(parseRobotsTxt(text), dialectById(dialect).decisions).groups.map(
    ({ agents, rules }) => {
      const shown = rules.map(({ line, effect, pattern }) => `${line} ${effect} ${pattern}`)
      return `${agents.map(({ token }) => token).join('+')} > ${shown.join(', ')}`
    },
  )

describe('groups by RFC 9309 §2.1 and §2.2.1', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['of nothing', '', []],
    ['of comments only', '# a\n\n  # b', []],
    ['one agent, one rule', 'User-agent: a\nDisallow: /x', ['a > 2 disallow /x']],
    [
      'agents in a row share the rules',
      'User-agent: a\nUser-agent: B\nAllow: /x',
      ['a+b > 3 allow /x'],
    ],
    [
      'an agent behind a rule begins another group',
      'User-agent: a\nAllow: /x\nUser-agent: b\nDisallow: /y',
      ['a > 2 allow /x', 'b > 4 disallow /y'],
    ],
    [
      'blank lines and comments mean nothing',
      'User-agent: a\n\n#\nUser-agent: b\n\nDisallow: /x\n\nAllow: /y',
      ['a+b > 6 disallow /x, 8 allow /y'],
    ],
    [
      'a sitemap or an unknown line between agents means nothing',
      'User-agent: a\nSitemap: /s\nCrawl-delay: 1\nFoo: x\njunk\nUser-agent: b\nDisallow: /x',
      ['a+b > 7 disallow /x'],
    ],
    ['the last group may have no rule', 'User-agent: a', ['a > ']],
    [
      'an empty rule ends the agents',
      'User-agent: a\nDisallow:\nUser-agent: b',
      ['a > 2 disallow ', 'b > '],
    ],
    [
      'a rule that can match nothing ends the agents too',
      'User-agent: a\nDisallow: x\nUser-agent: b\nDisallow: /y',
      ['a > ', 'b > 4 disallow /y'],
    ],
    [
      'rules before any agent are in none',
      'Disallow: /x\nUser-agent: a\nAllow: /y',
      ['a > 3 allow /y'],
    ],
    ['letter case of names', 'USER-AGENT: a\ndisALLOW: /X', ['a > 2 disallow /X']],
    [
      'white space around names and values',
      ' \tUser-agent\t :\v a \f\n Allow :/x \t',
      ['a > 2 allow /x'],
    ],
    ['a comment behind a value', 'User-agent: a#b\nDisallow: /x # y', ['a > 2 disallow /x']],
    ['colons in a value', 'User-agent: a\nDisallow: /x:y', ['a > 2 disallow /x:y']],
    [
      'CR, LF and CRLF',
      'User-agent: a\rAllow: /x\r\nAllow: /y\nAllow: /z',
      ['a > 2 allow /x, 3 allow /y, 4 allow /z'],
    ],
    [
      'other line ends are none',
      'User-agent: a\u2028b\nAllow: /x\u0085y',
      ['a > 2 allow /x\u0085y'],
    ],
    ['the star', 'User-agent: *\nAllow: /', ['* > 2 allow /']],
  ])('%s', (_what, text, expected) => {
    for (const dialect of ['rfc9309', 'google', 'bing'] as const) {
      expect(groupsOf(text, dialect), dialect).toEqual(expected)
    }
  })

  it('are the same for the strict reading where the grammar is kept', () => {
    const text =
      'User-agent: a\nUser-agent: *\n\nDisallow: /x\nSitemap: /s\nUser-agent: b\nAllow: /'
    expect(groupsOf(text, 'rfc9309-strict')).toEqual(['a+* > 4 disallow /x', 'b > 7 allow /'])
  })
})

describe('the groups of each dialect', () => {
  it.each<readonly [string, DialectId, string, readonly string[]]>([
    [
      'spellings',
      'google',
      'Useragent: a\nDissalow: /x\nDisalow: /y\nDiasllow: /z',
      ['a > 2 disallow /x, 3 disallow /y, 4 disallow /z'],
    ],
    [
      'more spellings',
      'rfc9309',
      'User agent: a\nDissallow: /x\nDisallaw: /y',
      ['a > 2 disallow /x, 3 disallow /y'],
    ],
    [
      'names that only begin so',
      'google',
      'User-agents: a\nDisallowed: /x\nAllow-me: /y',
      ['a > 2 disallow /x, 3 allow /y'],
    ],
    ['misspellings nobody knows', 'google', 'User-agent: a\nDesallow: /x\nDisalllow: /y', ['a > ']],
    [
      'none in the grammar',
      'rfc9309-strict',
      'Useragent: a\nUser-agent: b\nDisalow: /x\nDisallows: /y',
      ['b > '],
    ],
    ['none at Yandex', 'yandex', 'User-agent: a\nDisalow: /x\nDisallow-extra: /y', ['a > ']],
    ['two words', 'google', 'User-agent a\nDisallow \t /x\nAllow /y z', ['a > 2 disallow /x']],
    [
      'two words and a comment',
      'rfc9309',
      'User-agent a # b\nDisallow /x#y',
      ['a > 2 disallow /x'],
    ],
    ['a colon in the second word', 'google', 'User-agent: a\nDisallow /x:y', ['a > ']],
    ['two words in the grammar', 'rfc9309-strict', 'User-agent: a\nDisallow /x', ['a > ']],
    ['a version', 'google', 'User-agent: a_-B/2.1 x\nAllow: /', ['a_-b > 2 allow /']],
    ['digits', 'google', 'User-agent: MJ12bot\nAllow: /', ['mj > 2 allow /']],
    [
      'names nobody',
      'google',
      'User-agent: 12\nUser-agent:\nUser-agent: *x\nAllow: /',
      ['++ > 4 allow /'],
    ],
    [
      'a token that breaks the grammar',
      'rfc9309-strict',
      'User-agent: a/1\nAllow: /',
      [' > 2 allow /'],
    ],
    [
      'the whole value',
      'yandex',
      'User-agent: Yandex Extra/1\nAllow: /',
      ['yandex extra/1 > 2 allow /'],
    ],
    ['a loose star', 'google', 'User-agent: * all\nAllow: /', ['* > 2 allow /']],
    ['a loose star at Yandex', 'yandex', 'User-agent: * all\nAllow: /', ['* all > 2 allow /']],
    [
      'a loose star in the grammar',
      'rfc9309-strict',
      'User-agent: * all\nAllow: /',
      [' > 2 allow /'],
    ],
    ['a mark at the start', 'google', '\ufeffUser-agent: a\nAllow: /', ['a > 2 allow /']],
    ['half a mark', 'rfc9309', '\udcef\udcbbUser-agent: a\nAllow: /', ['a > 2 allow /']],
    ['a third of a mark', 'rfc9309', '\udcefUser-agent: a\nAllow: /', ['a > 2 allow /']],
    ['the end of a mark', 'rfc9309', '\udcbb\udcbfUser-agent: a\nAllow: /', []],
    ['a mark further down', 'google', 'User-agent: a\n\ufeffAllow: /', ['a > ']],
    ['a mark in the grammar', 'rfc9309-strict', '\ufeffUser-agent: a\nAllow: /', []],
    [
      'NUL in a value',
      'google',
      'User-agent: a\nDisallow: /x\0y\nAllow: /z',
      ['a > 2 disallow /x, 3 allow /z'],
    ],
    ['NUL in front of the colon', 'google', 'User-agent: a\nDisallow\0: /x', ['a > ']],
    ['NUL is text at Yandex', 'yandex', 'User-agent: a\nDisallow: /x\0y', ['a > 2 disallow /x\0y']],
    ['NUL in the grammar', 'rfc9309-strict', 'User-agent: a\nDisallow: /x\0y', ['a > ']],
    [
      'white space in a pattern',
      'google',
      'User-agent: a\nDisallow: /x y',
      ['a > 2 disallow /x y'],
    ],
    ['white space in the grammar', 'rfc9309-strict', 'User-agent: a\nDisallow: /x y', ['a > ']],
    [
      'octets that are no UTF-8',
      'google',
      'User-agent: a\nDisallow: /\udce9',
      ['a > 2 disallow /\udce9'],
    ],
    [
      'octets that are no UTF-8, in the grammar',
      'rfc9309-strict',
      'User-agent: a\nDisallow: /\udce9\nAllow: /\ud83d\udce9',
      ['a > 3 allow /\ud83d\udce9'],
    ],
    ['a star in front', 'google', 'User-agent: a\nDisallow: *.gif', ['a > 2 disallow *.gif']],
    [
      'a star in front, in the grammar',
      'rfc9309-strict',
      'User-agent: a\nDisallow: *.gif',
      ['a > '],
    ],
    ['an empty Allow', 'yandex', 'User-agent: a\nAllow:\nDisallow:', ['a > 3 disallow ']],
    [
      'an empty Allow elsewhere',
      'google',
      'User-agent: a\nAllow:\nDisallow:',
      ['a > 2 allow , 3 disallow '],
    ],
  ])('%s: %s', (_what, dialect, text, expected) => {
    expect(groupsOf(text, dialect)).toEqual(expected)
  })

  it.each<readonly [string, DialectId, string, readonly string[]]>([
    [
      'a blank line ends a group',
      'python-3.12',
      'User-agent: a\nAllow: /x\n\nAllow: /y',
      ['a > 2 allow /x'],
    ],
    [
      'a blank line of spaces or a comment does not',
      'python-3.12',
      'User-agent: a\nAllow: /x\n \n#\nAllow: /y',
      ['a > 2 allow /x, 5 allow /y'],
    ],
    [
      'a group without rules is dropped',
      'python-3.12',
      'User-agent: a\n\nUser-agent: b\nAllow: /',
      ['b > 4 allow /'],
    ],
    [
      'a delay counts as a rule',
      'python-3.14',
      'User-agent: a\nCrawl-delay: 1\nUser-agent: b\nAllow: /',
      ['a > ', 'b > 4 allow /'],
    ],
    [
      'line ends of Unicode',
      'python-3.14',
      'User-agent: a\u2028Allow: /x\vAllow: /y',
      ['a > 1 allow /x, 1 allow /y'],
    ],
    [
      'white space of Unicode',
      'python-3.14',
      'User-agent:\u00a0a\u3000\nAllow:\u001f/x',
      ['a > 2 allow /x'],
    ],
    ['anything is a pattern', 'python-3.14', 'User-agent: a\nAllow: x y', ['a > 2 allow x y']],
    [
      'an empty agent lets more join',
      'protego',
      'User-agent: a\nAllow: /x\nUser-agent:\nUser-agent: b\nAllow: /y',
      ['a > 2 allow /x', 'a+b > 5 allow /y'],
    ],
    [
      'so does a line without a name',
      'protego',
      'User-agent: a\nAllow: /x\n: y\nUser-agent: b\nAllow: /y',
      ['a > 2 allow /x', 'a+b > 5 allow /y'],
    ],
    [
      'any directive closes a group',
      'protego',
      'User-agent: a\nFoo: x\nUser-agent: b\nAllow: /',
      ['a > ', 'b > 4 allow /'],
    ],
    [
      'a known name without a colon',
      'protego',
      'user-agent a\ndisallow /x y\nDisallow /z',
      ['a > 2 disallow /x y'],
    ],
    ['empty rules are skipped', 'protego', 'User-agent: a\nAllow:\nDisallow:', ['a > ']],
  ])('%s: %s', (_what, dialect, text, expected) => {
    expect(groupsOf(text, dialect)).toEqual(expected)
  })
})
