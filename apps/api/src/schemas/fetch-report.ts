/** The wire shape of a fetch report. */
import { z } from '@hono/zod-openapi'
import { list } from './list.ts'
import { CrawlPolicySchema } from './verdict.ts'

const Stage = z.enum(['dns', 'connect', 'tls', 'timeout', 'read', 'decode', 'policy'])

const BodySchema = z
  .object({
    text: z.string().openapi({
      description: 'An octet that is not valid UTF-8 is one lone surrogate U+DC80 to U+DCFF.',
    }),
    octets: z.int().min(0).openapi({ description: 'Octets read, after decompression.' }),
    truncated: z.boolean().openapi({ description: 'Whether there was more.' }),
    sha256: z.string().openapi({ description: 'Of the octets, in hexadecimal.' }),
    bom: z.boolean(),
    malformedOctets: z.int().min(0),
  })
  .openapi('FetchedBody')

export const FetchReportSchema = z
  .object({
    requested: z.string(),
    robotsUrl: z.string().nullable(),
    finalUrl: z.string().nullable(),
    fetchedAt: z.iso.datetime(),
    durationMs: z.number().min(0),
    userAgent: z.string(),
    outcome: z
      .enum(['fetched', 'status', 'too-many-redirects', 'network-failure', 'refused'])
      .openapi({
        description: '`refused`: we would not ask, which says nothing about the site.',
      }),
    status: z.int().nullable(),
    hops: list(z.object({ url: z.string(), status: z.int(), location: z.string() })),
    error: z.object({ stage: Stage, code: z.string(), message: z.string() }).nullable(),
    headers: z.record(z.string(), z.string()).readonly(),
    body: z
      .union([BodySchema, z.null()])
      .openapi({ description: 'Null unless the outcome is `fetched`.' }),
    policies: z
      .record(z.string(), CrawlPolicySchema)
      .readonly()
      .openapi({ description: 'What each dialect makes of the answer, by its id.' }),
    notes: list(z.string()),
  })
  .openapi('FetchReport', { description: 'What happened when robots.txt was asked for, once.' })

export const ProgressSchema = z
  .object({
    stage: z.enum(['looking-up', 'connecting', 'securing', 'asking', 'reading', 'redirect']),
    host: z.string().optional(),
    hop: z.int().min(1).optional().openapi({ description: 'The redirect followed, from 1.' }),
    of: z.int().optional().openapi({ description: 'How many redirects are followed at most.' }),
    url: z.string().optional(),
  })
  .openapi('Progress')
