/** Advertising services and feed readers. Sources and notes: `../details/advertising-and-feeds.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

export const advertisingAndFeedCrawlers = defineCrawlers([
  {
    id: 'proximic',
    operator: 'Comscore',
    token: 'proximic',
    purpose: 'ads',
    respectsRobots: 'yes',
    respectsBasis: 'assumed',
  },
  {
    id: 'criteobot',
    operator: 'Criteo',
    token: 'CriteoBot',
    purpose: 'ads',
    respectsRobots: 'yes',
    respectsBasis: 'community',
  },
  {
    id: 'feedly',
    operator: 'Feedly',
    token: 'Feedly',
    headerParts: ['FeedlyBot'],
    purpose: 'feed',
    respectsRobots: 'user-triggered',
    respectsBasis: 'assumed',
  },
])
