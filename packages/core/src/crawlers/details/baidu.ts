/** Sources and notes for the crawlers of `../data/baidu.ts`, by id. */
import type { CrawlerDetailsEntries, CrawlerDetailsEntry } from '../crawler-details.ts'
import { AI_ROBOTS_TXT, CRAWLER_USER_AGENTS } from './evidence.ts'

const USER_AGENT_TABLE = {
  source: 'Copies of Baidu’s table of products and user agents (not Baidu’s own page)',
}

const BAIKE = { source: 'Baidu Baike: robots.txt is supported “except certain business crawlers”' }

const product = {
  docUrl: 'http://www.baidu.com/search/robots_english.html',
  evidence: [USER_AGENT_TABLE, BAIKE],
  unverified: 'The fallback to Baiduspider.',
} satisfies CrawlerDetailsEntry

const commercial = {
  docUrl: 'http://www.baidu.com/search/robots_english.html',
  evidence: [USER_AGENT_TABLE, BAIKE],
  note: 'The commercial crawlers are said not to follow robots.txt in full.',
  unverified: 'That it is exempt from robots.txt: only a secondary text says so.',
} satisfies CrawlerDetailsEntry

export const baiduDetails: CrawlerDetailsEntries = {
  baiduspider: {
    docUrl: 'http://www.baidu.com/search/robots_english.html',
    evidence: [CRAWLER_USER_AGENTS, USER_AGENT_TABLE, BAIKE],
    note: 'Whether it honours Crawl-delay is unverified; it is widely reported not to.',
    headerExample:
      'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  },
  'baiduspider-image': {
    ...product,
    headerExample: 'Baiduspider-image',
  },
  'baiduspider-video': {
    ...product,
    headerExample: 'Baiduspider-video',
  },
  'baiduspider-news': {
    ...product,
    headerExample: 'Baiduspider-news',
  },
  'baiduspider-favo': {
    ...product,
    headerExample: 'Baiduspider-favo',
  },
  'baiduspider-cpro': {
    ...commercial,
    headerExample: 'Baiduspider-cpro',
  },
  'baiduspider-ads': {
    ...commercial,
    headerExample: 'Baiduspider-ads',
  },
  yiyanbot: {
    evidence: [AI_ROBOTS_TXT],
    headerExample: 'YiyanBot',
  },
}
