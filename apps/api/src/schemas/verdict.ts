/** The wire shapes of a verdict and what stands around it. */
import { z } from '@hono/zod-openapi'
import { DIALECTS, type DialectId } from '@robots-txt-tester/core'
import { list } from './list.ts'

export const DIALECT_IDS: readonly DialectId[] = DIALECTS.map(({ id }) => id)

const Line = z.int().min(1)
const LineOrNone = Line.nullable()
const Notes = list(z.string()).openapi({ description: 'Codes of what else is worth knowing.' })

const Because = z
  .enum([
    'rule',
    'no-rule-matched',
    'no-group',
    'robots-txt-itself',
    'fetch',
    'file-too-large',
    'not-testable',
  ])
  .openapi({ description: 'What decided.' })

const Allowed = z
  .boolean()
  .nullable()
  .openapi({ description: 'May the crawler fetch the address; null: cannot be told.' })

export const CrawlPolicySchema = z
  .object({
    policy: z.enum(['obey-file', 'allow-all', 'disallow-all', 'unknown']),
    because: z.string().openapi({ description: 'The kind of answer, such as `4xx` or `dns`.' }),
    basis: z.enum(['documented', 'inferred', 'assumed']),
  })
  .openapi('CrawlPolicy', { description: 'What an answer to GET /robots.txt makes a crawler do.' })

const MatchSchema = z
  .object({
    line: Line,
    effect: z.enum(['allow', 'disallow']),
    pattern: z.string().openapi({ description: 'As written.' }),
    octets: z.int().min(0).openapi({ description: 'Length, as the dialect counts it.' }),
    wins: z.boolean(),
    lostBecause: z.enum(['shorter', 'tie-allow-wins', 'later-line']).optional(),
  })
  .openapi('Match')

const NearMissSchema = z
  .object({
    line: Line,
    pattern: z.string(),
    because: z.enum([
      'letter-case',
      'end-anchor',
      'missing-slash',
      'encoding',
      'other-group',
      'no-leading-slash',
    ]),
  })
  .openapi('NearMiss')

export const GroupSchema = z
  .object({
    tokens: list(z.string()),
    userAgentLines: list(Line),
    lines: list(Line),
  })
  .openapi('AppliedGroup', { description: 'The groups that applied, merged.' })

const TrailStepSchema = z
  .object({ token: z.string(), found: z.boolean(), lines: list(Line).optional() })
  .openapi('TrailStep')

export const VerdictSchema = z
  .object({
    crawler: z.object({ id: z.string(), name: z.string(), token: z.string() }),
    dialect: z.enum(DIALECT_IDS),
    allowed: Allowed,
    because: Because,
    line: LineOrNone.openapi({ description: 'The deciding line, from 1.' }),
    group: z.union([GroupSchema, z.null()]),
    trail: list(TrailStepSchema).openapi({ description: 'The tokens that were sought, in order.' }),
    matches: list(MatchSchema).openapi({
      description: 'Every rule that matched: the winner, then by octets.',
    }),
    nearMisses: list(NearMissSchema),
    target: z.string().nullable().openapi({ description: 'Path and query, canonical.' }),
    notes: Notes,
    policy: CrawlPolicySchema.optional().openapi({ description: 'Where `because` is `fetch`.' }),
  })
  .openapi('Verdict')

export const CrawlerRowSchema = z
  .object({
    crawler: z.string().openapi({ description: 'Id.' }),
    dialect: z.enum(DIALECT_IDS),
    allowed: Allowed,
    because: Because,
    line: LineOrNone,
    pattern: z.string().nullable(),
    token: z.string().nullable().openapi({ description: 'The token whose group applied.' }),
    notes: Notes,
  })
  .openapi('CrawlerRow')

export const IgnoredLineSchema = z
  .object({
    line: Line,
    because: z.enum([
      'unknown-directive',
      'no-separator',
      'outside-group',
      'no-leading-slash',
      'other-dialect',
      'past-size-limit',
    ]),
  })
  .openapi('IgnoredLine')
