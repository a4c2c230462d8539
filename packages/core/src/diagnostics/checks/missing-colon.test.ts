/** Protects the check `missing-colon`: which lines lack one, what their readers do, and where the colon goes. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { missingColon } from './missing-colon.ts'

const read = (text: string) => findingsOf(missingColon, text).map(({ data }) => data.read)

describe('a missing colon', () => {
  it.each([
    ['Disallow /a', 'as-colon', 'Disallow: /a'],
    ['disallow\t/a # note', 'as-colon', 'disallow: /a # note'],
    ['Useragent *', 'as-colon', 'Useragent: *'],
    ['Disallow=/a', 'skipped', 'Disallow: /a'],
    ['Disallow = /a', 'skipped', 'Disallow: /a'],
    ['Disallow ; /a', 'skipped', 'Disallow: /a'],
    ['Disallow =/a', 'value-lost', 'Disallow: /a'],
    ['Disallow /wiki/Special:Search', 'value-lost', 'Disallow: /wiki/Special:Search'],
    ['Sitemap https://a.example/s.xml', 'value-lost', 'Sitemap: https://a.example/s.xml'],
    ['User-agent Some Bot', 'skipped', 'User-agent: Some Bot'],
  ])('%s: %s', (line, expected, fixed) => {
    expect(read(line)).toEqual([expected])
    expect(fixedBy(missingColon, line)).toBe(fixed)
  })

  it('is found at name and value', () => {
    expect(placesOf(missingColon, 'User-agent: *\n  Disallow   /a  # x')).toEqual(['2:3-16'])
    expect(placesOf(missingColon, '\ufeffUser-agent *')).toEqual(['1:2-14'])
  })

  it.each([
    'Disallow: /a',
    'Disallow : /a',
    'Allow all the good robots',
    'Disallow',
    'Foo /a',
    '# Disallow /a',
    'User agent: *',
    'Crawl-delay 5',
  ])('is not found in %s', (line) => {
    expect(placesOf(missingColon, line)).toEqual([])
  })
})
