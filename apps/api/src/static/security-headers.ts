/** Headers that tell browsers what answers of ours may do, and what may be done with them. */
import type { MiddlewareHandler } from 'hono'
import type { Env, Services } from '../services.ts'

/** For every answer; a route that sets one of these itself keeps its own. */
export function securityHeaders({ config }: Services): MiddlewareHandler<Env> {
  const headers: Readonly<Record<string, string>> = {
    // Answers that are no page run and load nothing, wherever they are opened.
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(config.publicUrl?.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=31536000' }
      : {}),
  }
  return async function securityHeaders(c, next) {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    // For browsers that do not know frame-ancestors; it has no word for "anybody".
    const policy = c.res.headers.get('Content-Security-Policy') ?? ''
    if (!policy.includes('frame-ancestors *')) c.res.headers.set('X-Frame-Options', 'DENY')
  }
}

/**
 * For the page. The editor writes its styles into a `<style>` of its own, which the nonce lets pass.
 * `embedded`: the page may stand in a frame on any site.
 */
export function pageHeaders(nonce: string, embedded: boolean): Readonly<Record<string, string>> {
  const policy = pagePolicy(`'nonce-${nonce}'`, embedded ? '*' : "'none'")
  if (!embedded) return { 'Content-Security-Policy': policy }
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
}

/** For the reference page of the API, whose program sets styles on elements. */
export function referenceHeaders(): Readonly<Record<string, string>> {
  return { 'Content-Security-Policy': pagePolicy("'unsafe-inline'", "'none'") }
}

function pagePolicy(styles: string, ancestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}
