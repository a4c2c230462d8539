/** Crawlers of Perplexity. Sources and notes: `../details/perplexity.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

export const perplexityCrawlers = defineCrawlers([
  {
    id: 'perplexitybot',
    operator: 'Perplexity',
    token: 'PerplexityBot',
    purpose: 'ai-search',
    respectsRobots: 'yes',
    respectsBasis: 'operator',
  },
  {
    id: 'perplexity-user',
    operator: 'Perplexity',
    token: 'Perplexity-User',
    purpose: 'ai-user',
    respectsRobots: 'user-triggered',
    respectsBasis: 'operator',
  },
])
