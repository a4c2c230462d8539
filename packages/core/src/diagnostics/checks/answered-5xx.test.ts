/** Protects the check `answered-5xx`: the whole class and nothing beside it. */
import { describe, expect, it } from 'vitest'
import { failedReport } from '../../../test/fetch-reports.ts'
import { findingsOf } from '../../../test/findings.ts'
import { answered5xx } from './answered-5xx.ts'

describe('an error of the server', () => {
  it.each([500, 503, 520, 599])('%i', (status) => {
    expect(findingsOf(answered5xx, '', { fetch: failedReport(status) })[0]?.data).toEqual({
      status,
      retryAfter: null,
    })
  })

  it.each([404, 429, 499, 600])('is not %i', (status) => {
    expect(findingsOf(answered5xx, '', { fetch: failedReport(status) })).toEqual([])
  })
})
