/** Protects what a name in front of a colon means to a dialect: its own, another's, or nothing. */
import { describe, expect, it } from 'vitest'
import type { DialectId } from '../dialects/dialect.ts'
import { dialectById } from '../dialects/index.ts'
import { directiveNames } from './directive-name.ts'

describe('a name', () => {
  it.each<readonly [DialectId, string, string, string]>([
    ['google', 'User-agent', 'user-agent', 'standard'],
    ['google', 'USERAGENT', 'user-agent', 'spelling'],
    ['google', 'user agent', 'user-agent', 'spelling'],
    ['google', 'user-agents', 'user-agent', 'name-prefix'],
    ['google', 'Allow', 'allow', 'standard'],
    ['google', 'Allowed', 'allow', 'name-prefix'],
    ['google', 'Disallow', 'disallow', 'standard'],
    ['google', 'Dissalow', 'disallow', 'spelling'],
    ['google', 'Dissalows', 'disallow', 'name-prefix'],
    ['google', 'Disallow /a', 'disallow', 'name-prefix'],
    ['google', 'Disalllow', 'unknown', 'disalllow'],
    ['google', 'Sitemap https', 'other', 'sitemap'],
    ['google', 'Site-map', 'other', 'site-map'],
    ['google', 'Crawl-delay', 'other-dialect', 'crawl-delay'],
    ['google', 'Foo', 'unknown', 'foo'],
    ['google', '', 'unknown', ''],
    ['rfc9309-strict', 'dISALLOW', 'disallow', 'standard'],
    ['rfc9309-strict', 'Disalow', 'other-dialect', 'disalow'],
    ['rfc9309-strict', 'Disallows', 'other-dialect', 'disallows'],
    ['rfc9309-strict', 'Sitemap', 'other', 'sitemap'],
    ['rfc9309-strict', 'Sitemaps', 'unknown', 'sitemaps'],
    ['yandex', 'Clean-param', 'other', 'clean-param'],
    ['yandex', 'Host', 'other-dialect', 'host'],
    ['bing', 'Crawl-delay', 'other', 'crawl-delay'],
    ['protego', 'Disalow', 'disallow', 'spelling'],
    ['protego', 'Disallowed', 'other-dialect', 'disallowed'],
    ['protego', 'Visit time', 'other', 'visit time'],
  ])('to %s: %j is %s, %s', (dialect, name, kind, detail) => {
    const meaningOf = directiveNames(dialectById(dialect).decisions)
    const meaning = meaningOf(name)
    expect([meaning.kind, 'as' in meaning ? meaning.as : meaning.name]).toEqual([kind, detail])
    expect(meaningOf(name)).toBe(meaning)
  })

  it('means the same however many others were asked about', () => {
    const meaningOf = directiveNames(dialectById('google').decisions)
    for (let i = 0; i < 3000; i += 1) {
      expect(meaningOf(`x${i}`)).toEqual({ kind: 'unknown', name: `x${i}` })
    }
    expect(meaningOf('Allow')).toEqual({ kind: 'allow', as: 'standard' })
  })
})
