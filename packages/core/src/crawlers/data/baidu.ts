/** Crawlers of Baidu. Sources and notes: `../details/baidu.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

const baidu = { operator: 'Baidu', respectsBasis: 'community' } as const

export const baiduCrawlers = defineCrawlers([
  {
    ...baidu,
    id: 'baiduspider',
    token: 'Baiduspider',
    aliases: ['Baiduspider-render'],
    purpose: 'search',
    respectsRobots: 'yes',
  },
  {
    ...baidu,
    id: 'baiduspider-image',
    token: 'Baiduspider-image',
    fallbackTokens: ['Baiduspider'],
    purpose: 'image',
    respectsRobots: 'yes',
    hasUnverified: true,
  },
  {
    ...baidu,
    id: 'baiduspider-video',
    token: 'Baiduspider-video',
    fallbackTokens: ['Baiduspider'],
    purpose: 'video',
    respectsRobots: 'yes',
    hasUnverified: true,
  },
  {
    ...baidu,
    id: 'baiduspider-news',
    token: 'Baiduspider-news',
    fallbackTokens: ['Baiduspider'],
    purpose: 'news',
    respectsRobots: 'yes',
    hasUnverified: true,
  },
  {
    ...baidu,
    id: 'baiduspider-favo',
    token: 'Baiduspider-favo',
    fallbackTokens: ['Baiduspider'],
    purpose: 'other',
    respectsRobots: 'yes',
    hasUnverified: true,
  },
  {
    ...baidu,
    id: 'baiduspider-cpro',
    token: 'Baiduspider-cpro',
    ignoresWildcard: true,
    purpose: 'ads',
    respectsRobots: 'partly',
    hasUnverified: true,
  },
  {
    ...baidu,
    id: 'baiduspider-ads',
    token: 'Baiduspider-ads',
    ignoresWildcard: true,
    purpose: 'ads',
    respectsRobots: 'partly',
    hasUnverified: true,
  },
  { ...baidu, id: 'yiyanbot', token: 'YiyanBot', purpose: 'ai-user', respectsRobots: 'partly' },
])
