/** The wire shape of a source: where something stands, and when it was read there. */
import { z } from '@hono/zod-openapi'

export const SourceSchema = z
  .object({
    title: z.string(),
    url: z.string(),
    checked: z.string().openapi({ description: 'ISO date on which it was read there.' }),
  })
  .openapi('DocumentSource')
