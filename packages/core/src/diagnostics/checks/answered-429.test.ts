/** Protects the check `answered-429`: the status alone, with what the server asks for. */
import { describe, expect, it } from 'vitest'
import { failedReport } from '../../../test/fetch-reports.ts'
import { findingsOf } from '../../../test/findings.ts'
import { answered429 } from './answered-429.ts'

describe('an answer of 429', () => {
  it('is told with its Retry-After', () => {
    const fetch = failedReport(429, { headers: { 'retry-after': '120' } })
    expect(findingsOf(answered429, 'slow down', { fetch })[0]?.data).toEqual({ retryAfter: '120' })
    expect(findingsOf(answered429, '', { fetch: failedReport(429) })[0]?.data).toEqual({
      retryAfter: null,
    })
  })

  it.each([403, 404, 503])('is not %i', (status) => {
    expect(findingsOf(answered429, '', { fetch: failedReport(status) })).toEqual([])
  })
})
