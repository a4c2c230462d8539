/** What is asked of `/api/v1/lint`, as it comes. */
import { z } from '@hono/zod-openapi'
import { LanguageChoice } from './language.ts'
import { Address, RobotsTxt } from './test-request.ts'
import { DIALECT_IDS } from './verdict.ts'

export const LintBody = z
  .strictObject(
    {
      robotsTxt: RobotsTxt.openapi({
        description:
          'The file, at most 2 MiB of octets. An octet that is not valid UTF-8 is one lone surrogate U+DC80 to U+DCFF.',
      }),
      url: Address.optional().openapi({
        description:
          'Any address of the site that the file belongs to. Without it the host of a sitemap is taken as the site’s own.',
      }),
      dialect: z
        .enum(DIALECT_IDS, { error: `This is one of ${DIALECT_IDS.join(', ')}.` })
        .optional()
        .openapi({
          description: 'The reader in whose way the file is looked at.',
          default: 'rfc9309',
        }),
      lang: LanguageChoice.optional().openapi({ description: 'Language of the texts.' }),
    },
    { error: 'The body is a JSON object.' },
  )
  .openapi('LintRequest', {
    example: { robotsTxt: 'User-agent: *\nDisallow /private\n', url: 'https://example.com/' },
  })

export type LintBody = z.infer<typeof LintBody>
