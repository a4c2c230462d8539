/** The application: every route and what stands around them. */
import { OpenAPIHono } from '@hono/zod-openapi'
import { type Context, Hono, type Next } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { requestId } from 'hono/request-id'
import { openToAllSites } from './cors.ts'
import { refuseOtherMethods } from './method-not-allowed.ts'
import { answerError, answerNotFound } from './on-error.ts'
import { requestLog } from './request-log.ts'
import { checkRoutes } from './routes/checks.ts'
import { crawlerRoutes } from './routes/crawlers.ts'
import { dialectRoutes } from './routes/dialects.ts'
import { healthRoutes } from './routes/health.ts'
import { lintRoutes } from './routes/lint.ts'
import { openApiRoutes } from './routes/openapi.ts'
import { robotsRoutes } from './routes/robots.ts'
import { testRoutes } from './routes/test.ts'
import type { Env, Services } from './services.ts'
import { type Page, pageRoutes } from './static/page.ts'
import { referenceRoutes } from './static/reference-page.ts'
import { securityHeaders } from './static/security-headers.ts'
import { takeBody } from './take-body.ts'

/** Makes the application. `page` is null where the page is not built. */
export function createApp(services: Services, page: Page | null): Hono<Env> {
  const app = new Hono<Env>()
  app.use(requestId())
  app.use(takeBody)
  app.use(requestLog(services))
  app.use(securityHeaders(services))
  app.use('/api/v1/*', openToAllSites)
  app.use('/api/v1/*', compress())
  for (const registry of ['crawlers', 'crawlers/*', 'dialects', 'checks', 'openapi.json']) {
    app.use(`/api/v1/${registry}`, cacheRegistry, etag())
  }
  const api = apiRoutes(services)
  app.route('/api/v1', api)
  app.route('/api/v1', openApiRoutes(api, services))
  app.route('/', referenceRoutes())
  app.route('/', healthRoutes(services, page !== null))
  refuseOtherMethods(app)
  app.route('/', pageRoutes(page))
  app.onError(answerError(services))
  app.notFound(answerNotFound)
  return app
}

/** The routes of the API, relative to /api/v1. */
function apiRoutes(services: Services) {
  return new OpenAPIHono<Env>()
    .route('/', testRoutes(services))
    .route('/', lintRoutes(services))
    .route('/', robotsRoutes(services))
    .route('/', crawlerRoutes())
    .route('/', dialectRoutes())
    .route('/', checkRoutes())
}

/** For `hc`, the typed client: `hc<AppType>('/api/v1')`. */
export type AppType = ReturnType<typeof apiRoutes>

/** Changes with a new version only, so a few minutes of age do no harm. */
async function cacheRegistry(c: Context, next: Next): Promise<void> {
  await next()
  if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=300')
}
