/** What one dialect decides about the same file, address and crawler. */
import { z } from '@hono/zod-openapi'
import { list } from './list.ts'
import { CrawlerRowSchema, GroupSchema } from './verdict.ts'

const DifferenceSchema = z
  .object({
    of: z.enum(['verdict', 'line']).openapi({
      description: '`verdict`: decides the other way; `line`: the same way for another reason.',
    }),
    by: z.enum(['reading', 'fetch']).openapi({
      description: '`reading`: it reads the file differently; `fetch`: the answer of the site.',
    }),
    points: list(z.string()).openapi({
      description: 'Decision points of `/api/v1/dialects` that make the difference.',
    }),
    sufficient: z.boolean().openapi({
      description: 'These points alone, switched, flip the answer; none can be left out.',
    }),
    lines: list(z.int().min(1)).openapi({
      description: 'Lines that one of the two answers rests on and the other does not.',
    }),
    text: z.string().openapi({ description: 'The same in words: what this reader does.' }),
  })
  .openapi('ReaderDifference')

export const ReaderSchema = CrawlerRowSchema.omit({ crawler: true, token: true })
  .extend({
    group: z.union([GroupSchema, z.null()]),
    difference: z.union([DifferenceSchema, z.null()]).openapi({
      description: 'How it differs from `rfc9309`; null where it does not.',
    }),
  })
  .openapi('Reader')
