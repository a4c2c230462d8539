/** One GET over a connection, up to the head of the answer. */
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { FetchFailure, failure, systemCode, tlsFailure } from './fetch-failure.ts'
import { hostOf } from './host.ts'

export interface Answer {
  readonly status: number
  /** By name in lower case; several values of one name are joined by a comma. */
  readonly headers: ReadonlyMap<string, string>
  /** The body as it comes; null where the answer has none. */
  readonly body: IncomingMessage | null
  /** The error that broke the body off, where the parser knows one. */
  readonly bodyError: () => unknown
}

/** Limit of the head of an answer, in octets. */
const MAX_HEAD_OCTETS = 16 * 1024

/** How many 1xx answers may come before the real one. */
const MAX_INTERIM_ANSWERS = 20

/**
 * Asks for an address. Throws a `FetchFailure` of stage `read` where no answer comes that can be
 * read, or the reason of `signal`. A 1xx after which the server hangs up is the answer.
 */
export function ask(
  socket: Socket,
  url: URL,
  userAgent: string,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({
      createConnection: () => socket,
      method: 'GET',
      path: url.pathname + url.search,
      headers: {
        Host: url.host,
        'User-Agent': userAgent,
        Accept: 'text/plain, text/*;q=0.8, */*;q=0.1',
        'Accept-Encoding': 'gzip, deflate, br',
      },
      maxHeaderSize: MAX_HEAD_OCTETS,
      // Reads bare line feeds, folded headers and the like, as crawlers do. The dangers of that lie
      // in a connection that several requests share, and this one serves a single request.
      insecureHTTPParser: true,
    })
    const giveUp = (reason: unknown) => {
      reject(reason)
      asked.destroy()
    }
    const onAbort = () => giveUp(signal.reason)
    signal.addEventListener('abort', onAbort)
    asked.once('close', () => signal.removeEventListener('abort', onAbort))
    if (signal.aborted) onAbort()

    const interim = followInterim(asked, giveUp)
    let bodyError: unknown = null
    asked.on('response', (body) => {
      resolve({
        status: body.statusCode ?? 0,
        headers: headersOf(body.rawHeaders),
        body,
        bodyError: () => bodyError,
      })
    })
    // 101: an answer nobody asked for, and what follows is no HTTP.
    asked.on('upgrade', (head) => {
      resolve(bodiless(head.statusCode ?? 0, head.rawHeaders))
      asked.destroy()
    })
    asked.on('error', (cause) => {
      bodyError = cause
      const last = interim()
      if (last !== null && systemCode(cause) === 'ECONNRESET') resolve(bodiless(last, []))
      else reject(answerFailure(cause, hostOf(url)))
    })
    asked.end()
  })
}

/** Counts 1xx answers; gives the status of the last. */
function followInterim(asked: ClientRequest, giveUp: (reason: unknown) => void) {
  let count = 0
  let last: number | null = null
  asked.on('information', ({ statusCode }) => {
    count += 1
    last = statusCode
    if (count <= MAX_INTERIM_ANSWERS) return
    const message = 'The server sent one preliminary answer (1xx) after the other.'
    giveUp(failure('read', 'too-many-interim-answers', message))
  })
  return () => last
}

function bodiless(status: number, rawHeaders: readonly string[]): Answer {
  return { status, headers: headersOf(rawHeaders), body: null, bodyError: () => null }
}

function answerFailure(cause: unknown, host: string): FetchFailure {
  const code = systemCode(cause)
  // In TLS 1.3 a server may turn the client down only after it has heard the question.
  if (code?.startsWith('ERR_SSL_')) return tlsFailure(host, cause)
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message = `The headers of the answer are larger than ${MAX_HEAD_OCTETS / 1024} KiB.`
    return failure('read', 'headers-too-large', message)
  }
  if (code?.startsWith('HPE_')) {
    return failure('read', 'not-http', 'The server answered with something that is not HTTP/1.')
  }
  if (code === null || code === 'ECONNRESET' || code === 'EPIPE') {
    return failure('read', 'no-answer', 'The server closed the connection without answering.')
  }
  const stage = code === 'ETIMEDOUT' ? 'timeout' : 'read'
  return new FetchFailure({ stage, code, message: 'The connection broke off.' })
}

function headersOf(rawHeaders: readonly string[]): ReadonlyMap<string, string> {
  const headers = new Map<string, string>()
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const name = (rawHeaders[i] ?? '').toLowerCase()
    const value = rawHeaders[i + 1] ?? ''
    const before = headers.get(name)
    // A second Location is no list; the first counts, as in browsers' address bars.
    if (before === undefined) headers.set(name, value)
    else if (name !== 'location') headers.set(name, `${before}, ${value}`)
  }
  return headers
}
