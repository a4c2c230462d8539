/** Crawlers of Apple. Sources and notes: `../details/apple.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

export const appleCrawlers = defineCrawlers([
  {
    id: 'applebot',
    operator: 'Apple',
    token: 'Applebot',
    fallbackTokens: ['Googlebot'],
    purpose: 'search',
    respectsRobots: 'yes',
    respectsBasis: 'operator',
  },
  {
    id: 'applebot-extended',
    operator: 'Apple',
    token: 'Applebot-Extended',
    purpose: 'ai-training',
    respectsRobots: 'yes',
    respectsBasis: 'operator',
    control: true,
  },
  {
    id: 'itms',
    name: 'iTMS (Apple Podcasts)',
    operator: 'Apple',
    token: '',
    headerParts: ['iTMS'],
    ignoresWildcard: true,
    purpose: 'feed',
    respectsRobots: 'no',
    respectsBasis: 'operator',
  },
])
