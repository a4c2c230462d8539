/** Puts the parts together: from the configuration to a server that answers. */
import { fetchRobots } from '@robots-txt-tester/fetch'
import { type Logger, pino } from 'pino'
import { createApp } from './app.ts'
import { createReportCache } from './cache/report-cache.ts'
import type { Config } from './config.ts'
import { createRateLimit } from './limits/rate-limit.ts'
import { createMetrics } from './metrics.ts'
import { type RunningServer, startServer } from './server.ts'
import type { Services } from './services.ts'
import { readPage } from './static/page.ts'

export interface StartOptions {
  readonly config: Config
  readonly log: Logger
  /** The folder that the page was built to. */
  readonly pageFolder: string
  /** Count what the process itself takes, too. */
  readonly processMetrics?: boolean
}

/** Serves. Rejects where the address cannot be taken. */
export async function start(options: StartOptions): Promise<RunningServer> {
  const { config, log } = options
  const metrics = createMetrics({ process: options.processMetrics ?? false })
  const services: Services = {
    config,
    log,
    metrics,
    limits: {
      fetch: createRateLimit('fetch', config.rateLimitFetch),
      compute: createRateLimit('compute', config.rateLimitCompute),
    },
    reports: createReportCache(
      async (address, { signal, onProgress }) => {
        const report = await fetchRobots(address, {
          userAgent: config.fetchUserAgent,
          allowPrivateAddresses: config.allowPrivateAddresses,
          extraPorts: config.extraPorts,
          signal,
          onProgress,
        })
        metrics.countFetch(report)
        return report
      },
      { seconds: config.fetchCacheSeconds },
    ),
  }
  const page = readPage(options.pageFolder)
  if (page === null) log.warn('The page is not built; only the API is served.')
  return startServer(createApp(services, page), { host: config.host, port: config.port, log })
}

/** The log, as lines of JSON on standard output. */
export function createLog(level: Config['logLevel']): Logger {
  return pino({ level, base: null })
}
