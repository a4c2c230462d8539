/** Crawlers of Semrush. Sources and notes: `../details/semrush.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

const semrush = {
  operator: 'Semrush',
  purpose: 'seo-tool',
  respectsRobots: 'yes',
  respectsBasis: 'community',
} as const

export const semrushCrawlers = defineCrawlers([
  { ...semrush, id: 'semrushbot', token: 'SemrushBot' },
  { ...semrush, id: 'semrushbot-ba', token: 'SemrushBot-BA', hasUnverified: true },
  { ...semrush, id: 'semrushbot-si', token: 'SemrushBot-SI', hasUnverified: true },
  { ...semrush, id: 'semrushbot-swa', token: 'SemrushBot-SWA' },
  { ...semrush, id: 'semrushbot-ocob', token: 'SemrushBot-OCOB' },
  { ...semrush, id: 'splitsignalbot', token: 'SplitSignalBot', hasUnverified: true },
  { ...semrush, id: 'siteauditbot', token: 'SiteAuditBot', hasUnverified: true },
])
