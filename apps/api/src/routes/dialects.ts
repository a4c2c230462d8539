/** `/api/v1/dialects`: how each family of readers interprets a file, point by point, with sources. */
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import {
  type DecisionPoint,
  DIALECTS,
  type Dialect,
  type HttpSemantics,
} from '@robots-txt-tester/core'
import { refuseInvalid } from '../refuse-invalid.ts'
import { type DialectAnswer, DialectSchema } from '../schemas/dialect.ts'
import { list } from '../schemas/list.ts'
import { NoQuery, problems } from '../schemas/responses.ts'
import type { Env } from '../services.ts'

const getDialects = createRoute({
  method: 'get',
  path: '/dialects',
  summary: 'All dialects',
  description:
    'Every decision point on which readers of robots.txt differ, with the answer of each dialect, how sure it is, and where it stands.',
  tags: ['Registries'],
  request: { query: NoQuery },
  responses: {
    200: {
      description: 'The dialects, the default first',
      content: {
        'application/json': {
          schema: z.object({ dialects: list(DialectSchema) }).openapi('Dialects'),
        },
      },
    },
    ...problems(400),
  },
})

/** The route of `/dialects`. */
export function dialectRoutes() {
  const app = new OpenAPIHono<Env>({ defaultHook: refuseInvalid })
  return app.openapi(getDialects, function listDialects(c) {
    return c.json({ dialects: DIALECTS.map(answerOf) }, 200)
  })
}

function answerOf(dialect: Dialect): DialectAnswer {
  const { id, name, kind, source, decisions, evidence, http } = dialect
  const points = Object.keys(decisions) as DecisionPoint[]
  return {
    id,
    name,
    kind,
    source,
    decisions: points.map((point) => ({ point, value: decisions[point], ...evidence[point] })),
    http: {
      decisions: httpDecisions('', http),
      redirectsFollowed: http.redirects.followed,
      outage: http.outage,
    },
  }
}

type HttpDecision = DialectAnswer['http']['decisions'][number]

/** Every decision in the tree of a dialect's HTTP semantics, named by its path: `ok.webPage`. */
function httpDecisions(path: string, tree: HttpSemantics | HttpBranch): readonly HttpDecision[] {
  return Object.entries(tree).flatMap(([name, node]: [string, unknown]) => {
    const point = path === '' ? name : `${path}.${name}`
    if (isDecision(node)) {
      const { policy, basis, source, place } = node
      return [{ point, policy, basis, source, place }]
    }
    const isBranch = typeof node === 'object' && node !== null && !Array.isArray(node)
    return isBranch ? httpDecisions(point, node as HttpBranch) : []
  })
}

type HttpBranch = Readonly<Record<string, unknown>>

function isDecision(node: unknown): node is HttpSemantics['serverError'] {
  return typeof node === 'object' && node !== null && 'policy' in node
}
