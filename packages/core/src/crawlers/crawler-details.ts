/**
 * What stands behind a registry entry: sources, remarks, an example of the header. It is several
 * times the size of the registry and only shown on demand, so it is loaded when first asked for.
 */

/** One source. */
export interface CrawlerEvidence {
  readonly source: string
  /** ISO date on which it was read or, where that is not known, of the edition that was read. */
  readonly date?: string
}

export interface CrawlDelaySupport {
  readonly status: 'honoured' | 'ignored' | 'unknown'
  /** The values honoured, in words. */
  readonly range?: string
  readonly note?: string
}

/** The details of a crawler as the data files state them. */
export interface CrawlerDetailsEntry {
  /** The operator's page about the crawler, where there is one. */
  readonly docUrl?: string
  readonly evidence: readonly CrawlerEvidence[]
  readonly note?: string
  /** What about the entry could not be verified, as a sentence. */
  readonly unverified?: string
  /** A whole User-Agent header where one is known, else the part that tells it apart. */
  readonly headerExample?: string
  /** Unknown where left out. */
  readonly crawlDelay?: CrawlDelaySupport
}

/** By crawler id. */
export type CrawlerDetailsEntries = Readonly<Record<string, CrawlerDetailsEntry>>

export interface CrawlerDetails extends CrawlerDetailsEntry {
  readonly crawlDelay: CrawlDelaySupport
  /** The newest date in the evidence (ISO), or `REGISTRY_COMPILED` where no source is dated. */
  readonly checked: string
}

/** The month in which the sources were last gone through as a whole. */
const REGISTRY_COMPILED = '2026-11'

/** The details of every crawler of the registry, by id. Loads them on the first call. */
export async function loadCrawlerDetails(): Promise<ReadonlyMap<string, CrawlerDetails>> {
  const { crawlerDetailsEntries } = await import('./details/index.ts')
  return new Map(
    Object.entries(crawlerDetailsEntries).map(([id, entry]) => [id, completeDetails(entry)]),
  )
}

function completeDetails(entry: CrawlerDetailsEntry): CrawlerDetails {
  const dates = entry.evidence.flatMap(({ date }) => date ?? [])
  return {
    ...entry,
    crawlDelay: entry.crawlDelay ?? { status: 'unknown' },
    checked: dates.sort().at(-1) ?? REGISTRY_COMPILED,
  }
}
