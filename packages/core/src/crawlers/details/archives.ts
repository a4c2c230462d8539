/** Sources and notes for the crawlers of `../data/archives.ts`, by id. */
import type { CrawlerDetailsEntries } from '../crawler-details.ts'
import { CRAWLER_USER_AGENTS, PUBLISHED_REPORTS } from './evidence.ts'

export const archiveDetails: CrawlerDetailsEntries = {
  ccbot: {
    docUrl: 'https://commoncrawl.org/ccbot',
    evidence: [
      { source: 'commoncrawl.org/ccbot and /faq, as quoted', date: '2026-10-07' },
      PUBLISHED_REPORTS,
    ],
    note: 'An open data set that is often used for training; Common Crawl itself does not call CCBot a training crawler.',
    headerExample: 'CCBot/2.0 (https://commoncrawl.org/faq/)',
    crawlDelay: { status: 'honoured' },
  },
  'archive-org-bot': {
    docUrl: 'https://archive.org/details/archive.org_bot',
    evidence: [CRAWLER_USER_AGENTS],
    note: 'The Internet Archive announced in 2017 that it relies less on robots.txt (unverified). The token contains a dot, which RFC 9309 does not allow: a parser like Google’s reads “archive”.',
    unverified: 'Whether it follows robots.txt.',
    headerExample:
      'Mozilla/5.0 (compatible; archive.org_bot +http://www.archive.org/details/archive.org_bot)',
  },
  'ia-archiver': {
    evidence: [CRAWLER_USER_AGENTS],
    note: 'Alexa was closed in 2022; site owners still use the token to address the Wayback Machine.',
    headerExample: 'ia_archiver (+http://www.alexa.com/site/help/webmasters; crawler@alexa.com)',
  },
}
