/** Protects the check `directives-on-one-line`: where the second one begins, and how they are parted. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { directivesOnOneLine } from './directives-on-one-line.ts'

describe('directives on one line', () => {
  it.each([
    ['User-agent: * Disallow: /', '1:15-26', 'User-agent: *\nDisallow: /'],
    ['User-agent: *Disallow: /', '1:14-25', 'User-agent: *\nDisallow: /'],
    ['Disallow: /a   disallow :/b # c', '1:16-28', 'Disallow: /a\ndisallow :/b # c'],
    ['Allow: /a Allow: /b Allow: /c', '1:11-30', 'Allow: /a\nAllow: /b\nAllow: /c'],
    [
      'Sitemap: https://a.example/ User-agent: b',
      '1:29-42',
      'Sitemap: https://a.example/\nUser-agent: b',
    ],
    ['Disallow: /a;Disallow: /b', '1:14-26', 'Disallow: /a\nDisallow: /b'],
    ['User-agent: *, Disallow: /a', '1:16-28', 'User-agent: *\nDisallow: /a'],
    [
      'Disallow: /components/Disallow: /components/x',
      '1:23-46',
      'Disallow: /components/\nDisallow: /components/x',
    ],
    ['Disallow: /cgi-bin/Disallow: /tmp/', '1:20-35', 'Disallow: /cgi-bin/\nDisallow: /tmp/'],
    ['Disallow: /aDisallow: /b', '1:13-25', 'Disallow: /a\nDisallow: /b'],
    ['Disallow: /aDisAllow: *b', '1:13-25', 'Disallow: /a\nDisAllow: *b'],
    ['User-agent: FooBotDisallow: /', '1:19-30', 'User-agent: FooBot\nDisallow: /'],
    ['Disallow: /aUser-agent: FooBot', '1:13-31', 'Disallow: /a\nUser-agent: FooBot'],
    ['Disallow: /aCrawl-delay: 5', '1:13-27', 'Disallow: /a\nCrawl-delay: 5'],
    ['Disallow:Allow: /y', '1:10-19', 'Disallow:\nAllow: /y'],
    ['Disallow: Disallow: /y', '1:11-23', 'Disallow: /y'],
    ['Disallow: disallow:Disallow: /y', '1:11-32', 'Disallow: /y'],
    ['Sitemap: Sitemap: https://a.example/', '1:10-37', 'Sitemap: https://a.example/'],
    ['Disallow: /a | Noindex: /b', '1:16-27', 'Disallow: /a\nNoindex: /b'],
  ])('are found in %s', (line, place, fixed) => {
    expect(placesOf(directivesOnOneLine, line)).toEqual([place])
    expect(fixedBy(directivesOnOneLine, line)).toBe(fixed)
  })

  it('take the line end of the file', () => {
    expect(fixedBy(directivesOnOneLine, 'User-agent: * Disallow: /\r\n\r\n')).toBe(
      'User-agent: *\r\nDisallow: /\r\n\r\n',
    )
  })

  it('name both', () => {
    const found = findingsOf(directivesOnOneLine, 'Allow: /a Sitemap: https://a.example/')
    expect(found.map(({ data }) => data)).toEqual([{ first: 'Allow', second: 'Sitemap' }])
  })

  it.each([
    'Disallow: /disallow:/',
    'Disallow: /guide/disallow:all',
    'Disallow: /guide/Disallow:all',
    'Disallow: /wiki/Sitemap: a',
    'Disallow: /guide/disallow: /a',
    'Disallow: /a # Allow: /b',
    'Disallow: /a b',
    'Allow /a Allow',
  ])('are not found in %s', (line) => {
    expect(placesOf(directivesOnOneLine, line)).toEqual([])
  })
})
