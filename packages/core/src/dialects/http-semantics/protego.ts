/**
 * What Scrapy does, whose default parser Protego is; Protego itself never fetches. The middleware
 * hands the body of any answer to the parser, whatever its status, and allows everything when no
 * answer comes. An error page seldom holds a rule, so an error status is taken to open the site.
 */
import type { HttpSemantics, PolicySource } from '../../http/crawl-policy.ts'
import { decisionsFrom } from './decisions-from.ts'

const MIDDLEWARE: PolicySource = {
  title: 'Scrapy, scrapy/downloadermiddlewares/robotstxt.py',
  url: 'https://github.com/scrapy/scrapy/blob/master/scrapy/downloadermiddlewares/robotstxt.py',
  checked: '2026-11-30',
}

/** Scrapy's setting `REDIRECT_MAX_TIMES`, as it comes. */
const MAX_REDIRECTS = 20

const middleware = decisionsFrom(MIDDLEWARE)

const parsed = middleware('obey-file', 'documented', '_parse_robots')
const errorPage = middleware('allow-all', 'inferred', '_parse_robots, of a body without rules')
const noAnswer = middleware('allow-all', 'documented', '_robots_error: no parser, no restrictions')
const noAnswerEither = middleware('allow-all', 'inferred', '_robots_error')

export const PROTEGO_HTTP: HttpSemantics = {
  ok: {
    plainText: parsed,
    webPage: parsed,
    otherText: parsed,
    otherType: parsed,
    noType: parsed,
  },
  noContent: parsed,
  partialContent: parsed,
  otherSuccess: parsed,
  notModified: errorPage,
  redirectToNowhere: errorPage,
  redirects: { followed: MAX_REDIRECTS, tooMany: noAnswerEither, loop: noAnswerEither },
  accessDenied: errorPage,
  notFound: errorPage,
  tooManyRequests: middleware('allow-all', 'inferred', '_parse_robots, after retries', '4xx'),
  otherClientError: errorPage,
  serverError: errorPage,
  invalidStatus: errorPage,
  failures: {
    dns: noAnswer,
    connect: noAnswer,
    tls: noAnswer,
    timeout: noAnswer,
    read: noAnswer,
    decode: noAnswerEither,
  },
  outage: [],
}
