/** Protects the check `request-rate-or-visit-time`: both names, in any letter case. */
import { describe, expect, it } from 'vitest'
import { findingsOf } from '../../../test/findings.ts'
import { requestRateOrVisitTime } from './request-rate-or-visit-time.ts'

describe('Request-rate and Visit-time', () => {
  it('are told in the order of the file', () => {
    const text = 'User-agent: *\nVisit-time: 0100-0500\nrequest-rate: 1/10 # slow\nDisallow:\n'
    expect(
      findingsOf(requestRateOrVisitTime, text).map(({ line, data }) => ({ line, ...data })),
    ).toEqual([
      { line: 2, name: 'Visit-time', value: '0100-0500' },
      { line: 3, name: 'request-rate', value: '1/10' },
    ])
  })
})
