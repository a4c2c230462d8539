/** Sources and notes for the crawlers of `../data/meta.ts`, by id. */
import type { CrawlerDetailsEntries, CrawlerDetailsEntry } from '../crawler-details.ts'
import { AI_ROBOTS_TXT, CRAWLER_USER_AGENTS, DEVICE_DETECTOR } from './evidence.ts'

const documented = {
  docUrl: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/',
  evidence: [{ source: 'Meta, “Meta Web Crawlers”, edition', date: '2026-05-21' }],
} satisfies CrawlerDetailsEntry

export const metaDetails: CrawlerDetailsEntries = {
  'meta-externalagent': {
    ...documented,
    note: 'The page prints a relative address in the comment of the header, so only the token is dependable. Keeps robots.txt for up to 24 hours.',
    headerExample: 'meta-externalagent/1.1',
  },
  'meta-externalfetcher': {
    ...documented,
    note: '“May bypass robots.txt rules.”',
    headerExample: 'meta-externalfetcher/1.1',
  },
  'meta-webindexer': {
    ...documented,
    headerExample: 'meta-webindexer/1.1',
  },
  'meta-externalads': {
    ...documented,
    headerExample: 'meta-externalads/1.1',
  },
  facebookexternalhit: {
    ...documented,
    note: 'Might bypass robots.txt “when performing security or integrity checks”.',
    headerExample: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  },
  facebookcatalog: {
    ...documented,
    evidence: [DEVICE_DETECTOR],
    headerExample: 'facebookcatalog/1.0',
  },
  facebookbot: {
    docUrl: 'https://developers.facebook.com/docs/sharing/bot/',
    evidence: [CRAWLER_USER_AGENTS, AI_ROBOTS_TXT],
    note: 'Gathered training data for speech recognition; not on Meta’s page of 2026.',
    headerExample:
      'Mozilla/5.0 (compatible; FacebookBot/1.0; +https://developers.facebook.com/docs/sharing/webmasters/facebookbot/)',
  },
  whatsapp: {
    evidence: [CRAWLER_USER_AGENTS],
    unverified: 'Whether it follows robots.txt.',
    headerExample: 'WhatsApp/2.19.330 A',
  },
}
