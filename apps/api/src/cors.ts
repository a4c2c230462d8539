/** The API is public and changes nothing: pages of any site may call it, without credentials. */
import type { MiddlewareHandler } from 'hono'
import type { Env } from './services.ts'

/** Adds the CORS headers, also to problems and to answers to OPTIONS. */
export const openToAllSites: MiddlewareHandler<Env> = async function openToAllSites(c, next) {
  await next()
  const { headers } = c.res
  headers.set('Access-Control-Allow-Origin', '*')
  headers.set('Access-Control-Expose-Headers', EXPOSED)
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  if (c.req.method !== 'OPTIONS') return
  headers.set('Access-Control-Allow-Methods', headers.get('Allow') ?? 'GET, HEAD, POST, OPTIONS')
  headers.set('Access-Control-Allow-Headers', 'Content-Type, Accept, If-None-Match')
  headers.set('Access-Control-Max-Age', '86400')
}

const EXPOSED =
  'Allow, ETag, RateLimit, RateLimit-Policy, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id'
