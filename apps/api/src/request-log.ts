/** One line of log and one count for each request. */
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Env, Services } from './services.ts'

/**
 * Logs method, route, status and time. Never the query, which may name a site that somebody is
 * interested in, and never what was pasted.
 */
export function requestLog({ log, metrics }: Services): MiddlewareHandler<Env> {
  return async function requestLog(c, next) {
    const startedAt = performance.now()
    await next()
    const milliseconds = performance.now() - startedAt
    const { status } = c.res
    const method = METHODS.has(c.req.method) ? c.req.method : 'other'
    // Of the route that answered: the last of those that were run.
    const route = routePath(c)
    metrics.countRequest(method, route, status, milliseconds / 1000)
    const level = status >= 500 ? 'error' : route.startsWith('/api/') ? 'info' : 'debug'
    log[level](
      { id: c.get('requestId'), method, route, status, ms: Math.round(milliseconds) },
      'request',
    )
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])
