/** The wire shape of a crawler and of what stands behind it. */
import { z } from '@hono/zod-openapi'
import { CRAWLER_PURPOSES } from '@robots-txt-tester/core'
import { list } from './list.ts'
import { DIALECT_IDS } from './verdict.ts'

const EvidenceSchema = z
  .object({
    source: z.string(),
    date: z.string().optional().openapi({ description: 'ISO date on which it was read.' }),
  })
  .openapi('CrawlerEvidence')

const CrawlDelaySchema = z
  .object({
    status: z.enum(['honoured', 'ignored', 'unknown']),
    range: z.string().optional(),
    note: z.string().optional(),
  })
  .openapi('CrawlDelay')

export const CrawlerSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    operator: z.string(),
    token: z.string().openapi({ description: 'Product token; empty where none is published.' }),
    aliases: list(z.string()).openapi({ description: 'Other spellings it is looked up by.' }),
    fallbackTokens: list(z.string()).openapi({
      description: 'Tried in this order when no group names the token.',
    }),
    ignoresWildcard: z.boolean().openapi({ description: 'Groups for `*` do not apply to it.' }),
    tokenRfcLegal: z.boolean(),
    dialect: z.enum(DIALECT_IDS),
    purpose: z.enum(CRAWLER_PURPOSES),
    respectsRobots: z.enum(['yes', 'partly', 'user-triggered', 'no']),
    respectsBasis: z.enum(['operator', 'community', 'assumed']),
    control: z.boolean().openapi({ description: 'Never fetches: its group is about use.' }),
    retired: z.boolean(),
    popular: z.boolean().openapi({ description: 'Stands in the table `popular`.' }),
    notes: list(z.string()).openapi({ description: 'Codes that every verdict on it carries.' }),
    crawlDelay: CrawlDelaySchema,
    docUrl: z.string().nullable().openapi({ description: "Its operator's page about it." }),
    headerExample: z.string().nullable(),
    note: z.string().nullable(),
    unverified: z.string().nullable().openapi({ description: 'What could not be verified.' }),
    evidence: list(EvidenceSchema),
    checked: z.string().openapi({ description: 'Newest date (ISO) in the evidence.' }),
  })
  .openapi('Crawler')

export type CrawlerAnswer = z.infer<typeof CrawlerSchema>
