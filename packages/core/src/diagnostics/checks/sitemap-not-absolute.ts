/**
 * `Sitemap: /sitemap.xml`: a sitemap without scheme and host.
 *
 * The value is the full address of the sitemap (sitemaps.org; Google and Yandex say the same).
 * Readers drop anything else.
 */
import { GOOGLE_SPECIFICATION } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { excerpt } from '../excerpt.ts'
import { siteOf } from '../site-of.ts'
import { sitemapLines } from '../sitemap-lines.ts'
import { sitemapProblem } from '../sitemap-value.ts'

export const sitemapNotAbsolute: Check<'sitemap-not-absolute'> = {
  id: 'sitemap-not-absolute',
  severity: 'error',
  audience: ['google', 'bing', 'yandex'],
  effect: 'line-ignored',
  source: GOOGLE_SPECIFICATION,
  alarms: { lighthouse: 'error', 'search-console': 'error', 'yandex-webmaster': 'error' },
  examples: {
    bad: 'User-agent: *\nDisallow: /private/\nSitemap: /sitemap.xml\n',
    good: 'User-agent: *\nDisallow: /private/\nSitemap: https://example.com/sitemap.xml\n',
  },
  *run(context) {
    const site = siteOf(context)
    for (const { line, value, place } of sitemapLines(context)) {
      const reading = sitemapProblem(value, site)
      if (reading === null) continue
      const { problem, meant } = reading
      const written = context.line(line)
      const name = written.kind === 'field' ? written.key.text : 'Sitemap'
      const text = meant?.join(`\n${name}: `)
      yield {
        ...place,
        data: {
          value: excerpt(value),
          problem,
          meant: meant === null ? null : excerpt(meant.join(' ')),
        },
        fixes:
          text === undefined
            ? []
            : [
                {
                  title: problem === 'several' ? 'split' : 'use-address',
                  edits: [{ ...place, text }],
                },
              ],
      }
    }
  },
}
