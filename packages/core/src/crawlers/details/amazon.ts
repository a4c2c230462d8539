/** Sources and notes for the crawlers of `../data/amazon.ts`, by id. */
import type { CrawlerDetailsEntries, CrawlerDetailsEntry } from '../crawler-details.ts'
import { AI_ROBOTS_TXT, CRAWLER_USER_AGENTS, VERIFIED_BOTS } from './evidence.ts'

const documented = {
  docUrl: 'https://developer.amazon.com/amazonbot',
  evidence: [
    {
      source: 'developer.amazon.com/amazonbot, edition of 2026-09-04, captured whole',
      date: '2026-09-22',
    },
  ],
  crawlDelay: { status: 'ignored', note: '“They do not support the crawl-delay directive.”' },
} satisfies CrawlerDetailsEntry

export const amazonDetails: CrawlerDetailsEntries = {
  amazonbot: {
    ...documented,
    note: 'Keeps robots.txt for up to 30 days. A file that cannot be fetched is treated as if it did not exist, unlike RFC 9309. The meta value noarchive forbids training.',
    headerExample:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amazonbot/0.1) Chrome/W.X.Y.Z Safari/537.36',
  },
  'amzn-searchbot': {
    ...documented,
    note: '“If robots.txt files don’t mention Amzn-SearchBot but allow other search bots”, it crawls by the directives for those. Amazon names none of them: Googlebot, then bingbot is our reading. Keeps robots.txt for up to 30 days. A file that cannot be fetched is treated as if it did not exist, unlike RFC 9309. The meta value noarchive forbids training.',
    headerExample:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amzn-SearchBot/0.1) Chrome/W.X.Y.Z Safari/537.36',
  },
  'amzn-user': {
    ...documented,
    note: '“May not follow all robots.txt directives.”',
    headerExample:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amzn-User/0.1) Chrome/W.X.Y.Z Safari/537.36',
  },
  amazonadbot: {
    docUrl: 'https://adbot.amazon.com/',
    evidence: [VERIFIED_BOTS, CRAWLER_USER_AGENTS],
    headerExample: 'AmazonAdBot',
  },
  amazonbuyforme: {
    evidence: [AI_ROBOTS_TXT],
    headerExample: 'AmazonBuyForMe',
  },
  novaact: {
    evidence: [AI_ROBOTS_TXT],
    headerExample: 'NovaAct',
  },
  bedrockbot: {
    docUrl:
      'https://docs.aws.amazon.com/bedrock/latest/userguide/webcrawl-data-source-connector.html',
    evidence: [AI_ROBOTS_TXT],
    headerExample: 'bedrockbot',
  },
  'amazon-kendra': {
    evidence: [AI_ROBOTS_TXT],
    headerExample: 'amazon-kendra',
  },
  'amazon-qbusiness': {
    evidence: [AI_ROBOTS_TXT],
    headerExample: 'amazon-QBusiness',
  },
}
