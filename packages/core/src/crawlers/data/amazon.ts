/** Crawlers of Amazon. Sources and notes: `../details/amazon.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

const documented = { operator: 'Amazon', respectsRobots: 'yes', respectsBasis: 'operator' } as const

const listed = { operator: 'Amazon', respectsRobots: 'partly', respectsBasis: 'community' } as const

export const amazonCrawlers = defineCrawlers([
  { ...documented, id: 'amazonbot', token: 'Amazonbot', purpose: 'ai-training' },
  {
    ...documented,
    id: 'amzn-searchbot',
    token: 'Amzn-SearchBot',
    fallbackTokens: ['Googlebot', 'bingbot'],
    purpose: 'ai-search',
  },
  {
    ...documented,
    id: 'amzn-user',
    token: 'Amzn-User',
    purpose: 'ai-user',
    respectsRobots: 'user-triggered',
  },
  { ...listed, id: 'amazonadbot', token: 'AmazonAdBot', purpose: 'ads', respectsRobots: 'yes' },
  { ...listed, id: 'amazonbuyforme', token: 'AmazonBuyForMe', purpose: 'ai-agent' },
  { ...listed, id: 'novaact', token: 'NovaAct', purpose: 'ai-agent' },
  { ...listed, id: 'bedrockbot', token: 'bedrockbot', purpose: 'ai-agent', respectsRobots: 'yes' },
  {
    ...listed,
    id: 'amazon-kendra',
    token: 'amazon-kendra',
    purpose: 'ai-agent',
    respectsRobots: 'yes',
  },
  { ...listed, id: 'amazon-qbusiness', token: 'amazon-QBusiness', purpose: 'ai-agent' },
])
