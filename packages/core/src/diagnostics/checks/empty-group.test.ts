/** Protects the check `empty-group`: a group without rules at the end of the file, unless others stand in for it. */
import { describe, expect, it } from 'vitest'
import { findingsOf, placesOf } from '../../../test/findings.ts'
import { emptyGroup } from './empty-group.ts'

describe('an empty group', () => {
  it.each([
    ['User-agent: *', '1:13-14', ['*']],
    [
      'User-agent: a\nDisallow: /\n\nUser-agent: b\nUser-agent: c\nCrawl-delay: 5\n',
      '4:13-14',
      ['b', 'c'],
    ],
    ['User-agent:', '1:1-12', ['']],
  ])('is in %j', (text, place, tokens) => {
    expect(placesOf(emptyGroup, text)).toEqual([place])
    expect(findingsOf(emptyGroup, text).map(({ data }) => data)).toEqual([
      { tokens, count: tokens.length },
    ])
  })

  it.each([
    'User-agent: *\nDisallow:',
    'User-agent: *\nDisallow: private',
    'User-agent: a\nDisallow: /\nUser-agent: a\n',
    'Sitemap: https://a.example/',
    '',
  ])('is not in %j', (text) => {
    expect(placesOf(emptyGroup, text)).toEqual([])
  })

  it('is told where rules for everybody are lost too, unless it says something', () => {
    const text = 'User-agent: *\nDisallow: /a\n\nUser-agent: b\n'
    expect(placesOf(emptyGroup, text)).toEqual(['4:13-14'])
    expect(placesOf(emptyGroup, `${text}\n# end\nSitemap: https://a.example/\n`)).toEqual([
      '4:13-14',
    ])
    expect(placesOf(emptyGroup, `${text}Crawl-delay: 5\n`)).toEqual([])
  })
})
