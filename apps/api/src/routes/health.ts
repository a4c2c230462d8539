/** `/healthz`, `/readyz`, `/metrics`: for whoever runs the service. Not part of the API. */
import { Hono } from 'hono'
import type { Env, Services } from '../services.ts'

/** The routes. `page`: whether there is a page to serve, without which we are not ready. */
export function healthRoutes({ metrics }: Services, page: boolean) {
  return new Hono<Env>()
    .get('/healthz', function live(c) {
      return c.text('ok\n', 200, NOT_KEPT)
    })
    .get('/readyz', function ready(c) {
      return page
        ? c.text('ok\n', 200, NOT_KEPT)
        : c.text('The page is not built.\n', 503, NOT_KEPT)
    })
    .get('/metrics', async function counted(c) {
      c.header('Content-Type', metrics.contentType)
      return c.body(await metrics.text(), 200, NOT_KEPT)
    })
}

const NOT_KEPT = { 'Cache-Control': 'no-store' }
