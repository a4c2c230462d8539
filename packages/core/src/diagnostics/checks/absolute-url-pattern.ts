/**
 * `Disallow: https://example.com/private/`: a whole address where a path belongs.
 *
 * A file holds for the host it lies on, and patterns are compared with path and query alone (RFC
 * 9309 §2.2.2, §2.3), so that the line matches nothing, on this host or another.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import { type AbsolutePattern, absolutePattern } from '../absolute-pattern.ts'
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { lineFault } from '../line-fault.ts'
import { unusualRules } from '../rule-lines.ts'
import { isSameButForWww, type Site, siteOf } from '../site-of.ts'

export const absoluteUrlPattern: Check<'absolute-url-pattern'> = {
  id: 'absolute-url-pattern',
  severity: 'error',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'line-ignored',
  source: RFC_9309,
  alarms: { lighthouse: 'error', 'yandex-webmaster': 'error' },
  examples: {
    bad: 'User-agent: *\nDisallow: https://example.com/private/\n',
    good: 'User-agent: *\nDisallow: /private/\n',
  },
  *run(context) {
    const site = siteOf(context)
    for (const { line, pattern, from, to } of unusualRules(context)) {
      const address = absolutePattern(pattern, site)
      if (address === null || lineFault(context, line).kind === 'missing-colon') continue
      const sameSite = site === null ? null : isOfSite(hostOf(address), site)
      const range = rangeOnLine(line, from, to)
      yield {
        ...range,
        data: { value: excerpt(pattern), host: excerpt(address.host), sameSite },
        fixes: isPlain(address, sameSite)
          ? [{ title: 'keep-path', edits: [{ ...range, text: address.path }] }]
          : [],
      }
    }
  },
}

/** Null for a host with a star, which may stand for the site's own. */
function isOfSite(host: string, site: Site): boolean | null {
  return host.includes('*') ? null : isSameButForWww(host, site.host)
}

function hostOf({ host }: AbsolutePattern): string {
  return host.replace(/:\d+$/, '')
}

/** The address of a single page is plainly meant; that of the whole host may be a mistake. */
function isPlain({ path }: AbsolutePattern, sameSite: boolean | null): boolean {
  return sameSite === true && /^\/[^/\s]/.test(path)
}
