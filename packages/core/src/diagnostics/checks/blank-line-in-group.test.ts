/** Protects the check `blank-line-in-group`: where a blank line costs some readers rules. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { blankLineInGroup } from './blank-line-in-group.ts'

describe('a blank line inside a group', () => {
  it.each([
    ['User-agent: *\n\nDisallow: /a\n', '2:1-1', 1, 'User-agent: *\nDisallow: /a\n'],
    [
      'User-agent: *\nDisallow: /a\n\n\n# b\nDisallow: /b\nAllow: /c\n\nSitemap: https://a.example/\n',
      '4:1-1',
      2,
      'User-agent: *\nDisallow: /a\n# b\nDisallow: /b\nAllow: /c\n\nSitemap: https://a.example/\n',
    ],
    [
      'User-agent: a\r\nDisallow: /\r\n\r\nUser-agent: b\r\n\r\nDisallow: /\r\n',
      '5:1-1',
      1,
      'User-agent: a\r\nDisallow: /\r\n\r\nUser-agent: b\r\nDisallow: /\r\n',
    ],
  ])('%j', (text, place, count, fixed) => {
    expect(placesOf(blankLineInGroup, text)).toEqual([place])
    expect(findingsOf(blankLineInGroup, text).map(({ data }) => data.count)).toEqual([count])
    expect(fixedBy(blankLineInGroup, text)).toBe(fixed)
  })

  it('is told once, with the rules that are lost', () => {
    const text = 'User-agent: a\n\nDisallow: /1\n\nUser-agent: b\nAllow: /2\n\nDisallow: /3\n'
    const found = findingsOf(blankLineInGroup, text)
    expect(found.map(({ line, data }) => [line, data])).toEqual([
      [2, { rule: 'Disallow: /1', count: 2 }],
    ])
    expect(found[0]?.related).toEqual([
      { line: 3, role: 'lost' },
      { line: 8, role: 'lost' },
    ])
  })

  it.each([
    'User-agent: a\nDisallow: /\n\nUser-agent: b\nDisallow: /\n',
    'User-agent: a\n#\nDisallow: /\n# x\nAllow: /b\n',
    'User-agent: a\n \nDisallow: /\n',
    'User-agent: a\nDisallow: /\n\nSitemap: https://a.example/\n\n',
    '\n\nDisallow: /\n',
    '',
  ])('is not in %j', (text) => {
    expect(placesOf(blankLineInGroup, text)).toEqual([])
  })
})
