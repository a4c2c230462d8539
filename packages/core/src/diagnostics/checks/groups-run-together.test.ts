/** Protects the check `groups-run-together`: what ends no group, whom the rules then reach, and where a group is ended. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { groupsRunTogether } from './groups-run-together.ts'

const PAIR = (between: string) => `User-agent: a\n${between}User-agent: b\nDisallow: /\n`

describe('groups that run together', () => {
  it.each([
    ['Crawl-delay: 5\n', 'directive', 'Crawl-delay'],
    ['Crawl-delay: 5\n\n# b\n', 'directive', 'Crawl-delay'],
    ['Sitemap: https://a.example/s.xml\n', 'directive', 'Sitemap'],
    ['\nContent-Signal: ai-train=no\n', 'directive', 'Content-Signal'],
    ['Desallow: /a\n\n', 'unread', 'Desallow'],
    ['Crawl-delay: 5\nplease wait\n', 'unread', 'please wait'],
    ['\n', 'blank-line', ''],
    ['\n# b\n', 'blank-line', ''],
  ])('have %j between them', (between, because, name) => {
    const found = findingsOf(groupsRunTogether, PAIR(between))
    expect(found.map(({ data }) => [data.because, data.name])).toEqual([[because, name]])
    const [first] = found
    expect(first?.data).toMatchObject({ above: ['a'], aboveCount: 1, joining: 'b' })
    expect(first?.data.rule).toBe('Disallow: /')
  })

  it.each(['', '# second name\n', 'Disallow:\n', 'Disallow: /a\nCrawl-delay: 5\n', 'Allow: a\n'])(
    'do not have %j between them',
    (between) => {
      expect(placesOf(groupsRunTogether, PAIR(between))).toEqual([])
    },
  )

  it('are told once a group, at the first line that joins', () => {
    const text =
      'User-agent: a\nCrawl-delay: 5\nUser-agent: b\nUser-agent: c\nCrawl-delay: 9\n\nUser-agent: d\nDisallow: /\n'
    expect(placesOf(groupsRunTogether, text)).toEqual(['3:1-14'])
    expect(findingsOf(groupsRunTogether, text)[0]?.related).toEqual([
      { line: 1, role: 'shares' },
      { line: 2, role: 'no-end' },
      { line: 7, role: 'joins-too' },
    ])
    expect(fixedBy(groupsRunTogether, text)).toBe(
      'User-agent: a\nCrawl-delay: 5\nDisallow:\nUser-agent: b\nUser-agent: c\nCrawl-delay: 9\nDisallow:\n\nUser-agent: d\nDisallow: /\n',
    )
  })

  it('take the line end of the file', () => {
    expect(fixedBy(groupsRunTogether, PAIR('Crawl-delay: 5\n').replaceAll('\n', '\r\n'))).toBe(
      PAIR('Crawl-delay: 5\nDisallow:\n').replaceAll('\n', '\r\n'),
    )
  })

  it('have no fix where only a blank line or a line nobody reads stands between', () => {
    for (const between of ['\n', 'Desallow: /a\n']) {
      expect(fixedBy(groupsRunTogether, PAIR(between))).toBe(PAIR(between))
    }
  })

  it.each([
    ['there are no rules', 'User-agent: a\nCrawl-delay: 5\nUser-agent: b\n'],
    ['the rules forbid nothing', 'User-agent: a\n\nUser-agent: b\nDisallow:\n'],
    [
      'the rules only allow',
      'User-agent: bingbot\nCrawl-delay: 5\n\nUser-agent: Mediapartners-Google\nAllow: /\n',
    ],
    [
      'the same name stands on both sides',
      'User-agent: a\nCrawl-delay: 5\nUser-agent: A\nDisallow: /\n',
    ],
    [
      'another group says the same',
      'User-agent: a\n\nUser-agent: b\nDisallow: /c\n\nUser-agent: a\nDisallow: /\n',
    ],
  ])('do no harm where %s', (_what, text) => {
    expect(placesOf(groupsRunTogether, text)).toEqual([])
  })

  it.each([
    'User-agent: bingbot\nCrawl-delay: 10\nUser-agent: *\nDisallow: /private/\n',
    'User-agent: Googlebot\n\nUser-agent: *\nDisallow: /\n',
    'User-agent: AdsBot-Google\n\nUser-agent: *\nDisallow: /\n',
  ])('do harm where the rules are those for everybody: %j', (text) => {
    expect(findingsOf(groupsRunTogether, text)).toHaveLength(1)
    expect(fixedBy(groupsRunTogether, text)).toBe(text)
  })

  it('name the rule that decides', () => {
    const text = 'User-agent: a\nCrawl-delay: 5\nUser-agent: b\nAllow: /a\nDisallow: /b\n'
    expect(findingsOf(groupsRunTogether, text)[0]?.data.ruleLine).toBe(5)
  })

  it('do harm where a group for everybody gets the rules of another', () => {
    const text = 'User-agent: *\nCrawl-delay: 5\n\nUser-agent: a\nDisallow: /\n'
    expect(placesOf(groupsRunTogether, text)).toEqual(['4:1-14'])
  })
})
