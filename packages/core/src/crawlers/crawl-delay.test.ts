/** Protects the short list of who obeys Crawl-delay: it says what the details of the crawlers say. */
import { expect, it } from 'vitest'
import { crawlDelaySupport } from './crawl-delay.ts'
import { loadCrawlerDetails } from './crawler-details.ts'
import { CRAWLERS } from './registry.ts'

it('says of every crawler what its details say', async () => {
  const details = await loadCrawlerDetails()
  const short = CRAWLERS.map((crawler) => [crawler.id, crawlDelaySupport(crawler)])
  const full = CRAWLERS.map(({ id }) => [id, details.get(id)?.crawlDelay.status])
  expect(short).toEqual(full)
  expect(new Set(short.map(([, status]) => status)).size).toBe(3)
})
