/** `/api/v1/checks`: the registry of checks. */
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import {
  CHECKS_BY_KIND,
  type Check,
  type CheckKind,
  type CheckMessages,
  loadCheckMessages,
} from '@robots-txt-tester/core'
import { docsOf } from '../diagnose.ts'
import { refuseInvalid } from '../refuse-invalid.ts'
import { type CheckAnswer, CheckSchema } from '../schemas/check.ts'
import { LanguageChoice } from '../schemas/language.ts'
import { list } from '../schemas/list.ts'
import { problems } from '../schemas/responses.ts'
import type { Env } from '../services.ts'

const getChecks = createRoute({
  method: 'get',
  path: '/checks',
  summary: 'All checks',
  description: 'Everything that `/api/v1/lint` looks for, with severity, effect and source.',
  tags: ['Registries'],
  request: {
    query: z.strictObject({
      lang: LanguageChoice.optional().openapi({ description: 'Language of the titles.' }),
    }),
  },
  responses: {
    200: {
      description: 'The checks, by kind',
      content: {
        'application/json': {
          schema: z.object({ checks: list(CheckSchema) }).openapi('Checks'),
        },
      },
    },
    ...problems(400),
  },
})

/** The route of `/checks`. */
export function checkRoutes() {
  const app = new OpenAPIHono<Env>({ defaultHook: refuseInvalid })
  return app.openapi(getChecks, async function listChecks(c) {
    const messages = await loadCheckMessages(c.req.valid('query').lang ?? 'en')
    const kinds = Object.keys(CHECKS_BY_KIND) as CheckKind[]
    const checks = kinds.flatMap((kind) =>
      CHECKS_BY_KIND[kind].map((check) => answerOf(check, kind, messages)),
    )
    return c.json({ checks }, 200)
  })
}

function answerOf(check: Check, kind: CheckKind, messages: CheckMessages): CheckAnswer {
  const { id, severity, audience, effect, source, alarms, examples } = check
  const { title } = messages[id]
  return {
    id,
    kind,
    title,
    severity,
    audience,
    effect,
    source,
    alarms,
    examples,
    docs: docsOf(id),
  }
}
