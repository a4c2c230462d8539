/** How a crawler is named on the page. */
import type { Crawler } from '@robots-txt-tester/core'
import type { Catalogue } from './catalogue.tsx'

/** Its name; the one that stands for all others in the language of the page. */
export function crawlerName(crawler: Crawler, { sentences }: Catalogue): string {
  return crawler.token === '*' && !crawler.custom ? sentences.anyCrawler : crawler.name
}
