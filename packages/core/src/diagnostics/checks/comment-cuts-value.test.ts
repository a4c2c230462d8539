/** Protects the check `comment-cuts-value`: a sign that sticks to the value, and comments that are meant. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { commentCutsValue } from './comment-cuts-value.ts'

describe('a comment that cuts a value off', () => {
  it.each([
    [
      'Disallow: /#about',
      '1:12-18',
      { name: 'Disallow', value: '/', cut: '#about', matchesAll: true },
    ],
    ['Disallow: /*#', '1:13-14', { name: 'Disallow', value: '/*', cut: '#', matchesAll: true }],
    [
      'allow: /a#b # c',
      '1:10-16',
      { name: 'Allow', value: '/a', cut: '#b # c', matchesAll: false },
    ],
    ['Dissallow: /c#/', '1:14-16', { name: 'Disallow', value: '/c', cut: '#/', matchesAll: false }],
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
    'Sitemap: https://a.example/#s',
    'Disallow: /%23about',
  ])('is not in %s', (line) => {
    expect(placesOf(commentCutsValue, line)).toEqual([])
  })
})
