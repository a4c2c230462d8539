/** Protects the check `blocks-all-queries`: patterns that close every address with a query. */
import { describe, expect, it } from 'vitest'
import { placesOf } from '../../../test/findings.ts'
import { blocksAllQueries } from './blocks-all-queries.ts'

const found = (rule: string) => placesOf(blocksAllQueries, `User-agent: *\n${rule}\n`).length

describe('a rule for every query', () => {
  it.each(['Disallow: /*?', 'Disallow: /*?*', 'Disallow: *?', 'Disallow: /**?*$'])('%s', (rule) => {
    expect(found(rule)).toBe(1)
  })

  it.each([
    ...['Disallow: /?', 'Disallow: /*?$', 'Disallow: /*?a', 'Disallow: /a*?', 'Allow: /*?'],
    ...['Disallow: /?*', 'Disallow: /*&', 'Disallow: ?'],
  ])('not %s', (rule) => {
    expect(found(rule)).toBe(0)
  })
})
