/** What `/api/v1/test` answers. */
import { z } from '@hono/zod-openapi'
import { DiagnosticSchema } from './diagnostic.ts'
import { FetchReportSchema } from './fetch-report.ts'
import { list } from './list.ts'
import { ReaderSchema } from './reader.ts'
import { CrawlerRowSchema, IgnoredLineSchema, VerdictSchema } from './verdict.ts'

const SourceSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('pasted'),
      octets: z.int().min(0),
      status: z.int().openapi({ description: '200, or the status to pretend.' }),
    }),
    z.object({ kind: z.literal('live'), fetch: FetchReportSchema }),
  ])
  .openapi('Source')

/** What is not looked for in this version. */
const NothingYet = list(z.never()).openapi({
  type: 'array',
  items: {},
  description: 'Empty in this version.',
})

export const TestAnswerSchema = z
  .object({
    source: SourceSchema,
    verdict: VerdictSchema,
    crawlers: list(CrawlerRowSchema).openapi({
      description: 'The table of crawlers, as asked for.',
    }),
    ignored: list(IgnoredLineSchema).openapi({
      description: 'Lines that the dialect used does not take up.',
    }),
    readers: list(ReaderSchema).optional().openapi({
      description: 'What every dialect decides; only with `dialects: "all"`.',
    }),
    diagnostics: list(DiagnosticSchema).openapi({
      description: 'What looks wrong in the file and in the answer of the site.',
    }),
    preferences: NothingYet,
    core: z.object({ version: z.string() }).openapi({ description: 'The engine that decided.' }),
  })
  .openapi('TestAnswer')
