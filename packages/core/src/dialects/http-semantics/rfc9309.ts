/**
 * What the standard makes of an answer. Where it is silent, as Google reads it, marked `assumed`.
 * On 429 too: the standard's number range would open the site, which is hardly what a server means
 * that asks for fewer requests; `rfc9309-strict` keeps to the number.
 */
import type { HttpSemantics } from '../../http/crawl-policy.ts'
import { GOOGLE_SPECIFICATION, RFC_9309 } from '../sources.ts'
import { decisionsFrom } from './decisions-from.ts'

const standard = decisionsFrom(RFC_9309)
const asGoogle = decisionsFrom(GOOGLE_SPECIFICATION)

const successful = standard('obey-file', 'documented', '§2.3.1.1 Successful Access')
const anyBody = standard('obey-file', 'documented', '§2.3.1.5: every parseable line counts')
const unavailable = standard('allow-all', 'documented', '§2.3.1.3 "Unavailable" Status')
const unreachable = standard('disallow-all', 'documented', '§2.3.1.4 "Unreachable" Status')
const networkError = standard('disallow-all', 'inferred', '§2.3.1.4: a network error')

export const RFC9309_HTTP: HttpSemantics = {
  ok: {
    plainText: successful,
    webPage: anyBody,
    otherText: standard('obey-file', 'inferred', '§2.3.1.5'),
    otherType: standard('obey-file', 'inferred', '§2.3.1.5'),
    noType: standard('obey-file', 'inferred', '§2.3.1.5'),
  },
  noContent: standard('obey-file', 'inferred', '§2.3.1.1: downloaded, and nothing in it'),
  partialContent: standard('unknown', 'assumed', 'nothing said about part of a file'),
  otherSuccess: standard('obey-file', 'assumed', '§2.3.1.1 names no status'),
  notModified: standard('unknown', 'assumed', 'nothing said about 304'),
  redirectToNowhere: standard('unknown', 'assumed', '§2.3.1.2 takes the target for granted'),
  redirects: {
    followed: 5,
    tooMany: standard('allow-all', 'documented', '§2.3.1.2: MAY assume it is unavailable'),
    loop: standard('allow-all', 'documented', '§2.3.1.2: MAY assume it is unavailable'),
  },
  accessDenied: unavailable,
  notFound: unavailable,
  tooManyRequests: asGoogle('disallow-all', 'assumed', 'Handling of errors: 4xx except 429'),
  otherClientError: unavailable,
  serverError: unreachable,
  invalidStatus: asGoogle('disallow-all', 'assumed', 'Handling of errors: invalid responses'),
  failures: {
    dns: unreachable,
    connect: unreachable,
    tls: networkError,
    timeout: unreachable,
    read: networkError,
    decode: networkError,
  },
  // §2.3.1.4 ("a reasonably long period of time, for example 30 days") and §2.4.
  outage: [
    { fromHours: 0, withCopy: 'last-copy', withoutCopy: 'disallow-all' },
    { fromHours: 30 * 24, withCopy: 'last-copy', withoutCopy: 'allow-all' },
  ],
}
