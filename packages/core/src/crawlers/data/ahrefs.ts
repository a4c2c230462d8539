/** Crawlers of Ahrefs. Sources and notes: `../details/ahrefs.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

export const ahrefsCrawlers = defineCrawlers([
  {
    id: 'yepbot',
    operator: 'Ahrefs',
    token: 'YepBot',
    purpose: 'search',
    respectsRobots: 'yes',
    respectsBasis: 'assumed',
    hasUnverified: true,
  },
  {
    id: 'ahrefsbot',
    operator: 'Ahrefs',
    token: 'AhrefsBot',
    purpose: 'seo-tool',
    respectsRobots: 'yes',
    respectsBasis: 'community',
  },
  {
    id: 'ahrefssiteaudit',
    operator: 'Ahrefs',
    token: 'AhrefsSiteAudit',
    purpose: 'seo-tool',
    respectsRobots: 'partly',
    respectsBasis: 'community',
  },
])
