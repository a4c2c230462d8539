/** Sources and notes for the crawlers of `../data/bytedance.ts`, by id. */
import type { CrawlerDetailsEntries } from '../crawler-details.ts'
import { AI_ROBOTS_TXT } from './evidence.ts'

export const bytedanceDetails: CrawlerDetailsEntries = {
  bytespider: {
    evidence: [{ source: 'No documentation of the operator could be reached' }, AI_ROBOTS_TXT],
    note: 'Widely reported to ignore robots.txt; the operator says nothing.',
    headerExample:
      'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
  },
  tiktokspider: {
    evidence: [AI_ROBOTS_TXT],
    headerExample: 'TikTokSpider',
  },
}
