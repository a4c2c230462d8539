/** Reports of fetches for tests in which only some things are of interest. */
import type { FetchReport } from '../src/http/fetch-report.ts'

const ADDRESS = 'https://example.com/robots.txt'

/** A report of a file that came as it should, but for what is given. */
export function fetchReportOf(given: Partial<FetchReport>): FetchReport {
  return {
    requested: ADDRESS,
    robotsUrl: ADDRESS,
    finalUrl: ADDRESS,
    fetchedAt: '2026-11-30T10:00:00.000Z',
    durationMs: 100,
    userAgent: 'robots-txt-tester/0',
    outcome: 'fetched',
    status: 200,
    hops: [],
    error: null,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: null,
    policies: {},
    notes: [],
    ...given,
  }
}

/** A report of an answer that brought no file. */
export function failedReport(status: number, given: Partial<FetchReport> = {}): FetchReport {
  return fetchReportOf({ outcome: 'status', status, ...given })
}

/** A report of a redirect to another address. */
export function redirectReport(finalUrl: string): FetchReport {
  return fetchReportOf({ finalUrl, hops: [{ url: ADDRESS, status: 301, location: finalUrl }] })
}
