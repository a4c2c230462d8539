/** Protects the check `blocks-all-queries`: patterns that close every address with a query. */
import { describe, expect, it } from 'vitest'
import { findingsOf, placesOf } from '../../../test/findings.ts'
import { blocksAllQueries } from './blocks-all-queries.ts'

const found = (rule: string) => placesOf(blocksAllQueries, `User-agent: *\n${rule}\n`).length

describe('a rule for every query', () => {
  it.each(['Disallow: /*?', 'Disallow: /*?*', 'Disallow: *?', 'Disallow: /**?*$'])('%s', (rule) => {
    expect(found(rule)).toBe(1)
  })

  it.each([
    ['Allow: /*?page=', true],
    ['Allow: /shop/', true],
    ['Allow: /*?', true],
    ['Allow: /', false],
    ['Disallow: /shop/', false],
    ['User-agent: a\nAllow: /shop/', false],
  ])('beside %j has exceptions: %s', (rule, exceptions) => {
    const text = `User-agent: *\nDisallow: /*?\n${rule}\n`
    expect(findingsOf(blocksAllQueries, text).map(({ data }) => data.exceptions)).toEqual([
      exceptions,
    ])
  })

  it.each([
    ...['Disallow: /?', 'Disallow: /*?$', 'Disallow: /*?a', 'Disallow: /a*?', 'Allow: /*?'],
    ...['Disallow: /?*', 'Disallow: /*&', 'Disallow: ?'],
  ])('not %s', (rule) => {
    expect(found(rule)).toBe(0)
  })
})
