/** What routes work with: made once at the start, handed to each. */
import type { HttpBindings } from '@hono/node-server'
import type { RequestIdVariables } from 'hono/request-id'
import type { Logger } from 'pino'
import type { ReportCache } from './cache/report-cache.ts'
import type { Config } from './config.ts'
import type { RateLimit } from './limits/rate-limit.ts'
import type { Metrics } from './metrics.ts'

export interface Services {
  readonly config: Config
  readonly log: Logger
  readonly metrics: Metrics
  readonly reports: ReportCache
  readonly limits: { readonly fetch: RateLimit; readonly compute: RateLimit }
}

/** What a request carries besides itself. */
export interface Env {
  readonly Bindings: HttpBindings
  readonly Variables: RequestIdVariables
}
