/** `/api/v1/robots`: the fetch report alone, at once or with news of how it is going. */
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { FetchReport } from '@robots-txt-tester/core'
import type { FetchProgress } from '@robots-txt-tester/fetch'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { targetToAsk } from '../address-error.ts'
import { fetchUnlimited, takeFromLimit } from '../live-file.ts'
import { preferredType } from '../negotiation.ts'
import { problemFor, problemOf } from '../problems.ts'
import { refuseInvalid } from '../refuse-invalid.ts'
import { FetchReportSchema, type ProgressSchema } from '../schemas/fetch-report.ts'
import { problems } from '../schemas/responses.ts'
import { Address, FreshQuery } from '../schemas/test-request.ts'
import type { Env, Services } from '../services.ts'

const getRobots = createRoute({
  method: 'get',
  path: '/robots',
  summary: 'Fetch a robots.txt',
  description: `Asks the site of a page for its robots.txt, once, and reports what happened.

\`Accept: text/event-stream\` gives the same with news on the way: events \`progress\` (see the
schema Progress), then one \`report\` with the fetch report, or one \`problem\`. A client that goes
away cancels the fetch, unless somebody else waits for the same file.`,
  tags: ['Test'],
  request: { query: FreshQuery.extend({ url: Address }) },
  responses: {
    200: {
      description: 'The fetch report, however the attempt ended',
      content: {
        'application/json': { schema: FetchReportSchema },
        'text/event-stream': { schema: z.string() },
      },
    },
    ...problems(400, 429, 503),
  },
})

/** The route of `/robots`. */
export function robotsRoutes(services: Services) {
  const app = new OpenAPIHono<Env>({ defaultHook: refuseInvalid })
  return app.openapi(getRobots, async function fetchReport(c) {
    const { url, fresh } = c.req.valid('query')
    targetToAsk(url)
    await takeFromLimit(services, c, 'fetch')
    const fetching: Fetching = (onProgress) =>
      fetchUnlimited(services, c, url, {
        fresh: fresh === 'true',
        ...(onProgress === undefined ? {} : { onProgress }),
      })
    c.header('Vary', 'Accept')
    const type = preferredType(c.req.header('Accept'), ['application/json', 'text/event-stream'])
    if (type === 'text/event-stream' && c.req.method === 'GET') {
      return streamed(services, c, fetching)
    }
    return c.json(await fetching(), 200, { 'Cache-Control': 'no-store' })
  })
}

type Fetching = (onProgress?: (progress: FetchProgress) => void) => Promise<FetchReport>

/** The events of one fetch. What fails once the stream has begun is an event too. */
function streamed({ log }: Services, c: Context<Env>, fetching: Fetching) {
  // Proxies that wait for a whole answer would hold the news back.
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, async (stream) => {
    let sent = Promise.resolve()
    const send = (event: string, data: object) => {
      sent = sent.then(() => stream.writeSSE({ event, data: JSON.stringify(data) }))
    }
    try {
      send('report', await fetching((progress) => send('progress', progressOf(progress))))
    } catch (error) {
      const { code, extras } = problemFor(error)
      if (code === 'internal') log.error({ err: error, id: c.get('requestId') }, 'fetch failed')
      send('problem', problemOf(code, extras))
    }
    await sent
  })
}

function progressOf(progress: FetchProgress): z.infer<typeof ProgressSchema> {
  if (progress.step !== 'redirect') return { stage: progress.step, host: progress.host }
  return { stage: 'redirect', hop: progress.number, of: progress.of, url: progress.url }
}
