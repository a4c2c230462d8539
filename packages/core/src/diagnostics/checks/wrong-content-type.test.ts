/** Protects the check `wrong-content-type`: types, missing ones and charsets, and when it keeps silent. */
import { describe, expect, it } from 'vitest'
import { failedReport, fetchReportOf } from '../../../test/fetch-reports.ts'
import { findingsOf } from '../../../test/findings.ts'
import { wrongContentType } from './wrong-content-type.ts'

const FILE = 'User-agent: *\nDisallow: /a\n'

const problem = (type: string | null, text = FILE) => {
  const headers = type === null ? {} : { 'content-type': type }
  return findingsOf(wrongContentType, text, { fetch: fetchReportOf({ headers }) })[0]?.data.problem
}

describe('a content type', () => {
  it.each([
    ['text/plain', undefined],
    ['Text/Plain; charset=UTF-8', undefined],
    ['text/plain;charset="iso-8859-1"', undefined],
    ['text/plain; charset=UTF9', 'charset'],
    ['text/plain; charset=us-ascii', undefined],
    ['text/plain; charset=utf-16', 'other-charset'],
    ['text/html', 'type'],
    ['text/html; charset=UTF9', 'type'],
    ['application/octet-stream', 'type'],
    ['text', 'missing'],
    [null, 'missing'],
  ])('%s: %s', (type, expected) => {
    expect(problem(type)).toBe(expected)
  })

  it.each([
    ['text/plain; charset=iso-8859-1', 'other-charset'],
    ['text/plain; charset=windows-1252', 'other-charset'],
    ['text/plain; charset=us-ascii', undefined],
    ['text/plain; charset=utf-8', undefined],
  ])('%s of a file with letters outside of ASCII: %s', (type, expected) => {
    expect(problem(type, `${FILE}# é\n`)).toBe(expected)
  })

  it('is not told of a web page, an empty body or another answer', () => {
    expect(problem('text/html', '<!doctype html><title>a</title>')).toBeUndefined()
    const body = {
      text: '',
      octets: 0,
      truncated: false,
      sha256: '',
      bom: false,
      malformedOctets: 0,
    }
    const headers = { 'content-type': 'text/html' }
    const empty = fetchReportOf({ headers, body })
    expect(findingsOf(wrongContentType, '', { fetch: empty })).toEqual([])
    expect(findingsOf(wrongContentType, '', { fetch: failedReport(404, { headers }) })).toEqual([])
    expect(findingsOf(wrongContentType, FILE)).toEqual([])
  })
})
