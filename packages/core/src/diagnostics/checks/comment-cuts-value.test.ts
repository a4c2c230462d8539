/** Protects the check `comment-cuts-value`: a sign that sticks to the value, and comments that are meant. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { commentCutsValue } from './comment-cuts-value.ts'

describe('a comment that cuts a value off', () => {
  it.each([
    [
      'Disallow: /#about',
      '1:12-18',
      { name: 'Disallow', value: '/', cut: '#about', isRule: true, matchesAll: true },
    ],
    [
      'Disallow: /*#',
      '1:13-14',
      { name: 'Disallow', value: '/*', cut: '#', isRule: true, matchesAll: true },
    ],
    [
      'allow: /a#b # c',
      '1:10-16',
      { name: 'Allow', value: '/a', cut: '#b # c', isRule: true, matchesAll: false },
    ],
    [
      'Dissallow: /c#/',
      '1:14-16',
      { name: 'Disallow', value: '/c', cut: '#/', isRule: true, matchesAll: false },
    ],
    [
      'User-agent: Foo#bar',
      '1:16-20',
      { name: 'User-agent', value: 'Foo', cut: '#bar', isRule: false, matchesAll: false },
    ],
    [
      'User-agent: #Googlebot',
      '1:13-23',
      { name: 'User-agent', value: '', cut: '#Googlebot', isRule: false, matchesAll: false },
    ],
    [
      'Sitemap: https://a.example/#s',
      '1:28-30',
      { name: 'Sitemap', value: 'https://a.example/', cut: '#s', isRule: false, matchesAll: false },
    ],
    [
      'Clean-param: a#b /x',
      '1:15-20',
      { name: 'Clean-param', value: 'a', cut: '#b /x', isRule: false, matchesAll: false },
    ],
  ])('%s', (line, place, data) => {
    expect(placesOf(commentCutsValue, line)).toEqual([place])
    expect(findingsOf(commentCutsValue, line).map((found) => found.data)).toEqual([data])
    expect(fixedBy(commentCutsValue, line)).toBe(line)
  })

  it.each([
    'Disallow: /a #about',
    'Disallow: /a# about',
    'Disallow: #about',
    'Disallow:#about',
    'User-agent: *#all',
    '#Disallow: /a#b',
    'Sitemap: https://a.example/s.xml#',
    'User-agent: # all of them',
    'User-agent: Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
    'Crawl-delay: 10#s',
    'Disallow: /%23about',
  ])('is not in %s', (line) => {
    expect(placesOf(commentCutsValue, line)).toEqual([])
  })
})
