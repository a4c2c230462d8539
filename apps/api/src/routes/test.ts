/** `/api/v1/test`: the verdict on one address, for a pasted file or the live one. */
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { answerAsText } from '../answer-as-text.ts'
import { answerTest } from '../answer-test.ts'
import { readJsonBody } from '../json-body.ts'
import { fetchLive, limitWork } from '../live-file.ts'
import { preferredType } from '../negotiation.ts'
import { readAsked } from '../read-asked.ts'
import { refuseInvalid } from '../refuse-invalid.ts'
import { problems } from '../schemas/responses.ts'
import { TestAnswerSchema } from '../schemas/test-answer.ts'
import { FreshQuery, TestBody, TestQuery } from '../schemas/test-request.ts'
import type { Env, Services } from '../services.ts'

const postTest = createRoute({
  method: 'post',
  path: '/test',
  summary: 'Test an address',
  description:
    'May a crawler fetch this address, and why: for the file in `robotsTxt`, or without it for the live file of the site, which is then fetched once.',
  tags: ['Test'],
  middleware: [readJsonBody] as const,
  request: {
    query: FreshQuery,
    body: { required: true, content: { 'application/json': { schema: TestBody } } },
  },
  responses: {
    200: {
      description: 'The verdict',
      content: { 'application/json': { schema: TestAnswerSchema } },
    },
    ...problems(400, 413, 415, 429, 503),
  },
})

const getTest = createRoute({
  method: 'get',
  path: '/test',
  summary: 'Test an address against the live file',
  description:
    'The same as POST for the live file. `Accept: text/plain` gives a short answer to read in a terminal.',
  tags: ['Test'],
  request: { query: TestQuery },
  responses: {
    200: {
      description: 'The verdict',
      content: {
        'application/json': { schema: TestAnswerSchema },
        'text/plain': { schema: z.string() },
      },
    },
    ...problems(400, 429, 503),
  },
})

/** The routes of `/test`. */
export function testRoutes(services: Services) {
  const app = new OpenAPIHono<Env>({ defaultHook: refuseInvalid })
  app.use('/test', (c, next) => (c.req.method === 'POST' ? limitWork(services, c, next) : next()))
  return app
    .openapi(postTest, async function answerPost(c) {
      const asked = readAsked(c.req.valid('json'))
      const fresh = c.req.valid('query').fresh === 'true'
      const report =
        asked.pasted === null ? await fetchLive(services, c, asked.url, { fresh }) : null
      return c.json(await answerTest(asked, report), 200, NOT_KEPT)
    })
    .openapi(getTest, async function answerGet(c) {
      const { fresh, lang, crawlers, ...query } = c.req.valid('query')
      const asked = readAsked({
        ...query,
        ...(crawlers === undefined ? {} : { crawlers: crawlersInQuery(crawlers) }),
      })
      const report = await fetchLive(services, c, asked.url, { fresh: fresh === 'true' })
      const answer = await answerTest(asked, report)
      c.header('Vary', 'Accept')
      const type = preferredType(c.req.header('Accept'), ['application/json', 'text/plain'])
      if (type === 'application/json') return c.json(answer, 200, NOT_KEPT)
      const { verdict } = answer
      const facts = { address: asked.target.href ?? asked.url, verdict, report }
      return c.text(await answerAsText(facts, lang ?? 'en'), 200, NOT_KEPT)
    })
}

const NOT_KEPT = { 'Cache-Control': 'no-store' }

function crawlersInQuery(text: string): NonNullable<z.infer<typeof TestBody>['crawlers']> {
  const word = WORDS.find((known) => known === text)
  return word ?? text.split(',').map((id) => id.trim())
}

const WORDS = ['popular', 'all', 'none'] as const
