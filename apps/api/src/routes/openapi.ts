/** `/api/v1/openapi.json`: the description of the API, made from the schemas of its routes. */
import type { OpenAPIHono } from '@hono/zod-openapi'
import { Hono } from 'hono'
import { ProgressSchema } from '../schemas/fetch-report.ts'
import type { Env, Services } from '../services.ts'
import { VERSION } from '../version.ts'

const DESCRIPTION = `May a crawler fetch an address, and why: for a robots.txt that is pasted, or for the live file of
a site. The answers are the same as on the page, made by the same engine.

**Errors** are \`application/problem+json\` (RFC 9457). \`code\` is stable; where input is refused,
\`errors\` names every field. Unknown fields are refused.

**Octets.** A robots.txt need not be valid UTF-8. In \`robotsTxt\` and \`body.text\` an octet that is
not stands as one lone surrogate, U+DC80 to U+DCFF (0xDC00 + octet), written \`\\udc80\` in JSON.

**Limits** are per minute and client; the RateLimit headers tell where you stand. A live file that was
asked for a moment ago is not asked for again, unless \`fresh=true\`.

**Browsers** may call the API from any site (CORS).`

/** The route. The document is worked out when first asked for. */
export function openApiRoutes(api: OpenAPIHono<Env>, { config }: Services) {
  let document: object | null = null
  return new Hono<Env>().get('/openapi.json', function describe(c) {
    document ??= openApiDocument(api, config.publicUrl)
    return c.json(document)
  })
}

/** The OpenAPI 3.1 document of an API whose routes stand below /api/v1. */
function openApiDocument(api: OpenAPIHono<Env>, publicUrl: string | null): object {
  api.openAPIRegistry.register('Progress', ProgressSchema)
  return api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'robots.txt tester',
      version: VERSION,
      description: DESCRIPTION,
      license: { name: 'MIT' },
    },
    servers: [{ url: `${publicUrl ?? ''}/api/v1` }],
    tags: [
      { name: 'Test', description: 'Verdicts, mistakes and live files' },
      {
        name: 'Registries',
        description: 'What is known of crawlers, dialects and mistakes, with sources',
      },
    ],
  })
}
