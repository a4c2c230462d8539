/** Protects the check `repeated-group`: which tokens have several groups, each told once. */
import { describe, expect, it } from 'vitest'
import { findingsOf, placesOf } from '../../../test/findings.ts'
import { repeatedGroup } from './repeated-group.ts'

describe('a repeated group', () => {
  it('is told at its second line, with the others', () => {
    const text =
      'User-agent: a\nDisallow: /1\nUser-agent: *\nDisallow: /2\nUser-agent: A\nDisallow: /3\nUser-agent: a/1.0\nDisallow: /4\n'
    expect(placesOf(repeatedGroup, text)).toEqual(['5:13-14'])
    const [found] = findingsOf(repeatedGroup, text)
    expect(found?.data).toEqual({ tokens: ['A'], count: 1, groups: 3, star: false })
    expect(found?.related).toEqual([
      { line: 1, role: 'same' },
      { line: 7, role: 'same' },
    ])
  })

  it('is one finding for all that a group repeats', () => {
    const group = 'User-agent: a\nUser-agent: b\nUser-agent: *\nDisallow: /\n'
    const found = findingsOf(repeatedGroup, `${group}${group}${group}`)
    expect(found.map(({ line, data }) => [line, data])).toEqual([
      [5, { tokens: ['a', 'b', '*'], count: 3, groups: 3, star: true }],
    ])
  })

  it.each([
    'User-agent: a\nUser-agent: a\nDisallow: /\n',
    'User-agent: a\nDisallow: /\nUser-agent: b\nDisallow: /\n',
    'User-agent: a\nCrawl-delay: 5\nUser-agent: a\nDisallow: /\n',
    'User-agent: 1\nDisallow: /\nUser-agent: 2\nDisallow: /\n',
    'User-agent: MJ12bot\nDisallow: /\nUser-agent: MJ\nDisallow: /\n',
  ])('is not in %j', (text) => {
    expect(placesOf(repeatedGroup, text)).toEqual([])
  })
})
