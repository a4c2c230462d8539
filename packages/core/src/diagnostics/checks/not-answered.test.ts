/** Protects the check `not-answered`: failures of the network, and that our own refusal is none. */
import { describe, expect, it } from 'vitest'
import { failedReport, fetchReportOf } from '../../../test/fetch-reports.ts'
import { findingsOf } from '../../../test/findings.ts'
import type { FetchOutcome, FetchStage } from '../../http/fetch-report.ts'
import { notAnswered } from './not-answered.ts'

const failed = (outcome: FetchOutcome, stage: FetchStage, code: string) =>
  fetchReportOf({ outcome, status: null, error: { stage, code, message: 'It failed.' } })

describe('a request that failed', () => {
  it.each([
    ['dns', 'ENOTFOUND'],
    ['connect', 'ECONNREFUSED'],
    ['tls', 'CERT_HAS_EXPIRED'],
    ['timeout', 'total-timeout'],
    ['read', 'body-cut-short'],
    ['decode', 'corrupt-encoding'],
  ] as const)('at %s', (stage, code) => {
    const fetch = failed('network-failure', stage, code)
    expect(findingsOf(notAnswered, '', { fetch })[0]?.data).toEqual({ stage, code })
  })

  it('is not one that we would not make, nor an answer', () => {
    const refused = failed('refused', 'policy', 'address-not-public')
    expect(findingsOf(notAnswered, '', { fetch: refused })).toEqual([])
    expect(findingsOf(notAnswered, '', { fetch: failedReport(404) })).toEqual([])
    expect(findingsOf(notAnswered, '', { fetch: fetchReportOf({}) })).toEqual([])
  })
})
