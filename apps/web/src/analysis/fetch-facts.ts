/** What of a fetch report core needs to tell the crawl policies. */
import type { FetchFacts, FetchReport } from '@robots-txt-tester/core'

/** The facts of a report. Null where it holds none that can be read. */
export function factsOf(report: FetchReport): FetchFacts | null {
  switch (report.outcome) {
    case 'fetched':
    case 'status':
      if (report.status === null) return null
      return {
        outcome: report.outcome,
        status: report.status,
        contentType: report.headers['content-type'] ?? null,
      }
    case 'too-many-redirects':
      return {
        outcome: 'too-many-redirects',
        redirects: report.hops.length,
        loop: report.notes.includes('redirect-loop'),
      }
    case 'network-failure': {
      const stage = report.error?.stage ?? 'read'
      return stage === 'policy' ? { outcome: 'refused' } : { outcome: 'network-failure', stage }
    }
    case 'refused':
      return { outcome: 'refused' }
  }
}
