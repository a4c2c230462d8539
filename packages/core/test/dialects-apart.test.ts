/**
 * Protects what sets the dialects apart: one small file each, on which the standard, Google's parser
 * and Yandex are documented or were observed to give different answers.
 */
import { describe, expect, it } from 'vitest'
import type { DialectId } from '../src/dialects/dialect.ts'
import { dialectById } from '../src/dialects/index.ts'
import { decide } from '../src/verdict/decide.ts'
import { bareQuestion } from './bare-question.ts'

const ORDER: readonly DialectId[] = ['rfc9309', 'rfc9309-strict', 'google', 'yandex']

const blocks = (file: string, address: string, dialect: DialectId, token = 'Yandex') =>
  decide(bareQuestion(file, token, address, dialectById(dialect))).allowed === false

/** Lines of the group for `*`, address, and who blocks it: standard, strict, Google, Yandex. */
const RULES: readonly (readonly [string, readonly string[], string, string])[] = [
  ['a trailing star counts as an octet', ['Allow: /fish', 'Disallow: /fish*'], '/fish', 'RSG-'],
  ['a final dollar counts as an octet', ['Disallow: /x/e$', 'Allow: /x/e'], '/x/e', 'RSG-'],
  ['a doubled star counts twice', ['Disallow: /p/a**b', 'Allow: /p/a*b'], '/p/ab', 'RSG-'],
  ['stars make no tie at Yandex', ['Disallow: /l/ab*', 'Allow: /l/a**'], '/l/ab', '---Y'],
  ['an empty Disallow allows at Yandex', ['Disallow:', 'Disallow: /'], '/a', 'RSG-'],
  ['escaped letters are letters to the standard', ['Disallow: /%62ar'], '/bar', 'RS--'],
  ['characters are their escapes', ['Disallow: /ツ'], '/%E3%83%84', 'RSGY'],
  ['a misspelling', ['Disalow: /a'], '/a', 'R-G-'],
  ['a missing colon', ['Disallow /a'], '/a', 'R-G-'],
  ['an index page', ['Allow: /index.html', 'Disallow: /'], '/', 'RS-Y'],
  ['no leading slash', ['Disallow: private/'], '/private/', '----'],
  ['a star in front', ['Disallow: *.gif$'], '/a.gif', 'R-GY'],
  ['letter case', ['Disallow: /A'], '/a', '----'],
  ['a space in a pattern', ['Disallow: /a b'], '/a b', '----'],
]

/** File, token, who blocks `/a`. */
const GROUPS: readonly (readonly [string, string, string, string])[] = [
  ['a version', 'User-agent: Foo/2.1\nDisallow: /', 'Foo', 'R-G-'],
  ['more words', 'User-agent: Foo bar\nDisallow: /', 'Foo', 'R-G-'],
  ['a star with words', 'User-agent: * all\nDisallow: /', 'Foo', 'R-G-'],
  ['digits in a token', 'User-agent: MJ12bot\nDisallow: /', 'MJ12bot', 'R--Y'],
  [
    'a sitemap between agents',
    'User-agent: A\nSitemap: u\nUser-agent: B\nDisallow: /',
    'A',
    'RSGY',
  ],
  [
    'a delay between agents',
    'User-agent: A\nCrawl-delay: 5\nUser-agent: B\nDisallow: /',
    'A',
    'RSGY',
  ],
  ['a blank line in a group', 'User-agent: A\n\nDisallow: /', 'A', 'RSGY'],
  ['a mark at the start', '\ufeffUser-agent: *\nDisallow: /', 'A', 'R-GY'],
  ['UTF-16', utf16('User-agent: *\nDisallow: /'), 'A', '----'],
  ['a name that only begins so', 'User-agents: *\nDisallow: /', 'A', 'R-G-'],
  ['an empty own group', 'User-agent: *\nDisallow: /\nUser-agent: A', 'A', '----'],
  ['the family', 'User-agent: *\nDisallow: /\nUser-agent: Yandex\nAllow: /', 'A', 'RSG-'],
]

describe('the dialects differ on', () => {
  it.each(RULES)('%s: %j for %s', (_what, rules, address, expected) => {
    const file = ['User-agent: *', ...rules].join('\n')
    expect(letters((dialect) => blocks(file, address, dialect))).toBe(expected)
  })

  it.each(GROUPS)('%s: %j for %s', (_what, file, token, expected) => {
    expect(letters((dialect) => blocks(file, '/a', dialect, token))).toBe(expected)
  })
})

function letters(isBlocked: (dialect: DialectId) => boolean): string {
  return ORDER.map((dialect, index) => (isBlocked(dialect) ? 'RSGY'.charAt(index) : '-')).join('')
}

/** The text in UTF-16 with a mark, as it looks when its octets are read as UTF-8. */
function utf16(text: string): string {
  return `\udcff\udcfe${Array.from(text, (character) => `${character}\0`).join('')}`
}
