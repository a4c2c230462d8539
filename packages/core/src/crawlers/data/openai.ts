/** Crawlers of OpenAI. Sources and notes: `../details/openai.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

const openai = { operator: 'OpenAI', respectsRobots: 'yes', respectsBasis: 'operator' } as const

export const openaiCrawlers = defineCrawlers([
  { ...openai, id: 'gptbot', token: 'GPTBot', purpose: 'ai-training' },
  { ...openai, id: 'oai-searchbot', token: 'OAI-SearchBot', purpose: 'ai-search' },
  {
    ...openai,
    id: 'chatgpt-user',
    token: 'ChatGPT-User',
    purpose: 'ai-user',
    respectsRobots: 'user-triggered',
  },
  { ...openai, id: 'oai-adsbot', token: 'OAI-AdsBot', purpose: 'ads' },
  {
    ...openai,
    id: 'chatgpt-agent',
    name: 'ChatGPT agent (Cloud browser)',
    token: '',
    headerParts: ['Signature-Agent: "https://chatgpt.com"'],
    purpose: 'ai-agent',
    respectsRobots: 'user-triggered',
    respectsBasis: 'assumed',
  },
])
