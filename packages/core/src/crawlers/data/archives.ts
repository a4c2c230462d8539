/** Web archives. Sources and notes: `../details/archives.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

export const archiveCrawlers = defineCrawlers([
  {
    id: 'ccbot',
    operator: 'Common Crawl',
    token: 'CCBot',
    purpose: 'archive',
    respectsRobots: 'yes',
    respectsBasis: 'operator',
  },
  {
    id: 'archive-org-bot',
    operator: 'Internet Archive',
    token: 'archive.org_bot',
    purpose: 'archive',
    respectsRobots: 'partly',
    respectsBasis: 'assumed',
    hasUnverified: true,
  },
  {
    id: 'ia-archiver',
    operator: 'Alexa / Internet Archive',
    token: 'ia_archiver',
    purpose: 'archive',
    respectsRobots: 'partly',
    respectsBasis: 'assumed',
    retired: true,
  },
])
