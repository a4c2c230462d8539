/** Sources and notes for the crawlers of `../data/advertising-and-feeds.ts`, by id. */
import type { CrawlerDetailsEntries } from '../crawler-details.ts'
import { CRAWLER_USER_AGENTS, DEVICE_DETECTOR, VERIFIED_BOTS } from './evidence.ts'

export const advertisingAndFeedDetails: CrawlerDetailsEntries = {
  proximic: {
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'Mozilla/5.0 (compatible; proximic; +http://www.proximic.com/info/spider.php)',
  },
  criteobot: {
    docUrl: 'https://www.criteo.com/criteo-crawler/',
    evidence: [VERIFIED_BOTS, DEVICE_DETECTOR],
    headerExample: 'CriteoBot/0.1',
    crawlDelay: { status: 'honoured' },
  },
  feedly: {
    docUrl: 'https://www.feedly.com/fetcher.html',
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'FeedlyBot/1.0 (http://feedly.com)',
  },
}
