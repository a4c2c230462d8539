/** Sources and notes for the crawlers of `../data/open-source.ts`, by id. */
import type { CrawlerDetailsEntries } from '../crawler-details.ts'
import { AI_ROBOTS_TXT, CRAWLER_USER_AGENTS, PUBLISHED_REPORTS } from './evidence.ts'

export const openSourceDetails: CrawlerDetailsEntries = {
  nutch: {
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'istellabot-nutch/Nutch-1.10',
  },
  scrapy: {
    docUrl:
      'https://docs.scrapy.org/en/latest/topics/downloader-middleware.html#robotstxt-middleware',
    evidence: [AI_ROBOTS_TXT, PUBLISHED_REPORTS],
    note: 'ROBOTSTXT_OBEY is on in new projects; the parser is Protego. Each operator sets a token of its own.',
    headerExample: 'Scrapy/2.11 (+https://scrapy.org)',
  },
  heritrix: {
    docUrl: 'https://github.com/internetarchive/heritrix3/wiki',
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'heritrix/3',
  },
  img2dataset: {
    docUrl: 'https://github.com/rom1504/img2dataset',
    evidence: [AI_ROBOTS_TXT],
    note: 'Reads noai, noimageai, noindex and noimageindex in X-Robots-Tag by default (unverified).',
    unverified: 'Whether it follows robots.txt.',
    headerExample:
      'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:72.0) Gecko/20100101 Firefox/72.0 (compatible; img2dataset; +https://github.com/rom1504/img2dataset)',
  },
}
