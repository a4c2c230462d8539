/**
 * What CPython's `urllib.robotparser` does, read from its code: `read()` opens the address with
 * `urllib.request`; 401 and 403 close the site, other 4xx open it, 5xx close it. After any other
 * error status the parser has read nothing, and a parser that has read nothing allows nothing.
 * A network failure is an exception of `read()`, after which the same holds.
 */
import type { HttpSemantics, PolicySource } from '../../http/crawl-policy.ts'
import { decisionsFrom } from './decisions-from.ts'

const BEFORE_THE_REWRITE: PolicySource = {
  title: 'CPython 3.12, Lib/urllib/robotparser.py',
  url: 'https://github.com/python/cpython/blob/3.12/Lib/urllib/robotparser.py',
  checked: '2026-11-30',
}

const AFTER_THE_REWRITE: PolicySource = {
  title: 'CPython 3.14, Lib/urllib/robotparser.py',
  url: 'https://github.com/python/cpython/blob/3.14/Lib/urllib/robotparser.py',
  checked: '2026-11-30',
}

/** Redirects that `urllib.request.HTTPRedirectHandler` follows (`max_redirections`). */
const MAX_REDIRECTS = 10

/** Up to 3.13.13 and 3.14.4. */
export const PYTHON_3_12_HTTP: HttpSemantics = semanticsOf(BEFORE_THE_REWRITE)

/** From 3.13.14 and 3.14.5: 5xx are named in the code, with the same effect as before. */
export const PYTHON_3_14_HTTP: HttpSemantics = semanticsOf(AFTER_THE_REWRITE)

function semanticsOf(source: PolicySource): HttpSemantics {
  const code = decisionsFrom(source)
  const success = code('obey-file', 'documented', 'read(): any 2xx is parsed, whatever its type')
  const clientError = code('allow-all', 'documented', 'read(): 400-499 sets allow_all')
  const nothingRead = code('disallow-all', 'documented', 'can_fetch(): last_checked is not set')
  const exception = code('disallow-all', 'inferred', 'read() raises, can_fetch() has nothing read')
  return {
    ok: {
      plainText: success,
      webPage: success,
      otherText: success,
      otherType: success,
      noType: success,
    },
    noContent: success,
    partialContent: success,
    otherSuccess: success,
    notModified: nothingRead,
    redirectToNowhere: nothingRead,
    redirects: { followed: MAX_REDIRECTS, tooMany: nothingRead, loop: nothingRead },
    accessDenied: code('disallow-all', 'documented', 'read(): 401 and 403', '401-403'),
    notFound: clientError,
    tooManyRequests: code('allow-all', 'documented', 'read(): 400-499 sets allow_all', '4xx'),
    otherClientError: clientError,
    serverError: code('disallow-all', 'documented', 'read() and can_fetch()'),
    invalidStatus: nothingRead,
    failures: {
      dns: exception,
      connect: exception,
      tls: exception,
      timeout: exception,
      read: exception,
      decode: code('unknown', 'assumed', 'asks for no compression, so it may get another answer'),
    },
    outage: [],
  }
}
