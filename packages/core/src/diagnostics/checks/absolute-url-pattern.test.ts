/**
 * Protects the check `absolute-url-pattern`: what counts as an address, and that its path is kept
 * only where the address is one of this site and of a part of it.
 */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { absoluteUrlPattern } from './absolute-url-pattern.ts'

const rule = (value: string) => `User-agent: *\nDisallow: ${value}\n`
const options = { origin: 'https://example.com' }

describe('a rule with a whole address', () => {
  it.each([
    ['https://example.com/a', 'example.com', true, '/a'],
    ['http://WWW.example.com/a?b', 'www.example.com', true, '/a?b'],
    ['https://example.com:8443/a', 'example.com:8443', true, '/a'],
    ['www.example.com/a', 'www.example.com', true, '/a'],
    ['example.com/a', 'example.com', true, '/a'],
    ['//example.com/a', 'example.com', true, '/a'],
    ['*https://example.com/a*', 'example.com', true, '/a*'],
    ['https:/example.com/a', 'example.com', true, '/a'],
    ['https://*.example.com/', '*.example.com', null, null],
    ['*://example.com/a', 'example.com', true, '/a'],
    ['*://*.example.com/a', '*.example.com', null, null],
    ['sub.example.co.uk/a', 'sub.example.co.uk', false, null],
    ['example.org', 'example.org', false, null],
    ['localhost/a', 'localhost', false, null],
    ['localhost:8080/a', 'localhost:8080', false, null],
    ['https://example.com/', 'example.com', true, null],
    ['https://example.com', 'example.com', true, null],
    ['https://example.com//a', 'example.com', true, null],
    ['http://stage.example.net/a', 'stage.example.net', false, null],
    ['ftp://example.org/a', 'example.org', false, null],
  ])('%s', (value, host, sameSite, path) => {
    const [found] = findingsOf(absoluteUrlPattern, rule(value), options)
    expect(found?.data).toEqual({ value, host, sameSite })
    expect(fixedBy(absoluteUrlPattern, rule(value), options)).toBe(rule(path ?? value))
  })

  it('is mended where a sitemap says which site it is, and not where nothing does', () => {
    const text = rule('https://example.com/a')
    expect(findingsOf(absoluteUrlPattern, text)[0]?.data.sameSite).toBeNull()
    expect(fixedBy(absoluteUrlPattern, text)).toBe(text)
    const site = 'Sitemap: https://example.com/s.xml\n'
    expect(fixedBy(absoluteUrlPattern, text + site)).toBe(rule('/a') + site)
  })

  it.each([
    '/a',
    '//a/b',
    '/https://example.com/a',
    '*.php',
    'index.php',
    'a.b/c',
    '',
    'zoo.pl',
    'search.pl/a',
    'a.html/b',
    '*://*',
    'a/b.com',
  ])('is not %j', (value) => {
    expect(placesOf(absoluteUrlPattern, rule(value))).toEqual([])
  })

  it('is found where the site is not known, and then is not mended', () => {
    const text = rule('example.com/private/')
    expect(findingsOf(absoluteUrlPattern, text)[0]?.data).toEqual({
      value: 'example.com/private/',
      host: 'example.com',
      sameSite: null,
    })
    expect(fixedBy(absoluteUrlPattern, text)).toBe(text)
  })

  it('is not told of a line that lacks its colon', () => {
    expect(placesOf(absoluteUrlPattern, 'User-agent: *\nDisallow https://example.com/a\n')).toEqual(
      [],
    )
  })
})
