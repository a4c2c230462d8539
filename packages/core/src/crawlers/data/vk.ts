/** Crawlers of VK and its services Mail.ru, Dzen and OK.ru. Sources and notes: `../details/vk.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

export const vkCrawlers = defineCrawlers([
  {
    id: 'mail-ru-bot',
    operator: 'VK (Mail.ru)',
    token: 'Mail.RU_Bot',
    purpose: 'search',
    respectsRobots: 'yes',
    respectsBasis: 'assumed',
  },
  {
    id: 'zenbot',
    operator: 'VK (Dzen)',
    token: 'ZenBot',
    purpose: 'feed',
    respectsRobots: 'yes',
    respectsBasis: 'assumed',
  },
  {
    id: 'vkshare',
    operator: 'VK',
    token: 'vkShare',
    purpose: 'social-preview',
    respectsRobots: 'partly',
    respectsBasis: 'assumed',
  },
  {
    id: 'odklbot',
    operator: 'VK (OK.ru)',
    token: 'OdklBot',
    purpose: 'social-preview',
    respectsRobots: 'partly',
    respectsBasis: 'assumed',
  },
])
