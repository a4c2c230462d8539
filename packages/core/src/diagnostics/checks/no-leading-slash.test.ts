/**
 * Protects the check `no-leading-slash`: which values it takes for what, and that it mends only what
 * plainly is a path.
 */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { noLeadingSlash } from './no-leading-slash.ts'

const rule = (value: string) => `User-agent: *\nDisallow: ${value}\n`

describe('a value without a slash in front', () => {
  it.each([
    ['private/', 'path', '/private/'],
    ['index.php?a=b', 'path', '/index.php?a=b'],
    ['~user', 'path', '/~user'],
    ['.well-known/x', 'path', '/.well-known/x'],
    ['.git/', 'path', '/.git/'],
    ['./admin/', 'path', '/admin/'],
    ...['../admin/', './', '.', '.*', '..*', '.$', './*'].map(
      (value) => [value, 'other', null] as const,
    ),
    ...['https:', 'mailto:x@y.z', 'javascript:void(0)', 'www.', 'www.*'].map(
      (value) => [value, 'other', null] as const,
    ),
    ['Special:Search', 'path', '/Special:Search'],
    ['%20a', 'other', null],
    ['search.pl', 'path', '/search.pl'],
    ['search.pl/a', 'other', null],
    ['name.photos/a', 'other', null],
    ['index.php/a', 'path', '/index.php/a'],
    ['?sort=', 'parameter', '/*?sort='],
    ['&page=2', 'parameter', '/*&page=2'],
    ['.pdf$', 'extension', '/*.pdf$'],
    ['.php?', 'extension', '/*.php?'],
    ['"/private"', 'quoted', '/private'],
    ["'/private'", 'quoted', '/private'],
    ['`/private`', 'quoted', '/private'],
    ['«/private»', 'quoted', '/private'],
    ['(/private)', 'other', '/private'],
    ['[/private]', 'other', '/private'],
    ['\\private\\a', 'backslash', '/private/a'],
    ['%2Fprivate', 'encoded-slash', '/private'],
    [': /private', 'stray-sign', '/private'],
    ['=/private', 'stray-sign', '/private'],
    ['Googlebot', 'crawler', null],
    ['none', 'word', null],
    ['All', 'word', null],
    ['{{ path }}', 'other', null],
    ['my files', 'other', null],
    ['$', 'other', null],
    ['страница', 'other', null],
  ] as const)('%s is read as %s', (value, looks, meant) => {
    const [found] = findingsOf(noLeadingSlash, rule(value))
    expect(found?.data).toEqual({ value, looks, meant })
    expect(found?.fixes).toHaveLength(meant === null ? 0 : 1)
    expect(fixedBy(noLeadingSlash, rule(value))).toBe(rule(meant ?? value))
  })

  it('is not sought in text that only begins as a rule does', () => {
    expect(placesOf(noLeadingSlash, 'User-agent: *\nDisallowed paths\nDisallow tmp\n')).toEqual([])
  })

  it('is marked alone, and found in front of every group too', () => {
    const text = 'Disallow: tmp\nAllow:\tb # c\nUser-agent: a\nallow: c\n'
    expect(placesOf(noLeadingSlash, text)).toEqual(['1:11-14', '2:8-9', '4:8-9'])
  })

  it.each([
    '/a',
    '*a',
    '',
    'https://example.com/a',
    'https://*.example.com/',
    'example.com/a',
    '//example.com/a',
    '“/a”',
    '\u00a0/a',
  ])('is not %j', (value) => {
    expect(placesOf(noLeadingSlash, rule(value))).toEqual([])
  })
})
