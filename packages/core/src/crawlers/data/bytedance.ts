/** Crawlers of ByteDance. Sources and notes: `../details/bytedance.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

export const bytedanceCrawlers = defineCrawlers([
  {
    id: 'bytespider',
    operator: 'ByteDance',
    token: 'Bytespider',
    purpose: 'ai-training',
    respectsRobots: 'no',
    respectsBasis: 'community',
  },
  {
    id: 'tiktokspider',
    operator: 'ByteDance',
    token: 'TikTokSpider',
    purpose: 'ai-training',
    respectsRobots: 'partly',
    respectsBasis: 'community',
  },
])
