/** The wire shape of a check: what it is, not how it looks. */
import { z } from '@hono/zod-openapi'
import { Audience, Docs, Effect, Severity } from './diagnostic.ts'
import { SourceSchema } from './document-source.ts'

const Alarm = z.enum(['error', 'warning']).optional()

export const CheckSchema = z
  .object({
    id: z.string(),
    kind: z.enum(['writing', 'groups', 'rules', 'other-lines', 'limits', 'live']),
    title: z.string(),
    severity: Severity,
    audience: Audience,
    effect: Effect,
    source: SourceSchema,
    alarms: z
      .object({ lighthouse: Alarm, 'search-console': Alarm, 'yandex-webmaster': Alarm })
      .openapi({
        description: 'What other tools call the same thing; a tool without one says nothing of it.',
      }),
    examples: z
      .object({ bad: z.string(), good: z.string() })
      .openapi({ description: 'A small file with the mistake, and the same put right.' }),
    docs: Docs,
  })
  .openapi('Check')

export type CheckAnswer = z.infer<typeof CheckSchema>
