/**
 * `# BEGIN … Managed content`: a part of the file that a service in front of the site writes.
 *
 * Cloudflare, for one, puts its block in front of the site's own file and marks both ends. Its
 * groups for `*` are merged with the site's own (RFC 9309 §2.2.1). The range of lines stands in the
 * data, so that a page can fold the block and tell the verdict without it (`withoutLines`).
 */
import type { Check } from '../check.ts'
import { rangeOfLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { managedBlocks } from '../managed-blocks.ts'
import { CLOUDFLARE_MANAGED_FILE } from '../sources.ts'

export const managedBlock: Check<'managed-block'> = {
  id: 'managed-block',
  severity: 'info',
  audience: ['people'],
  effect: 'changes-verdict',
  source: CLOUDFLARE_MANAGED_FILE,
  alarms: {},
  examples: {
    bad: '# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare Managed Content\n\nUser-agent: *\nDisallow: /private/\n',
    good: 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /private/\n',
  },
  *run(context) {
    for (const { name, fromLine, toLine } of managedBlocks(context)) {
      yield {
        ...rangeOfLine(context, fromLine),
        data: { name: excerpt(name), fromLine, toLine },
        related: [{ line: toLine, role: 'end' }],
      }
    }
  },
}
