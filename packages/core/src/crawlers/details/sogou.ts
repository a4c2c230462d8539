/** Sources and notes for the crawlers of `../data/sogou.ts`, by id. */
import type { CrawlerDetailsEntries, CrawlerDetailsEntry } from '../crawler-details.ts'
import { CRAWLER_USER_AGENTS } from './evidence.ts'

const spider = {
  docUrl: 'http://www.sogou.com/docs/help/webmasters.htm',
  evidence: [CRAWLER_USER_AGENTS],
  note: 'The token has spaces: a parser like Google’s reads only “Sogou” from such a User-agent line.',
} satisfies CrawlerDetailsEntry

export const sogouDetails: CrawlerDetailsEntries = {
  'sogou-web-spider': {
    ...spider,
    headerExample: 'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  },
  'sogou-inst-spider': {
    ...spider,
    headerExample: 'Sogou inst spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  },
  'sogou-pic-spider': {
    ...spider,
    headerExample: 'Sogou Pic Spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  },
  'sogou-news-spider': {
    ...spider,
    headerExample: 'Sogou News Spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  },
}
