/** What is asked of `/api/v1/test`, as it comes. */
import { z } from '@hono/zod-openapi'
import { LanguageChoice } from './language.ts'
import { Switch } from './responses.ts'
import { DIALECT_IDS } from './verdict.ts'

/** The most crawlers that one request may ask about. */
export const CRAWLERS_LIMIT = 300

/** The longest id, token or User-Agent header, in UTF-16 units. */
const CRAWLER_LIMIT = 16 * 1024

const text = (what: string) => z.string({ error: `${what} is text.` })

export const Address = text('An address').openapi({
  description:
    'Address of a page, at most 16 KiB: in full, or a host with or without a path (then https).',
  example: 'https://example.com/page',
})

export const RobotsTxt = text('A file').openapi({
  example: 'User-agent: *\nDisallow: /private\n',
})

const CrawlerText = text('A crawler')
  .max(CRAWLER_LIMIT, { error: 'This is longer than 16 KiB.' })
  .openapi({
    description: 'An id of `/api/v1/crawlers`, a product token, or a whole User-Agent header.',
    example: 'googlebot',
  })

const CrawlerToken = z
  .strictObject({
    token: text('A token').max(CRAWLER_LIMIT, { error: 'This is longer than 16 KiB.' }),
  })
  .openapi('CrawlerToken', {
    description: 'Exactly this product token: no registry, no fallback, obeys `*`.',
  })

const DialectChoice = z
  .enum(['auto', ...DIALECT_IDS], {
    error: `This is one of ${['auto', ...DIALECT_IDS].join(', ')}.`,
  })
  .openapi({ description: "`auto`: the crawler's own.", default: 'auto' })

const CrawlersWord = z.enum(['popular', 'all', 'none'], {
  error: 'This is “popular”, “all”, “none” or a list of ids.',
})

export const TestBody = z
  .strictObject(
    {
      url: Address.openapi({
        description:
          'Address of a page, at most 16 KiB. With `robotsTxt` it may be a bare path, `/page`.',
      }),
      robotsTxt: RobotsTxt.optional().openapi({
        description:
          'The file, at most 2 MiB of octets. An octet that is not valid UTF-8 is one lone surrogate U+DC80 to U+DCFF. Without it the live file is fetched, once.',
      }),
      crawler: z
        .union([CrawlerText, CrawlerToken], {
          error: 'A crawler is text, or an object with a token.',
        })
        .optional()
        .openapi({ default: 'googlebot' }),
      dialect: DialectChoice.optional(),
      crawlers: z
        .union(
          [
            CrawlersWord,
            text('An id')
              .array()
              .max(CRAWLERS_LIMIT, { error: `These are more than ${CRAWLERS_LIMIT} crawlers.` })
              .readonly(),
          ],
          { error: 'This is “popular”, “all”, “none” or a list of ids.' },
        )
        .optional()
        .openapi({ description: 'The rows of the table.', default: 'popular' }),
      dialects: z.enum(['all', 'none'], { error: 'This is “all” or “none”.' }).optional().openapi({
        description: '`all`: also what every dialect decides, and why it differs (`readers`).',
        default: 'none',
      }),
      status: z
        .int({ error: 'A status is a whole number.' })
        .min(100, { error: 'A status has three digits.' })
        .max(999, { error: 'A status has three digits.' })
        .optional()
        .openapi({ description: 'With `robotsTxt`: pretend that it came with this status.' }),
    },
    { error: 'The body is a JSON object.' },
  )
  .openapi('TestRequest', {
    example: {
      url: 'https://example.com/private/page',
      robotsTxt: 'User-agent: *\nDisallow: /private\n',
      crawler: 'googlebot',
      crawlers: ['any', 'bingbot', 'gptbot'],
    },
  })

export const FreshQuery = z.strictObject({
  fresh: Switch.optional().openapi({
    description: '`true`: ask the site now, even if it was asked a moment ago.',
  }),
})

export const TestQuery = FreshQuery.extend({
  url: Address,
  crawler: CrawlerText.optional().openapi({ default: 'googlebot' }),
  dialect: DialectChoice.optional(),
  crawlers: text('A list of crawlers').optional().openapi({
    description: 'The rows of the table: `popular`, `all`, `none`, or ids with commas between.',
    default: 'popular',
  }),
  lang: LanguageChoice.optional().openapi({ description: 'Language of the text answer.' }),
})

export type TestBody = z.infer<typeof TestBody>
