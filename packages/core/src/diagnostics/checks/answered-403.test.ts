/** Protects the check `answered-403`: 401 and 403, and that no other answer is taken for them. */
import { describe, expect, it } from 'vitest'
import { failedReport, fetchReportOf } from '../../../test/fetch-reports.ts'
import { findingsOf, placesOf } from '../../../test/findings.ts'
import { answered403 } from './answered-403.ts'

describe('an answer of 401 or 403', () => {
  it.each([401, 403])('%i', (status) => {
    const fetch = failedReport(status)
    expect(findingsOf(answered403, '', { fetch })[0]?.data).toEqual({ status, challenge: false })
    expect(placesOf(answered403, '', { fetch })).toEqual(['1:1-1'])
  })

  it('of a bot protection is told so', () => {
    const fetch = failedReport(403, { notes: ['challenge-page'] })
    expect(findingsOf(answered403, '', { fetch })[0]?.data.challenge).toBe(true)
  })

  it.each([400, 404, 410, 429, 500, 503])('is not %i', (status) => {
    expect(findingsOf(answered403, '', { fetch: failedReport(status) })).toEqual([])
  })

  it('is not a file that came, or was pasted', () => {
    expect(findingsOf(answered403, '', { fetch: fetchReportOf({}) })).toEqual([])
    expect(findingsOf(answered403, '')).toEqual([])
  })
})
