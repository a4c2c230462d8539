// Protects what a reader is told about a crawler beside the verdict.
import { describe, expect, it } from 'vitest'
import { crawlerNotes } from './crawler-notes.ts'
import { findCrawler } from './find-crawler.ts'
import { CRAWLERS } from './registry.ts'
import { ANY_CRAWLER, customCrawler } from './unlisted-crawlers.ts'

describe('crawlerNotes', () => {
  it.each([
    ['googlebot', []],
    ['googlebot-image', []],
    ['google-extended', ['control-token']],
    ['msnbot', ['retired']],
    ['adsbot-google', ['ignores-wildcard', 'partly-respects']],
    ['chatgpt-user', ['user-triggered']],
    ['bytespider', ['does-not-respect']],
    ['dotbot', ['respect-assumed']],
    ['facebookexternalhit', ['partly-respects']],
    ['linkedinbot', ['respect-assumed', 'unverified']],
    ['baiduspider-image', ['unverified']],
    ['ia-archiver', ['retired', 'partly-respects', 'respect-assumed']],
    ['yadirectfetcher', ['ignores-wildcard', 'does-not-respect', 'respect-assumed', 'unverified']],
  ])('of %s are %j', (id, notes) => {
    expect(crawlerNotes(findCrawler(id).crawler)).toEqual(notes)
  })

  it('say of a custom crawler that it is one, and nothing of “any other crawler”', () => {
    expect(crawlerNotes(customCrawler('FooBot'))).toEqual(['custom-token'])
    expect(crawlerNotes(ANY_CRAWLER)).toEqual([])
  })

  it('never call a crawler of the registry custom', () => {
    for (const crawler of CRAWLERS) expect(crawlerNotes(crawler)).not.toContain('custom-token')
  })
})
