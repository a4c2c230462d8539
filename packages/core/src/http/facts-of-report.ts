/** From a fetch report back to the facts that a crawl policy is told by. */
import type { FetchFacts } from './crawl-policy.ts'
import type { FetchReport } from './fetch-report.ts'

/** What a report says of the attempt, as `crawlPolicy` and `testAddress` take it. */
export function factsOfReport(report: FetchReport): FetchFacts {
  switch (report.outcome) {
    case 'fetched':
    case 'status':
      return {
        outcome: report.outcome,
        // Always set for these outcomes; 0 counts as an answer that is none.
        status: report.status ?? 0,
        contentType: report.headers['content-type'] ?? null,
        ...(report.body?.truncated === true ? { truncated: true } : {}),
      }
    case 'too-many-redirects':
      return {
        outcome: report.outcome,
        redirects: report.hops.length,
        loop: report.notes.includes('redirect-loop'),
      }
    case 'network-failure': {
      const stage = report.error?.stage ?? 'read'
      return stage === 'policy' ? { outcome: 'refused' } : { outcome: report.outcome, stage }
    }
    case 'refused':
      return { outcome: report.outcome }
    default:
      return assertNever(report.outcome)
  }
}

function assertNever(value: never): never {
  throw new Error(`Not handled: ${JSON.stringify(value)}`)
}
