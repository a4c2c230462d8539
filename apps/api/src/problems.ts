/**
 * Problems: every error that a caller can meet, as RFC 9457 wants it. The code is the stable part;
 * texts may change.
 */
import { STATUS_CODES } from 'node:http'
import { HTTPException } from 'hono/http-exception'

const PROBLEMS = {
  'invalid-request': { status: 400, detail: 'Some of what was sent cannot be used; see errors.' },
  'malformed-json': { status: 400, detail: 'The body is not JSON.' },
  'malformed-http': { status: 400, detail: 'The request is not HTTP as the standard has it.' },
  'request-cut-short': { status: 400, detail: 'The body ended before it was whole.' },
  'not-found': { status: 404, detail: 'There is nothing at this address.' },
  'method-not-allowed': {
    status: 405,
    detail: 'This address does not take that method; see the Allow header.',
  },
  'request-timeout': { status: 408, detail: 'The request did not arrive in time.' },
  'too-large': { status: 413, detail: 'The body is larger than 16 MiB.' },
  'unsupported-media-type': {
    status: 415,
    detail: 'The body must be JSON: Content-Type: application/json, not compressed.',
  },
  'rate-limited': {
    status: 429,
    detail: 'Too many requests in a minute; Retry-After says when to come back.',
  },
  'headers-too-large': {
    status: 431,
    detail: 'The request line and headers together are larger than 64 KiB.',
  },
  internal: { status: 500, detail: 'Something went wrong on our side.' },
  busy: { status: 503, detail: 'Too many sites are being asked at this moment.' },
} as const

export type ProblemCode = keyof typeof PROBLEMS

/** What is wrong with one field of a request. */
export interface FieldError {
  /** As written in the request: `url`, `crawler.token`, `crawlers[2]`; `body` for all of it. */
  readonly field: string
  readonly code: string
  /** A sentence or two in English. */
  readonly message: string
}

/** The body of `application/problem+json`. */
export interface Problem {
  readonly type: 'about:blank'
  /** What the status means; as RFC 9457 §4.2.1 wants it for `about:blank`. */
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: ProblemCode
  readonly errors?: readonly FieldError[]
}

export interface ProblemExtras {
  readonly detail?: string
  readonly errors?: readonly FieldError[]
  readonly headers?: Readonly<Record<string, string>>
}

/** The way from where a problem is noticed to the one place that answers with it. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly extras: ProblemExtras

  constructor(code: ProblemCode, extras: ProblemExtras = {}) {
    super(extras.detail ?? PROBLEMS[code].detail)
    this.name = 'ProblemError'
    this.code = code
    this.extras = extras
  }
}

/** The code and extras with which an error is answered; whatever is not known is `internal`. */
export function problemFor(error: unknown): Pick<ProblemError, 'code' | 'extras'> {
  if (error instanceof ProblemError) return error
  // The framework's own refusals of a body.
  if (error instanceof HTTPException && error.status === 415) {
    return { code: 'unsupported-media-type', extras: {} }
  }
  if (error instanceof HTTPException && error.status === 400) {
    return { code: 'malformed-json', extras: {} }
  }
  return { code: 'internal', extras: {} }
}

/** The problem that a code stands for. */
export function problemOf(code: ProblemCode, extras: ProblemExtras = {}): Problem {
  const { status, detail } = PROBLEMS[code]
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: extras.detail ?? detail,
    code,
    ...(extras.errors === undefined ? {} : { errors: extras.errors }),
  }
}

/** The response with a problem in it. */
export function problemResponse(code: ProblemCode, extras: ProblemExtras = {}): Response {
  const problem = problemOf(code, extras)
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...extras.headers,
    },
  })
}

export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[]
