/** Methods that a path does not have: 405 with what it has, and answers to OPTIONS. */
import type { Hono } from 'hono'
import { ProblemError } from './problems.ts'
import type { Env } from './services.ts'

/**
 * Adds an answer for all other methods to every path that is registered so far. To be called when
 * all routes are.
 */
export function refuseOtherMethods(app: Hono<Env>): void {
  const methods = new Map<string, Set<string>>()
  for (const { method, path } of app.routes) {
    if (method === 'ALL') continue
    const known = methods.get(path) ?? new Set()
    methods.set(path, known.add(method))
  }
  for (const [path, known] of methods) {
    const allowed = allowedMethods(known)
    app.all(path, function otherMethod(c, next) {
      // The route has passed the request on, since there is nothing at this very address.
      if (allowed.includes(c.req.method) && c.req.method !== 'OPTIONS') return next()
      if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: allowed.join(', ') })
      throw new ProblemError('method-not-allowed', { headers: { Allow: allowed.join(', ') } })
    })
  }
}

function allowedMethods(known: ReadonlySet<string>): readonly string[] {
  return [...known, ...(known.has('GET') ? ['HEAD'] : []), 'OPTIONS']
}
