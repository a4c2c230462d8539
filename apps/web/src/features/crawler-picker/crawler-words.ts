/** How a crawler is named and described in the picker. */
import type { Crawler, CrawlerMatch } from '@robots-txt-tester/core'
import type { Catalogue } from '../../messages/catalogue.tsx'

/** Its name; the one that stands for all others in the language of the page. */
export function crawlerName(crawler: Crawler, { sentences }: Catalogue): string {
  return crawler.token === '*' && !crawler.custom ? sentences.anyCrawler : crawler.name
}

/** The line under the field: operator, token, and how it was found. */
export function describeFind({ crawler, by, matched }: CrawlerMatch, { t }: Catalogue): string {
  if (crawler.custom) return crawler.token === '' ? t.crawler.none : t.crawler.custom
  const parts = [crawler.operator, tokenWords(crawler, t.crawler.noToken)]
  if (by === 'header') parts.push(t.crawler.fromHeader(matched))
  if (crawler.retired) parts.push(t.crawler.retired)
  if (crawler.control) parts.push(t.crawler.control)
  return parts.filter((part) => part !== '').join(' · ')
}

function tokenWords(crawler: Crawler, none: string): string {
  return crawler.token === '' ? none : `User-agent: ${crawler.token}`
}
