/**
 * `Sitemap: https://cdn.example.net/sitemap.xml` in the file of `https://example.com`: a sitemap on
 * another host, or under another scheme, than the site.
 *
 * Google and sitemaps.org accept that, since the file itself shows that both belong together; it is
 * often the rest of another site's file, though. Where the site is not known, the host of the first
 * sitemap is taken as the site's.
 */
import type { Check } from '../check.ts'
import type { SitemapDifference } from '../data/other-lines.ts'
import { excerpt } from '../excerpt.ts'
import { isSameButForWww, siteOf, webAddress } from '../site-of.ts'
import { sitemapLines } from '../sitemap-lines.ts'
import { sitemapProblem } from '../sitemap-value.ts'
import { SITEMAPS_PROTOCOL } from '../sources.ts'

export const sitemapOtherHost: Check<'sitemap-other-host'> = {
  id: 'sitemap-other-host',
  severity: 'info',
  audience: ['google', 'bing', 'yandex', 'people'],
  effect: 'harmless',
  source: SITEMAPS_PROTOCOL,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /private/\nSitemap: https://cdn.example.net/sitemap.xml\n',
    good: 'User-agent: *\nDisallow: /private/\nSitemap: https://example.com/sitemap.xml\n',
  },
  *run(context) {
    const site = siteOf(context)
    if (site === null) return
    const origin = new URL(site.origin)
    for (const { value, place } of sitemapLines(context)) {
      const address = webAddress(value)
      // What is no sound address has a check of its own.
      if (address === null || sitemapProblem(value, site) !== null) continue
      const differs = differenceOf(address, origin)
      // Where the site is not known, it may have either scheme, with www or without.
      if (differs === null || (site.assumed && differs !== 'host')) continue
      const { origin: siteOrigin, assumed } = site
      yield { ...place, data: { sitemap: excerpt(value), site: siteOrigin, assumed, differs } }
    }
  },
}

function differenceOf(sitemap: URL, site: URL): SitemapDifference | null {
  if (sitemap.host !== site.host) {
    return isSameButForWww(sitemap.host, site.host) ? 'www' : 'host'
  }
  return sitemap.protocol === site.protocol ? null : 'scheme'
}
