/** Crawlers of Mistral AI. Sources and notes: `../details/mistral.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

const mistral = {
  operator: 'Mistral AI',
  respectsRobots: 'yes',
  respectsBasis: 'operator',
} as const

export const mistralCrawlers = defineCrawlers([
  { ...mistral, id: 'mistralai-user', token: 'MistralAI-User', purpose: 'ai-user' },
  { ...mistral, id: 'mistralai-index', token: 'MistralAI-Index', purpose: 'ai-search' },
  { ...mistral, id: 'mistralai-training', token: 'MistralAI-Training', purpose: 'ai-training' },
])
