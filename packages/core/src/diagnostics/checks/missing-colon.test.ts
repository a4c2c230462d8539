/** Protects the check `missing-colon`: which lines lack one, what their readers do, and where the colon goes. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { missingColon } from './missing-colon.ts'

const read = (text: string) => findingsOf(missingColon, text).map(({ data }) => data.read)

describe('a missing colon', () => {
  it.each([
    ['Disallow /a', 'as-colon', 'Disallow: /a'],
    ['disallow\t/a # note', 'as-colon', 'disallow: /a # note'],
    ['Useragent *', 'as-colon', 'User-agent: *'],
    ['UserAgent *', 'as-colon', 'User-agent: *'],
    ['User agent *', 'skipped', 'User-agent: *'],
    ['Dissallow /a', 'as-colon', 'Disallow: /a'],
    ['Disallow /allow-list/', 'as-colon', 'Disallow: /allow-list/'],
    ['Useragents *', 'as-colon', 'User-agent: *'],
    ['User agents *', 'skipped', 'User-agent: *'],
    ['Dissallow /my folder/', 'skipped', 'Disallow: /my folder/'],
    ['Site-map https://a.example/s.xml', 'value-lost', 'Sitemap: https://a.example/s.xml'],
    ['Sitemaps https://a.example/s.xml', 'value-lost', 'Sitemap: https://a.example/s.xml'],
    ['Sitemaps /s.xml', 'as-colon', 'Sitemap: /s.xml'],
    [
      'Sitemap https://a.example/s https://b.example/s',
      'value-lost',
      'Sitemap: https://a.example/s https://b.example/s',
    ],
    ['Disallow /my folder/', 'skipped', 'Disallow: /my folder/'],
    ['Disallow /cart -- not for robots', 'skipped', 'Disallow: /cart -- not for robots'],
    ['Noindex /my folder/', 'skipped', 'Noindex: /my folder/'],
    ['Crawl-delay 10 seconds', 'skipped', 'Crawl-delay: 10 seconds'],
    ['Crawl-delay 10 sec.', 'skipped', 'Crawl-delay: 10 sec.'],
    ['Disallow=/a', 'skipped', 'Disallow: /a'],
    ['Disallow = /a', 'skipped', 'Disallow: /a'],
    ['Disallow ; /a', 'skipped', 'Disallow: /a'],
    ['Disallow =/a', 'value-lost', 'Disallow: /a'],
    ['Disallow /wiki/Special:Search', 'value-lost', 'Disallow: /wiki/Special:Search'],
    ['Sitemap https://a.example/s.xml', 'value-lost', 'Sitemap: https://a.example/s.xml'],
    ['User-agent Some Bot', 'skipped', 'User-agent: Some Bot'],
    ['Disallow, /a', 'as-colon', 'Disallow: /a'],
    ['Disallow. /a', 'as-colon', 'Disallow: /a'],
    ['Disallow- /a', 'as-colon', 'Disallow: /a'],
    ['Disallow= /a', 'as-colon', 'Disallow: /a'],
    ['Disallowed /a', 'as-colon', 'Disallow: /a'],
    ['Disallow-images /a', 'as-colon', 'Disallow-images: /a'],
    ['User-agents *', 'as-colon', 'User-agent: *'],
    ['User-agent, *', 'as-colon', 'User-agent: *'],
    ['User agent Googlebot', 'skipped', 'User-agent: Googlebot'],
    ['Disallow -> /a', 'skipped', 'Disallow: /a'],
    ['Disallow /a /b', 'skipped', 'Disallow: /a /b'],
    ['Disallow/private/', 'skipped', 'Disallow: /private/'],
    ['Crawl-delay 5', 'skipped', 'Crawl-delay: 5'],
    ['crawl-delay 5', 'as-colon', 'crawl-delay: 5'],
    ['Host www.a.example', 'skipped', 'Host: www.a.example'],
    ['Clean-param ref /a', 'skipped', 'Clean-param: ref /a'],
  ])('%s: %s', (line, expected, fixed) => {
    expect(read(line)).toEqual([expected])
    expect(fixedBy(missingColon, line)).toBe(fixed)
  })

  it('is read by those whose reading says so', () => {
    const readers = (line: string) => findingsOf(missingColon, line).map(({ data }) => data.readBy)
    expect(readers('Disallow /a')).toEqual([['google']])
    expect(readers('disallow /a')).toEqual([['google', 'protego']])
    expect(readers('Disallow=/a')).toEqual([[]])
    const [found] = findingsOf(missingColon, 'Disallow /a')
    expect(found?.data.skippedBy).toEqual(['yandex', 'python-3.12', 'python-3.14', 'protego'])
  })

  it('is found at the name', () => {
    expect(placesOf(missingColon, 'User-agent: *\n  Disallow   /a  # x')).toEqual(['2:3-11'])
    expect(placesOf(missingColon, '\ufeffUser-agent *')).toEqual(['1:2-12'])
  })

  it.each([
    'Disallow: /a',
    'Disallow : /a',
    'Allow all the good robots',
    'Disallow',
    'Foo /a',
    '# Disallow /a',
    'User agent: *',
    'Crawl-delay is ignored',
    'Host the site yourself',
    'Allow/Disallow rules',
    'Disallowed paths',
    'Sitemaps below',
    'User-agent : *',
    'User-agent.txt is here',
    'Allow, please, all of it',
    'Allow / for all robots',
    'Disallow /a and /b for robots that we do not know',
    'Allow /disallow rules',
    'Crawl-delay 10 is too much for us',
    'Content-Signal is a new directive',
    'Content-Signal ai-train=no',
    'User-agents that we like',
    'Useragents of the world',
    'Sitemap /see below',
  ])('is not found in %s', (line) => {
    expect(placesOf(missingColon, line)).toEqual([])
  })
})
