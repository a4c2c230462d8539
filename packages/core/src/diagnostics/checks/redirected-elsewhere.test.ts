/** Protects the check `redirected-elsewhere`: which redirects are usual, and what the others change. */
import { describe, expect, it } from 'vitest'
import { fetchReportOf, redirectReport } from '../../../test/fetch-reports.ts'
import { findingsOf } from '../../../test/findings.ts'
import { redirectedElsewhere } from './redirected-elsewhere.ts'

const kind = (to: string) =>
  findingsOf(redirectedElsewhere, '', { fetch: redirectReport(to) })[0]?.data.kind

describe('a redirect of the file', () => {
  it.each([
    ['https://example.net/robots.txt', 'host'],
    ['https://shop.example.com/robots.txt', 'host'],
    ['https://example.com/', 'path'],
    ['https://www.example.com/en/robots.txt', 'path'],
    ['http://example.com/robots.txt', 'insecure'],
    ['https://www.example.com/robots.txt', undefined],
    ['https://example.com/robots.txt?v=2', undefined],
  ])('to %s: %s', (to, expected) => {
    expect(kind(to)).toBe(expected)
  })

  it('from http to https is usual', () => {
    const fetch = fetchReportOf({
      robotsUrl: 'http://example.com/robots.txt',
      hops: [{ url: 'http://example.com/robots.txt', status: 301, location: '/' }],
    })
    expect(findingsOf(redirectedElsewhere, '', { fetch })).toEqual([])
  })

  it.each([
    ['loop', ['redirect-loop'] as const],
    ['too-many', [] as const],
  ])('without an end is told as %s', (expected, notes) => {
    const report = redirectReport('https://www.example.com/robots.txt')
    const fetch = { ...report, outcome: 'too-many-redirects' as const, status: 302, notes }
    const found = findingsOf(redirectedElsewhere, '', { fetch })
    expect(found.map(({ data }) => data.kind)).toEqual([expected])
  })

  it('is not told where we would not follow it, or where there was none', () => {
    const fetch = { ...redirectReport('http://10.0.0.5/robots.txt'), outcome: 'refused' as const }
    expect(findingsOf(redirectedElsewhere, '', { fetch })).toEqual([])
    expect(findingsOf(redirectedElsewhere, '', { fetch: fetchReportOf({}) })).toEqual([])
  })
})
