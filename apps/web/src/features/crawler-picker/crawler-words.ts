/** How a crawler is described in the picker. */
import type { Crawler, CrawlerMatch } from '@robots-txt-tester/core'
import type { Catalogue } from '../../messages/catalogue.tsx'

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
