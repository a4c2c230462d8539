// Protects the default table: every row exists, once, and is a crawler that still runs.
import { describe, expect, it } from 'vitest'
import { findCrawler } from './find-crawler.ts'
import { POPULAR_CRAWLER_IDS } from './popular-crawlers.ts'

describe('the popular crawlers', () => {
  it('are found by their ids, each once and none retired', () => {
    expect(POPULAR_CRAWLER_IDS).toHaveLength(32)
    expect(new Set(POPULAR_CRAWLER_IDS).size).toBe(POPULAR_CRAWLER_IDS.length)
    for (const id of POPULAR_CRAWLER_IDS) {
      const { crawler, by } = findCrawler(id)
      expect({ id: crawler.id, by, retired: crawler.retired }).toEqual({
        id,
        by: 'id',
        retired: false,
      })
    }
  })

  it('begin with any other crawler', () => {
    expect(POPULAR_CRAWLER_IDS[0]).toBe('any')
  })
})
