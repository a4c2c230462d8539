import { findCrawler } from '@robots-txt-tester/core'
import type { Catalogue } from '../../messages/catalogue.tsx'
import { crawlerName } from '../../messages/crawler-name.ts'

/** How the crawler with this id or token is named on the page. */
export function crawlerNamed(id: string, catalogue: Catalogue): string {
  return crawlerName(findCrawler(id).crawler, catalogue)
}
