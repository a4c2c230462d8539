// Protects the sources: every crawler has its details, what is unverified is said, and the details
// stay out of the first load.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadCrawlerDetails } from './crawler-details.ts'
import { CRAWLERS } from './registry.ts'

const details = await loadCrawlerDetails()
const detailsOf = (id: string) => details.get(id)

describe('crawler details', () => {
  it('exist for every crawler of the registry and for no other', () => {
    expect([...details.keys()].sort()).toEqual(CRAWLERS.map((crawler) => crawler.id).sort())
  })

  it('say what is unverified exactly where the registry says that something is', () => {
    const said = CRAWLERS.filter((crawler) => detailsOf(crawler.id)?.unverified !== undefined)
    expect(said).toEqual(CRAWLERS.filter((crawler) => crawler.hasUnverified))
    expect(said).toHaveLength(38)
  })

  it('name a source wherever the whole entry is not unverified', () => {
    const bare = CRAWLERS.filter((crawler) => detailsOf(crawler.id)?.evidence.length === 0)
    expect(bare.map((crawler) => crawler.id)).toEqual(['yepbot'])
    expect(bare.every((crawler) => crawler.hasUnverified)).toBe(true)
  })

  it('carry the date of the newest source, or the month of the compilation', () => {
    expect(detailsOf('googlebot')?.checked).toBe('2026-09-22')
    expect(detailsOf('bingbot')?.checked).toBe('2026-07-17')
    expect(detailsOf('yandexbot')?.checked).toBe('2026-11')
    for (const { checked } of details.values()) expect(checked).toMatch(/^2026-\d\d(-\d\d)?$/)
  })

  it('link to operators’ pages by whole addresses', () => {
    const addresses = [...details.values()].flatMap(({ docUrl }) => docUrl ?? [])
    expect(addresses.length).toBeGreaterThan(150)
    for (const address of addresses) expect(new URL(address).protocol).toMatch(/^https?:$/)
  })

  it('state whether Crawl-delay is honoured', () => {
    const count = (status: string) =>
      [...details.values()].filter(({ crawlDelay }) => crawlDelay.status === status).length
    expect([count('honoured'), count('ignored'), count('unknown')]).toEqual([19, 74, 143])
    expect(detailsOf('bingbot')?.crawlDelay.range).toBe(
      '1–20 s (current help); 1–30 s (blog of 2012)',
    )
  })

  it('lack a header only where the crawler never sends one of its own', () => {
    const without = [...details].filter(([, entry]) => entry.headerExample === undefined)
    expect(without.map(([id]) => id)).toEqual([
      'googlebot-news',
      'google-extended',
      'applebot-extended',
      'bravebot',
    ])
  })

  it('are imported on demand only', () => {
    const folder = new URL('.', import.meta.url)
    const sources = readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file))
    const importers = sources.filter((file) =>
      readFileSync(new URL(file, folder), 'utf8').includes("from './details/"),
    )
    expect(sources.length).toBeGreaterThan(5)
    expect(importers).toEqual([])
  })
})
