/** `/api/v1/crawlers`: the registry of crawlers, with sources. */
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import {
  ANY_CRAWLER,
  type Crawler,
  type CrawlerDetails,
  crawlerNotes,
  loadCrawlerDetails,
  POPULAR_CRAWLER_IDS,
} from '@robots-txt-tester/core'
import { ProblemError } from '../problems.ts'
import { ALL_CRAWLERS } from '../read-asked.ts'
import { refuseInvalid } from '../refuse-invalid.ts'
import { type CrawlerAnswer, CrawlerSchema } from '../schemas/crawler.ts'
import { list } from '../schemas/list.ts'
import { NoQuery, problems } from '../schemas/responses.ts'
import type { Env } from '../services.ts'

const getCrawlers = createRoute({
  method: 'get',
  path: '/crawlers',
  summary: 'All crawlers',
  description:
    'Every crawler that can be asked about, with what is known of it and from where. The first, `any`, stands for whoever a file does not name.',
  tags: ['Registries'],
  request: { query: NoQuery },
  responses: {
    200: {
      description: 'The registry',
      content: {
        'application/json': {
          schema: z
            .object({
              crawlers: list(CrawlerSchema),
              popular: list(z.string()).openapi({ description: 'Ids, in order.' }),
            })
            .openapi('Crawlers'),
        },
      },
    },
    ...problems(400),
  },
})

const getCrawler = createRoute({
  method: 'get',
  path: '/crawlers/{id}',
  summary: 'One crawler',
  tags: ['Registries'],
  request: {
    query: NoQuery,
    params: z.object({ id: z.string().openapi({ example: 'googlebot' }) }),
  },
  responses: {
    200: {
      description: 'The crawler',
      content: { 'application/json': { schema: CrawlerSchema } },
    },
    ...problems(400, 404),
  },
})

/** The routes of `/crawlers`. */
export function crawlerRoutes() {
  const app = new OpenAPIHono<Env>({ defaultHook: refuseInvalid })
  return app
    .openapi(getCrawlers, async function listCrawlers(c) {
      const crawlers = [...(await answers()).values()]
      return c.json({ crawlers, popular: POPULAR_CRAWLER_IDS }, 200)
    })
    .openapi(getCrawler, async function showCrawler(c) {
      const crawler = (await answers()).get(c.req.valid('param').id.toLowerCase())
      if (crawler !== undefined) return c.json(crawler, 200)
      throw new ProblemError('not-found', { detail: 'There is no crawler with this id.' })
    })
}

let known: Promise<ReadonlyMap<string, CrawlerAnswer>> | null = null

/** By id; worked out once. */
function answers(): Promise<ReadonlyMap<string, CrawlerAnswer>> {
  known ??= loadCrawlerDetails().then(
    (details) => new Map(ALL_CRAWLERS.map((crawler) => [crawler.id, answerOf(crawler, details)])),
  )
  return known
}

function answerOf(
  crawler: Crawler,
  allDetails: ReadonlyMap<string, CrawlerDetails>,
): CrawlerAnswer {
  const { headerParts, hasUnverified, custom, ...facts } = crawler
  const details = crawler.id === ANY_CRAWLER.id ? ANY_DETAILS : allDetails.get(crawler.id)
  if (details === undefined) throw new Error(`No details of ${crawler.id}`)
  return {
    ...facts,
    popular: POPULAR.has(crawler.id),
    notes: crawlerNotes(crawler),
    crawlDelay: details.crawlDelay,
    docUrl: details.docUrl ?? null,
    headerExample: details.headerExample ?? null,
    note: details.note ?? null,
    unverified: details.unverified ?? null,
    evidence: details.evidence,
    checked: details.checked,
  }
}

const POPULAR: ReadonlySet<string> = new Set(POPULAR_CRAWLER_IDS)

/** What stands behind "any other crawler", which is no one's: the standard's own `*`. */
const ANY_DETAILS: CrawlerDetails = {
  docUrl: 'https://www.rfc-editor.org/rfc/rfc9309.html#section-2.2.1',
  evidence: [{ source: 'RFC 9309 §2.2.1', date: '2026-11-30' }],
  checked: '2026-11-30',
  note: `Stands for every crawler that a file does not name: only groups for ${ANY_CRAWLER.token} apply.`,
  crawlDelay: { status: 'unknown' },
}
