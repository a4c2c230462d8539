/** Protects the check `unknown-directive`: what nobody knows, which name is near, and what is left alone. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { unknownDirective } from './unknown-directive.ts'

const nearest = (text: string) =>
  findingsOf(unknownDirective, `User-agent: *\n${text}`).map(({ data }) => data.nearest)

describe('an unknown directive', () => {
  it.each([
    ['Desallow: /a', 'Disallow'],
    ['Diallow: /a', 'Disallow'],
    ['Dsiallow: /a', 'Disallow'],
    ['D i s a l l o w: /a', 'Disallow'],
    ['Alow: /a', 'Allow'],
    ['User_agent: *', 'User-agent'],
    ['User-agnet: *', 'User-agent'],
    ['er-agent: *', 'User-agent'],
    [']User-agent: *', 'User-agent'],
    ['<pre>User-agent: *', 'User-agent'],
    ['Sietamp: https://a.example/', 'Sitemap'],
    ['Crawl-dalay: 5', 'Crawl-delay'],
  ])('%s is near %s', (line, name) => {
    expect(nearest(line)).toEqual([name])
    const value = line.slice(line.indexOf(':'))
    expect(fixedBy(unknownDirective, `User-agent: *\n${line}`)).toBe(
      `User-agent: *\n${name}${value}`,
    )
  })

  it.each([
    ['<p>User-agent: *</p>', 'User-agent: *'],
    ['<li>Disallow: /a</li><br />', 'Disallow: /a'],
    ['<pre>Disallow: /a', 'Disallow: /a'],
    ['"Disallow: /a"', 'Disallow: /a'],
    ["'Disallow: /a'", 'Disallow: /a'],
    ['(Disallow: /a)', 'Disallow: /a'],
    ['[Disallow: /a]', 'Disallow: /a'],
    ['**Disallow: /a**', 'Disallow: /a'],
    ['«Disallow: /a»', 'Disallow: /a'],
    ['<Disallow: /a>', 'Disallow: /a'],
    ['"Disallow: /a(b)', 'Disallow: /a(b)'],
    ['- Disallow: /a', 'Disallow: /a'],
    ['Dsallow: /a"', 'Disallow: /a"'],
  ])('%s leaves nothing behind', (line, fixed) => {
    expect(fixedBy(unknownDirective, `User-agent: *\n${line}`)).toBe(`User-agent: *\n${fixed}`)
  })

  it.each(['Foo: bar', 'Follow: /', 'Details: try later', 'index: follow'])(
    '%s is near nothing, and has no fix',
    (line) => {
      expect(nearest(line)).toEqual([null])
      expect(fixedBy(unknownDirective, `User-agent: *\n${line}`)).toBe(`User-agent: *\n${line}`)
    },
  )

  it('with what is left of a byte order mark is put right by the fix for that', () => {
    const text = 'User-agent: *\nï»¿User-agent: *'
    expect(findingsOf(unknownDirective, text).map(({ data }) => data.nearest)).toEqual([
      'User-agent',
    ])
    expect(fixedBy(unknownDirective, text)).toBe(text)
  })

  it('is found at the name', () => {
    expect(placesOf(unknownDirective, 'User-agent: *\n Desallow : /a')).toEqual(['2:2-10'])
  })

  it.each([
    'disallow: /a',
    'Crawl-delay: 5',
    'Content-Signal: ai-train=no',
    'License: https://a.example/l.xml',
    'Agentmap: https://a.example/m.json',
    'ACAP-crawler: *',
    'Robot-version: 2.0',
    'Dissalow: /a',
    'Disallowed: /a',
    'https://a.example/sitemap.xml',
    '{"error": "not found"}',
    'width: screen.width,',
    '\u200bDisallow: /a',
    'Dis\u0001allow: /a',
    '\u201cDisallow: /a\u201d',
    'Dis\u2062allow: /a',
    '// Disallow: /a',
    '; Crawl-delay: 5',
    '\uff03Disallow: /a',
  ])('is not %s, which others take', (line) => {
    expect(nearest(line)).toEqual([])
  })

  it('is told once where the text is no robots.txt at all', () => {
    expect(placesOf(unknownDirective, 'a: b\nc: d\ne: f')).toEqual(['1:1-2'])
  })
})
