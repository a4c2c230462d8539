/** Protects the check `invisible-characters`: where they spoil a line, what should stand there, and where they are meant. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { invisibleCharacters } from './invisible-characters.ts'

const inFile = (line: string) => `User-agent: *\n${line}\n`

describe('characters that are not what they seem', () => {
  it.each([
    ['Disallow:\u00a0/a', 'space', 'Disallow: /a'],
    ['\u00a0Disallow: /a', 'space', ' Disallow: /a'],
    ['Disallow\u00a0: /a', 'space', 'Disallow : /a'],
    ['Disallow: /a\u00a0', 'space', 'Disallow: /a'],
    ['Disallow: /a\u3000b', 'space', 'Disallow: /a%20b'],
    ['\u200bDisallow: /a', 'invisible', 'Disallow: /a'],
    ['Dis\u00adallow: /a', 'invisible', 'Disallow: /a'],
    ['Disallow: /a\u200c', 'invisible', 'Disallow: /a'],
    ['Disallow: /a.htm\u200e', 'direction', 'Disallow: /a.htm'],
    ['Disallow: \u201c/a\u201d', 'quote', 'Disallow: /a'],
    ['User\u2013agent: *', 'dash', 'User-agent: *'],
    ['Disallow\uff1a/a', 'colon', 'Disallow:/a'],
    ['Sitemap\uff1ahttps://a.example/s.xml', 'colon', 'Sitemap:https://a.example/s.xml'],
    ['Disallow: \uff0fa', 'slash', 'Disallow: /a'],
    ['User-agent: \uff0a', 'wide', 'User-agent: *'],
    ['\uff35\uff53er-agent: *', 'wide', 'User-agent: *'],
    ['Crawl-delay:\u00a010', 'space', 'Crawl-delay: 10'],
    ['Dis\u2062allow: /a', 'invisible', 'Disallow: /a'],
    ['Dis\udb40\udc01allow: /a', 'invisible', 'Disallow: /a'],
    ['Disallow:\u3164/a', 'space', 'Disallow: /a'],
    ['Disallow: /a\u2800', 'space', 'Disallow: /a'],
    ['Disallow: /a\u034f', 'invisible', 'Disallow: /a'],
    ['Disallow: /a\u2028', 'line-end', 'Disallow: /a'],
    ['\u0085Disallow: /a', 'line-end', 'Disallow: /a'],
    ['Disallow: /a\u2028Allow: /b', 'line-end', 'Disallow: /a\nAllow: /b'],
    ['Disallow: /a\uff0fb/', 'slash', 'Disallow: /a/b/'],
    ['Disallow: /\uff0a.pdf', 'wide', 'Disallow: /*.pdf'],
    ['Disallow: /*.pdf\uff04', 'wide', 'Disallow: /*.pdf$'],
    ['Disallow: /a\uff1fb=', 'wide', 'Disallow: /a?b='],
    ['\u201cDisallow: /private/\u201d', 'quote', 'Disallow: /private/'],
    ['User-agent: \uff27ooglebot', 'wide', 'User-agent: Googlebot'],
    ['User-agent: AdsBot\u2013Google', 'dash', 'User-agent: AdsBot-Google'],
    ['User-agent: *\u00a0', 'space', 'User-agent: *'],
    ['User-agent: Foo\u00a0Bot', 'space', 'User-agent: Foo Bot'],
    ['Disallow: /a\u00a0# b', 'space', 'Disallow: /a # b'],
    ['Disallow: /a\u00a0\u3164b/', 'space', 'Disallow: /a%20%20b/'],
    ['Disallow: /a\u00a0/b', 'space', 'Disallow: /a /b'],
    ['Us\u0435r-agent: *', 'letter', 'User-agent: *'],
    ['Dis\u0430ll\u043ew: /a', 'letter', 'Disallow: /a'],
    ['\u0405itemap: https://a.example/s.xml', 'letter', 'Sitemap: https://a.example/s.xml'],
    ['User-agent: G\u043eoglebot', 'letter', 'User-agent: Googlebot'],
  ])('%j: %s', (line, kind, fixed) => {
    expect(findingsOf(invisibleCharacters, inFile(line)).map(({ data }) => data.kind)).toEqual([
      kind,
    ])
    expect(fixedBy(invisibleCharacters, inFile(line))).toBe(inFile(fixed))
  })

  it('are counted, and told at the first one of a line', () => {
    const text = inFile('\u200bDisallow:\u00a0/a\u00a0')
    expect(placesOf(invisibleCharacters, text)).toEqual(['2:1-2'])
    const [found] = findingsOf(invisibleCharacters, text)
    expect(found?.data).toEqual({ code: 'U+200B', kind: 'invisible', count: 3 })
  })

  it.each([
    'Disallow: /it\u2019s',
    'Disallow: /a\u2013b',
    'Disallow: /\u0645\u06cc\u200c\u0634\u0648\u062f',
    'Disallow: /a # \u00a0\u201cnote\u201d',
    '# \u200b',
    '\u00a0',
    '\u00a0# note',
    'Disallow: /\u30ab\u30c6\u30b4\u30ea\u30fc\uff1a\u4e00',
    'Bitte\u00a0beachten: nichts',
    'Disallow: /caf\u00e9',
    'Disallow: /\u0430',
    'Disallow: /\u0441\u0443\u0440/',
    'Disallow: /a\u0430/b',
    'User-agent: \u0441\u043e\u0441\u043e',
    '\u041d\u043e: a',
    'Disallow: /\u2764\ufe0f',
    'Disallow: /\u00c3\u00a0b',
    'Disallow: /a\uff21',
    '\u2028',
    '\ufeffDisallow: /a',
  ])('are not found in %j', (line) => {
    expect(placesOf(invisibleCharacters, inFile(line))).toEqual([])
  })
})
