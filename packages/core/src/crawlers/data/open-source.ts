/** Open source programs that anybody may run. Sources and notes: `../details/open-source.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

export const openSourceCrawlers = defineCrawlers([
  {
    id: 'nutch',
    name: 'Apache Nutch',
    operator: '(open source)',
    token: 'Nutch',
    headerParts: ['Nutch-'],
    purpose: 'other',
    respectsRobots: 'partly',
    respectsBasis: 'assumed',
  },
  {
    id: 'scrapy',
    operator: '(open source, Zyte)',
    token: 'Scrapy',
    purpose: 'other',
    respectsRobots: 'partly',
    respectsBasis: 'community',
  },
  {
    id: 'heritrix',
    operator: '(open source, many libraries)',
    token: 'heritrix',
    purpose: 'archive',
    respectsRobots: 'partly',
    respectsBasis: 'assumed',
  },
  {
    id: 'img2dataset',
    operator: '(open source tool)',
    token: 'img2dataset',
    purpose: 'ai-training',
    respectsRobots: 'no',
    respectsBasis: 'assumed',
    hasUnverified: true,
  },
])
