/** What is counted, in the text format of Prometheus. */
import type { FetchReport } from '@robots-txt-tester/core'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** `route` is the pattern, never an address: addresses would be without number. */
  readonly countRequest: (method: string, route: string, status: number, seconds: number) => void
  readonly countFetch: (report: FetchReport) => void
  readonly text: () => Promise<string>
  readonly contentType: string
}

/** Makes the counters. `process`: also count what the process itself takes. */
export function createMetrics(options: { readonly process: boolean }): Metrics {
  const registry = new Registry()
  if (options.process) collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the head of the answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 15],
    registers: [registry],
  })
  const fetches = new Counter({
    name: 'robots_fetches_total',
    help: 'Attempts to fetch a robots.txt, by how they ended',
    labelNames: ['outcome', 'stage'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'robots_fetch_duration_seconds',
    help: 'Time that an attempt to fetch a robots.txt took',
    buckets: [0.05, 0.2, 0.5, 1, 3, 10, 15],
    registers: [registry],
  })
  return {
    countRequest: (method, route, status, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    countFetch: (report) => {
      fetches.inc({ outcome: report.outcome, stage: report.error?.stage ?? '' })
      durations.observe(report.durationMs / 1000)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
