/** Crawlers of Anthropic. Sources and notes: `../details/anthropic.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

const anthropic = {
  operator: 'Anthropic',
  respectsRobots: 'yes',
  respectsBasis: 'operator',
} as const

export const anthropicCrawlers = defineCrawlers([
  { ...anthropic, id: 'claudebot', token: 'ClaudeBot', purpose: 'ai-training' },
  { ...anthropic, id: 'claude-user', token: 'Claude-User', purpose: 'ai-user' },
  { ...anthropic, id: 'claude-searchbot', token: 'Claude-SearchBot', purpose: 'ai-search' },
  {
    ...anthropic,
    id: 'anthropic-ai',
    token: 'anthropic-ai',
    purpose: 'ai-training',
    respectsRobots: 'partly',
    respectsBasis: 'community',
    retired: true,
  },
  {
    ...anthropic,
    id: 'claude-web',
    token: 'Claude-Web',
    purpose: 'ai-user',
    respectsRobots: 'partly',
    respectsBasis: 'community',
    retired: true,
  },
])
