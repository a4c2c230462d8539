/**
 * Microsoft documents one row (a missing file opens the host, 2012) and no table of status codes,
 * redirects or network errors. All else is assumed to be as the standard's reading here.
 */
import type { HttpSemantics, PolicySource } from '../../http/crawl-policy.ts'
import { assumed, decisionsFrom } from './decisions-from.ts'
import { RFC9309_HTTP } from './rfc9309.ts'

const BLOG_2012: PolicySource = {
  title: "Bing blog: To crawl or not to crawl, that is BingBot's question (2012-05-03)",
  url: 'https://blogs.bing.com/webmaster/May-2012/To-crawl-or-not-to-crawl%2C-that-is-BingBot-s-questi',
  checked: '2026-11-30',
}

const blog = decisionsFrom(BLOG_2012)
const { ok, redirects, failures } = RFC9309_HTTP

export const BING_HTTP: HttpSemantics = {
  ok: {
    plainText: blog('obey-file', 'inferred', 'each host has a file of its own, which is obeyed'),
    webPage: assumed(ok.webPage),
    otherText: assumed(ok.otherText),
    otherType: assumed(ok.otherType),
    noType: assumed(ok.noType),
  },
  noContent: assumed(RFC9309_HTTP.noContent),
  partialContent: assumed(RFC9309_HTTP.partialContent),
  otherSuccess: assumed(RFC9309_HTTP.otherSuccess),
  notModified: assumed(RFC9309_HTTP.notModified),
  redirectToNowhere: assumed(RFC9309_HTTP.redirectToNowhere),
  redirects: {
    followed: null,
    tooMany: assumed(redirects.tooMany),
    loop: assumed(redirects.loop),
  },
  accessDenied: assumed(RFC9309_HTTP.accessDenied),
  notFound: blog('allow-all', 'documented', 'a missing file: crawling is allowed on that host'),
  tooManyRequests: assumed(RFC9309_HTTP.tooManyRequests),
  otherClientError: assumed(RFC9309_HTTP.otherClientError),
  serverError: assumed(RFC9309_HTTP.serverError),
  invalidStatus: assumed(RFC9309_HTTP.invalidStatus),
  failures: {
    dns: assumed(failures.dns),
    connect: assumed(failures.connect),
    tls: assumed(failures.tls),
    timeout: assumed(failures.timeout),
    read: assumed(failures.read),
    decode: assumed(failures.decode),
  },
  outage: [],
}
