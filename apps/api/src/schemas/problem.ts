/** The wire shape of a problem (RFC 9457). */
import { z } from '@hono/zod-openapi'
import { PROBLEM_CODES } from '../problems.ts'
import { list } from './list.ts'

const FieldErrorSchema = z
  .object({
    field: z.string().openapi({
      description: 'The field, as `url`, `crawler.token` or `crawlers[2]`; `body` for all of it.',
    }),
    code: z.string().openapi({ description: 'Stable.' }),
    message: z.string().openapi({ description: 'In English.' }),
  })
  .openapi('FieldError')

export const ProblemSchema = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(PROBLEM_CODES).openapi({ description: 'Stable.' }),
    errors: list(FieldErrorSchema)
      .optional()
      .openapi({ description: 'What is wrong with which field.' }),
  })
  .openapi('Problem')
