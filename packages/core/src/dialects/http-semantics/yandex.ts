/**
 * What Yandex documents: a list of what the file must be (plain text, status 200), and that the
 * site counts as open where it is not that. It is no table of status codes; what happens when
 * nothing comes back is not said anywhere and is read as the standard says.
 */
import type { HttpSemantics, PolicySource } from '../../http/crawl-policy.ts'
import { assumed, decisionsFrom } from './decisions-from.ts'
import { RFC9309_HTTP } from './rfc9309.ts'

const HELP: PolicySource = {
  title: 'Yandex Webmaster help: robots.txt',
  url: 'https://yandex.com/support/webmaster/en/controlling-robot/robots-txt',
  checked: '2026-11-30',
}

const help = decisionsFrom(HELP)

const REQUIREMENTS = 'Requirements for the file: answers 200 OK, else the site is open'
const not200 = help('allow-all', 'documented', REQUIREMENTS, 'not-200')
const not200Either = help('allow-all', 'inferred', REQUIREMENTS, 'not-200')

const TEXT_FILE = 'Requirements for the file: a TXT file, else the site is open'

export const YANDEX_HTTP: HttpSemantics = {
  ok: {
    plainText: help('obey-file', 'documented', 'Requirements for the file'),
    webPage: help('allow-all', 'documented', TEXT_FILE, 'not-text'),
    otherText: help('obey-file', 'assumed', 'nothing said about other kinds of text'),
    otherType: help('allow-all', 'inferred', TEXT_FILE, 'not-text'),
    noType: help('obey-file', 'assumed', 'nothing said about an answer without a type'),
  },
  noContent: not200,
  partialContent: not200,
  otherSuccess: not200,
  notModified: assumed(RFC9309_HTTP.notModified),
  redirectToNowhere: not200Either,
  redirects: {
    followed: null,
    tooMany: assumed(RFC9309_HTTP.redirects.tooMany),
    loop: assumed(RFC9309_HTTP.redirects.loop),
  },
  accessDenied: not200,
  notFound: not200,
  tooManyRequests: not200,
  otherClientError: not200,
  serverError: not200,
  invalidStatus: not200Either,
  failures: {
    dns: assumed(RFC9309_HTTP.failures.dns),
    connect: assumed(RFC9309_HTTP.failures.connect),
    tls: assumed(RFC9309_HTTP.failures.tls),
    timeout: assumed(RFC9309_HTTP.failures.timeout),
    read: assumed(RFC9309_HTTP.failures.read),
    decode: assumed(RFC9309_HTTP.failures.decode),
  },
  outage: [],
}
