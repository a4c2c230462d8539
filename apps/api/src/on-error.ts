/** Where every error ends: as a problem, and in the log where it is one of ours. */
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ProblemCode, type ProblemExtras, problemFor, problemOf } from './problems.ts'
import type { Env, Services } from './services.ts'

/** Answers an error that a route threw. Ours are logged, and told to nobody else. */
export function answerError({ log }: Services) {
  return function answerError(error: Error, c: Context<Env>): Response {
    const { code, extras } = problemFor(error)
    if (code === 'internal') log.error({ err: error, id: c.get('requestId') }, 'unexpected error')
    return answerProblem(c, code, extras)
  }
}

/** Answers an address that nothing is at; a page can only be asked for. */
export function answerNotFound(c: Context<Env>): Response {
  const asks = ['GET', 'HEAD'].includes(c.req.method)
  if (asks || /^\/api(?:\/|$)/.test(c.req.path)) return answerProblem(c, 'not-found')
  return answerProblem(c, 'method-not-allowed', { headers: { Allow: 'GET, HEAD' } })
}

function answerProblem(c: Context<Env>, code: ProblemCode, extras: ProblemExtras = {}): Response {
  const problem = problemOf(code, extras)
  return c.body(JSON.stringify(problem), problem.status as ContentfulStatusCode, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    ...extras.headers,
  })
}
