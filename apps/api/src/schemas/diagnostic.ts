/** The wire shape of a diagnostic, and of the ways to put right what it reports. */
import { z } from '@hono/zod-openapi'
import { list } from './list.ts'

const Position = z.int().min(1)

const range = {
  line: Position,
  column: Position.openapi({ description: 'From 1, in UTF-16 units, as editors count.' }),
  endLine: Position,
  endColumn: Position.openapi({ description: 'The column behind the last one.' }),
}

export const Severity = z.enum(['error', 'warning', 'info', 'hint'])

export const Audience = list(
  z.enum(['standard', 'google', 'bing', 'yandex', 'python', 'people']),
).openapi({ description: 'Whom it concerns.' })

export const Effect = z
  .enum(['changes-verdict', 'line-ignored', 'read-differently', 'harmless', 'reveals'])
  .openapi({ description: 'What the thing reported does.' })

export const Docs = z.string().openapi({
  description: 'Path of the page about the check, below the address of this service.',
  example: '/checks/missing-colon',
})

const EditSchema = z
  .object({ ...range, text: z.string().openapi({ description: 'Takes the place of the range.' }) })
  .openapi('Edit')

const FixSchema = z
  .object({
    title: z.string(),
    edits: list(EditSchema).openapi({ description: 'To be applied all at once.' }),
    verdictsChanged: z.int().min(0).nullable().openapi({
      description:
        'How many verdicts differ after the fix, of those that were tried; null where it was not worked out.',
    }),
  })
  .openapi('Fix')

const RelatedSchema = z
  .object({
    line: Position,
    role: z.string(),
    message: z.string().openapi({ description: 'What this line has to do with it.' }),
  })
  .openapi('RelatedLine')

export const DiagnosticSchema = z
  .object({
    check: z.string().openapi({ description: 'Id of the check; see `/api/v1/checks`.' }),
    severity: Severity,
    ...range,
    message: z.string().openapi({ description: 'One or two sentences; code is in backticks.' }),
    data: z.record(z.string(), z.unknown()).openapi({ description: 'What the message says.' }),
    audience: Audience,
    effect: Effect,
    docs: Docs,
    related: list(RelatedSchema),
    fixes: list(FixSchema).openapi({ description: 'Offered where the intent is plain.' }),
  })
  .openapi('Diagnostic')

export type DiagnosticAnswer = z.infer<typeof DiagnosticSchema>
