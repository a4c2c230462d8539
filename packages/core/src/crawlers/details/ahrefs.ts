/** Sources and notes for the crawlers of `../data/ahrefs.ts`, by id. */
import type { CrawlerDetailsEntries } from '../crawler-details.ts'
import { CRAWLER_USER_AGENTS, VERIFIED_BOTS } from './evidence.ts'

export const ahrefsDetails: CrawlerDetailsEntries = {
  yepbot: {
    evidence: [],
    unverified: 'All of it: no page of the operator describes this crawler.',
    headerExample: 'Mozilla/5.0 (compatible; YepBot/1.0)',
  },
  ahrefsbot: {
    docUrl: 'https://ahrefs.com/robot',
    evidence: [VERIFIED_BOTS, CRAWLER_USER_AGENTS],
    headerExample: 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
    crawlDelay: {
      status: 'honoured',
      note: 'Claimed by the operator according to Cloudflare community 814332; no range is stated (unverified).',
    },
  },
  ahrefssiteaudit: {
    docUrl: 'https://ahrefs.com/robot/site-audit',
    evidence: [VERIFIED_BOTS, CRAWLER_USER_AGENTS],
    note: 'Verified owners of a site can switch robots.txt off (unverified).',
    headerExample:
      'Mozilla/5.0 (compatible; AhrefsSiteAudit/6.1; +http://ahrefs.com/robot/site-audit)',
  },
}
