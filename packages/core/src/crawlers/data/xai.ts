/** Crawlers of xAI. Sources and notes: `../details/xai.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

const xai = {
  operator: 'xAI',
  purpose: 'ai-search',
  respectsRobots: 'partly',
  respectsBasis: 'assumed',
  hasUnverified: true,
} as const

export const xaiCrawlers = defineCrawlers([
  { ...xai, id: 'grokbot', token: 'GrokBot' },
  { ...xai, id: 'xai-grok', token: 'xAI-Grok' },
  { ...xai, id: 'grok-deepsearch', token: 'Grok-DeepSearch' },
])
