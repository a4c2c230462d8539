/** Sources and notes for the crawlers of `../data/naver.ts`, by id. */
import type { CrawlerDetailsEntries } from '../crawler-details.ts'
import { CRAWLER_USER_AGENTS, VERIFIED_BOTS } from './evidence.ts'

export const naverDetails: CrawlerDetailsEntries = {
  yeti: {
    docUrl: 'https://searchadvisor.naver.com/guide/seo-basic-robots',
    evidence: [
      CRAWLER_USER_AGENTS,
      VERIFIED_BOTS,
      { source: 'Operator’s page: its address is confirmed, its text could not be read' },
    ],
    headerExample: 'Mozilla/5.0 (compatible; Yeti/1.1; +http://naver.me/bot)',
  },
  'adsbot-naver': {
    evidence: [VERIFIED_BOTS],
    note: 'Ignores robots.txt for addresses registered in the ad system.',
    headerExample: 'AdsBot-Naver',
  },
  'naver-blueno': {
    evidence: [VERIFIED_BOTS],
    note: 'Previews of links inserted in Naver’s services; respects robots.txt.',
    headerExample: 'Blueno',
  },
}
