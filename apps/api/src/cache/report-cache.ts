/**
 * Fetch reports, kept for a moment and shared: whoever asks for a file that is being fetched waits
 * with the others, so that a site is asked once however many people look at it.
 */
import {
  type AddressFacts,
  addressNotes,
  type FetchReport,
  robotsUrlFor,
} from '@robots-txt-tester/core'
import type { FetchProgress } from '@robots-txt-tester/fetch'
import { LRUCache } from 'lru-cache'
import { ProblemError } from '../problems.ts'

/** One fetch; the caller's fetcher with its own settings. */
export type FetchOnce = (
  address: string,
  options: {
    readonly signal: AbortSignal
    readonly onProgress: (progress: FetchProgress) => void
  },
) => Promise<FetchReport>

export interface ReportWish {
  /** Not from the cache, nor from a fetch that began before. */
  readonly fresh: boolean
  /** Once aborted, the caller no longer waits; when nobody does, the fetch is given up. */
  readonly signal: AbortSignal
  readonly onProgress?: (progress: FetchProgress) => void
}

export interface ReportCache {
  /** The report on the file that governs a page. Rejects with the reason of `signal`. */
  readonly reportFor: (pageAddress: string, wish: ReportWish) => Promise<FetchReport>
}

export interface ReportCacheOptions {
  /** How long a report is good; 0 keeps none. */
  readonly seconds: number
  /** Milliseconds on a clock that never goes back. */
  readonly now?: () => number
  /** What the reports kept may take, in octets. */
  readonly memoryOctets?: number
  /** How many fetches may run at a time. */
  readonly concurrent?: number
}

/** A fetch that is under way. */
interface Flight {
  readonly report: Promise<FetchReport>
  readonly controller: AbortController
  readonly news: News
  waiting: number
}

interface News {
  readonly listeners: Set<(progress: FetchProgress) => void>
  last: FetchProgress | null
}

/** Makes a cache in front of a fetcher. */
export function createReportCache(fetchOnce: FetchOnce, options: ReportCacheOptions): ReportCache {
  const kept = options.seconds > 0 ? storeFor(options) : null
  const flights = new Map<string, Flight>()
  const concurrent = options.concurrent ?? 256
  let running = 0

  function takeOff(robotsUrl: string): Flight {
    if (running >= concurrent) throw new ProblemError('busy', { headers: { 'Retry-After': '5' } })
    running += 1
    const news: News = { listeners: new Set(), last: null }
    const controller = new AbortController()
    const report = fetchOnce(robotsUrl, {
      signal: controller.signal,
      onProgress: (progress) => {
        news.last = progress
        for (const listener of news.listeners) listener(progress)
      },
    })
    const flight: Flight = { report, controller, news, waiting: 0 }
    flights.set(robotsUrl, flight)
    report
      .then((report) => {
        // A fetch that began earlier may end later: the newer report stays.
        if ((kept?.get(robotsUrl)?.fetchedAt ?? '') <= report.fetchedAt)
          kept?.set(robotsUrl, report)
      })
      .catch(() => undefined) // Whoever waits is told; here nobody is left to tell.
      .finally(() => {
        running -= 1
        land(robotsUrl, flight)
      })
    return flight
  }

  function land(robotsUrl: string, flight: Flight): void {
    if (flights.get(robotsUrl) === flight) flights.delete(robotsUrl)
  }

  function join(robotsUrl: string, flight: Flight, wish: ReportWish): Promise<FetchReport> {
    const { signal, onProgress } = wish
    flight.waiting += 1
    if (onProgress !== undefined) {
      flight.news.listeners.add(onProgress)
      if (flight.news.last !== null) onProgress(flight.news.last)
    }
    return new Promise<FetchReport>((resolve, reject) => {
      const leave = () => {
        signal.removeEventListener('abort', giveUp)
        flight.waiting -= 1
        if (onProgress !== undefined) flight.news.listeners.delete(onProgress)
      }
      const giveUp = () => {
        leave()
        reject(signal.reason)
        if (flight.waiting > 0) return
        land(robotsUrl, flight)
        flight.controller.abort(signal.reason)
      }
      signal.addEventListener('abort', giveUp)
      flight.report.finally(() => signal.aborted || leave()).then(resolve, reject)
      if (signal.aborted) giveUp()
    })
  }

  return {
    reportFor: async (pageAddress, wish) => {
      const address = robotsUrlFor(pageAddress)
      if (!address.ok) {
        // Refused without asking anybody, for a reason that lies in this very address.
        return fetchOnce(pageAddress, { signal: wish.signal, onProgress: () => undefined })
      }
      const { robotsUrl } = address
      const known = wish.fresh ? undefined : kept?.get(robotsUrl)
      const before = wish.fresh ? undefined : flights.get(robotsUrl)
      const report = known ?? (await join(robotsUrl, before ?? takeOff(robotsUrl), wish))
      return addressedTo(report, pageAddress, address)
    },
  }
}

/** The report as it would be, had it been made for this page alone. */
function addressedTo(report: FetchReport, page: string, address: AddressFacts): FetchReport {
  return { ...report, requested: page, notes: [...report.notes, ...addressNotes(address)] }
}

function storeFor(options: ReportCacheOptions): LRUCache<string, FetchReport> {
  return new LRUCache({
    ttl: options.seconds * 1000,
    ttlResolution: 0,
    maxSize: options.memoryOctets ?? 64 * 1024 * 1024,
    sizeCalculation: (report, robotsUrl) => octetsOf(robotsUrl) + octetsOf(report),
    ...(options.now === undefined ? {} : { perf: { now: options.now } }),
  })
}

/**
 * About what plain data takes in memory, in octets: text two a unit at worst. Foreign servers choose
 * the length of nearly every text of a report, and clients that of the address.
 */
function octetsOf(value: unknown): number {
  if (typeof value === 'string') return 32 + 2 * value.length
  if (typeof value !== 'object' || value === null) return 16
  return Object.values(value).reduce((sum: number, part) => sum + octetsOf(part), 64)
}
