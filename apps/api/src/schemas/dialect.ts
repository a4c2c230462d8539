/** The wire shape of a dialect: its answer at each decision point, and where that stands. */
import { z } from '@hono/zod-openapi'
import { SourceSchema } from './document-source.ts'
import { list } from './list.ts'
import { DIALECT_IDS } from './verdict.ts'

const place = z.string().openapi({ description: 'Section or function within the source.' })

const Value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  list(z.string()),
  z.record(z.string(), z.unknown()),
])

const DecisionSchema = z
  .object({
    point: z.string().openapi({ description: 'Name of the decision point.' }),
    value: Value.openapi({
      description: 'The answer: a word, a number, a list, or an object. Sizes are in octets.',
    }),
    basis: z.enum(['documented', 'code', 'observed', 'assumed']),
    source: SourceSchema,
    place,
  })
  .openapi('Decision')

const HttpDecisionSchema = z
  .object({
    point: z.string(),
    policy: z.enum(['obey-file', 'allow-all', 'disallow-all', 'unknown']),
    basis: z.enum(['documented', 'inferred', 'assumed']),
    source: SourceSchema,
    place,
  })
  .openapi('HttpDecision', { description: 'What the dialect makes of a kind of answer.' })

const OutageStageSchema = z
  .object({
    fromHours: z.number(),
    withCopy: z.enum(['disallow-all', 'last-copy', 'allow-all']),
    withoutCopy: z.enum(['disallow-all', 'allow-all']),
    siteDown: z.enum(['disallow-all']).optional(),
  })
  .openapi('OutageStage')

export const DialectSchema = z
  .object({
    id: z.enum(DIALECT_IDS),
    name: z.string(),
    kind: z.enum(['standard', 'operator', 'library']),
    source: SourceSchema,
    decisions: list(DecisionSchema),
    http: z.object({
      decisions: list(HttpDecisionSchema),
      redirectsFollowed: z
        .int()
        .nullable()
        .openapi({ description: 'As far as is known; null: not documented.' }),
      outage: list(OutageStageSchema).openapi({
        description: 'How the answer changes while the file stays out of reach.',
      }),
    }),
  })
  .openapi('Dialect')

export type DialectAnswer = z.infer<typeof DialectSchema>
