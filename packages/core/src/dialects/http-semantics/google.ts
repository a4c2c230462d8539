/** What Google documents of Googlebot's handling of an answer, and what follows from it. */
import type { HttpSemantics, PolicySource } from '../../http/crawl-policy.ts'
import { GOOGLE_SPECIFICATION } from '../sources.ts'
import { decisionsFrom } from './decisions-from.ts'

const STATUS_CODES: PolicySource = {
  title: "How HTTP status codes affect Google's crawlers",
  url: 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes',
  checked: '2026-11-30',
}

const specification = decisionsFrom(GOOGLE_SPECIFICATION)
const statusCodes = decisionsFrom(STATUS_CODES)

const success = specification('obey-file', 'documented', 'Handling of errors: 2xx (success)')
const anyBody = specification('obey-file', 'inferred', 'File format: the content decides')
const clientError = specification(
  'allow-all',
  'documented',
  'Handling of errors: 4xx, except 429, as if there were no file',
)
const serverError = specification('disallow-all', 'documented', 'Handling of errors: 5xx')
const networkError = specification(
  'disallow-all',
  'documented',
  'Handling of errors: DNS and network errors as server errors',
)
const networkErrorToo = specification(
  'disallow-all',
  'inferred',
  'Handling of errors: DNS and network errors as server errors',
)

export const GOOGLE_HTTP: HttpSemantics = {
  ok: {
    plainText: success,
    webPage: specification('obey-file', 'documented', 'File format: HTML is read for rules'),
    otherText: anyBody,
    otherType: anyBody,
    noType: anyBody,
  },
  noContent: specification('obey-file', 'inferred', 'Handling of errors: 2xx, nothing to read'),
  partialContent: specification('unknown', 'inferred', '2xx, but only part of the file is known'),
  otherSuccess: success,
  notModified: specification('unknown', 'inferred', 'File location: fetched without conditions'),
  redirectToNowhere: specification('unknown', 'assumed', 'nothing said about such a redirect'),
  redirects: {
    followed: 5,
    tooMany: specification('allow-all', 'documented', 'Handling of errors: 3xx, then as a 404'),
    loop: specification('allow-all', 'documented', 'Handling of errors: 3xx, then as a 404'),
  },
  accessDenied: clientError,
  notFound: clientError,
  tooManyRequests: statusCodes('disallow-all', 'inferred', '429 counts as a server error'),
  otherClientError: clientError,
  serverError,
  invalidStatus: networkError,
  failures: {
    dns: networkError,
    connect: networkError,
    tls: networkErrorToo,
    timeout: networkError,
    read: networkError,
    decode: networkErrorToo,
  },
  // Handling of errors: 5xx.
  outage: [
    { fromHours: 0, withCopy: 'disallow-all', withoutCopy: 'disallow-all' },
    { fromHours: 12, withCopy: 'last-copy', withoutCopy: 'allow-all' },
    {
      fromHours: 30 * 24,
      withCopy: 'allow-all',
      withoutCopy: 'allow-all',
      siteDown: 'disallow-all',
    },
  ],
}
