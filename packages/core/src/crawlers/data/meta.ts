/** Crawlers of Meta. Sources and notes: `../details/meta.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

const meta = { operator: 'Meta', respectsRobots: 'yes', respectsBasis: 'operator' } as const

export const metaCrawlers = defineCrawlers([
  {
    ...meta,
    id: 'meta-externalagent',
    name: 'Meta-ExternalAgent',
    token: 'meta-externalagent',
    purpose: 'ai-training',
  },
  {
    ...meta,
    id: 'meta-externalfetcher',
    name: 'Meta-ExternalFetcher',
    token: 'meta-externalfetcher',
    purpose: 'ai-user',
    respectsRobots: 'user-triggered',
  },
  {
    ...meta,
    id: 'meta-webindexer',
    name: 'Meta-WebIndexer',
    token: 'meta-webindexer',
    purpose: 'ai-search',
  },
  {
    ...meta,
    id: 'meta-externalads',
    name: 'Meta-ExternalAds',
    token: 'meta-externalads',
    purpose: 'ads',
  },
  {
    ...meta,
    id: 'facebookexternalhit',
    name: 'FacebookExternalHit',
    token: 'facebookexternalhit',
    aliases: ['Facebot'],
    purpose: 'social-preview',
    respectsRobots: 'partly',
  },
  {
    ...meta,
    id: 'facebookcatalog',
    token: 'facebookcatalog',
    purpose: 'feed',
    respectsRobots: 'partly',
    respectsBasis: 'assumed',
  },
  {
    ...meta,
    id: 'facebookbot',
    token: 'FacebookBot',
    purpose: 'ai-training',
    respectsBasis: 'community',
    retired: true,
  },
  {
    ...meta,
    id: 'whatsapp',
    token: 'WhatsApp',
    purpose: 'social-preview',
    respectsRobots: 'partly',
    respectsBasis: 'assumed',
    hasUnverified: true,
  },
])
