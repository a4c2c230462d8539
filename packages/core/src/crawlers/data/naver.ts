/** Crawlers of Naver. Sources and notes: `../details/naver.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

export const naverCrawlers = defineCrawlers([
  {
    id: 'yeti',
    operator: 'Naver',
    token: 'Yeti',
    aliases: ['Naverbot'],
    purpose: 'search',
    respectsRobots: 'yes',
    respectsBasis: 'community',
  },
  {
    id: 'adsbot-naver',
    operator: 'Naver',
    token: 'AdsBot-Naver',
    ignoresWildcard: true,
    purpose: 'ads',
    respectsRobots: 'no',
    respectsBasis: 'community',
  },
  {
    id: 'naver-blueno',
    operator: 'Naver',
    token: 'Blueno',
    purpose: 'social-preview',
    respectsRobots: 'yes',
    respectsBasis: 'community',
  },
])
