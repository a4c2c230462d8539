/** A fetch report as the server sends it, for tests. */
import { crawlPolicies, type FetchReport, octetLength } from '@robots-txt-tester/core'

export interface ReportChanges extends Partial<FetchReport> {
  readonly status?: number
}

/** A report of an answer with this text; null: the answer brought no file. */
export function fetchReport(text: string | null, changes: ReportChanges = {}): FetchReport {
  const status = changes.status ?? 200
  const outcome = text === null ? 'status' : 'fetched'
  return {
    requested: 'https://example.com/page',
    robotsUrl: 'https://example.com/robots.txt',
    finalUrl: 'https://example.com/robots.txt',
    fetchedAt: '2026-11-30T10:31:02.123Z',
    durationMs: 184,
    userAgent: 'robots-txt-tester/0.1.0',
    outcome,
    status,
    hops: [],
    error: null,
    headers: { 'content-type': 'text/plain' },
    body:
      text === null
        ? null
        : {
            text,
            octets: octetLength(text),
            truncated: false,
            sha256: '',
            bom: false,
            malformedOctets: 0,
          },
    policies: crawlPolicies({ outcome, status, contentType: 'text/plain' }),
    notes: [],
    ...changes,
  }
}
