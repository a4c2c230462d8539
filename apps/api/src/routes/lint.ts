/** `/api/v1/lint`: what looks wrong in a file, in words, with ways to put it right. */
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { loadCheckMessages, parseRobotsTxt } from '@robots-txt-tester/core'
import { targetToAsk } from '../address-error.ts'
import { diagnose } from '../diagnose.ts'
import { acceptedOctets } from '../file-limit.ts'
import { countingChanges } from '../fix-effects.ts'
import { readJsonBody } from '../json-body.ts'
import { limitWork } from '../live-file.ts'
import { refuseInvalid } from '../refuse-invalid.ts'
import { DiagnosticSchema } from '../schemas/diagnostic.ts'
import { LintBody } from '../schemas/lint-request.ts'
import { list } from '../schemas/list.ts'
import { NoQuery, problems } from '../schemas/responses.ts'
import type { Env, Services } from '../services.ts'

const postLint = createRoute({
  method: 'post',
  path: '/lint',
  summary: 'Check a file',
  description:
    'What a crawler skips or reads differently, and what its owner surely did not mean. The gravest first; a clean file gives nothing. For files of up to 64 KiB `verdictsChanged` of a fix is worked out while that is quick.',
  tags: ['Test'],
  middleware: [readJsonBody] as const,
  request: {
    query: NoQuery,
    body: { required: true, content: { 'application/json': { schema: LintBody } } },
  },
  responses: {
    200: {
      description: 'What was found',
      content: {
        'application/json': {
          schema: z.object({ diagnostics: list(DiagnosticSchema) }).openapi('LintAnswer'),
        },
      },
    },
    ...problems(400, 413, 415, 429, 503),
  },
})

/** The route of `/lint`. */
export function lintRoutes(services: Services) {
  const app = new OpenAPIHono<Env>({ defaultHook: refuseInvalid })
  app.use('/lint', (c, next) => limitWork(services, c, next))
  return app.openapi(postLint, async function lintFile(c) {
    const { robotsTxt, url, dialect, lang } = c.req.valid('json')
    const { origin, href: address } =
      url === undefined ? { origin: null, href: null } : targetToAsk(url)
    acceptedOctets(robotsTxt)
    const messages = await loadCheckMessages(lang ?? 'en')
    const options = { origin, ...(dialect === undefined ? {} : { dialect }) }
    const file = parseRobotsTxt(robotsTxt)
    const counting = countingChanges(file, { origin, address })
    const diagnostics = diagnose(file, options, messages, counting)
    return c.json({ diagnostics }, 200, { 'Cache-Control': 'no-store' })
  })
}
