/** Crawlers of Microsoft. Sources and notes: `../details/microsoft.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

const bing = { operator: 'Microsoft', dialect: 'bing', respectsBasis: 'operator' } as const

export const microsoftCrawlers = defineCrawlers([
  {
    ...bing,
    id: 'bingbot',
    name: 'Bingbot',
    token: 'bingbot',
    fallbackTokens: ['msnbot'],
    purpose: 'search',
    respectsRobots: 'yes',
  },
  {
    ...bing,
    id: 'adidxbot',
    name: 'AdIdxBot (Bing Ads)',
    token: 'adidxbot',
    purpose: 'ads',
    respectsRobots: 'yes',
  },
  {
    ...bing,
    id: 'bingpreview',
    name: 'BingPreview',
    token: 'bingbot',
    headerParts: ['BingPreview'],
    purpose: 'social-preview',
    respectsRobots: 'partly',
  },
  {
    id: 'microsoftpreview',
    operator: 'Microsoft',
    token: 'MicrosoftPreview',
    purpose: 'social-preview',
    respectsRobots: 'user-triggered',
    respectsBasis: 'community',
  },
  {
    ...bing,
    id: 'bingvideopreview',
    token: 'BingVideoPreview',
    purpose: 'video',
    respectsRobots: 'partly',
  },
  {
    ...bing,
    id: 'msnbot',
    name: 'msnbot (historical)',
    token: 'msnbot',
    purpose: 'search',
    respectsRobots: 'yes',
    retired: true,
  },
  {
    id: 'azureai-searchbot',
    operator: 'Microsoft',
    token: 'AzureAI-SearchBot',
    purpose: 'ai-search',
    respectsRobots: 'partly',
    respectsBasis: 'community',
  },
  {
    id: 'skypeuripreview',
    operator: 'Microsoft',
    token: 'SkypeUriPreview',
    purpose: 'social-preview',
    respectsRobots: 'partly',
    respectsBasis: 'assumed',
  },
])
