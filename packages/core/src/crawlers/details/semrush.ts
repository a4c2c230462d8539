/** Sources and notes for the crawlers of `../data/semrush.ts`, by id. */
import type { CrawlerDetailsEntries, CrawlerDetailsEntry } from '../crawler-details.ts'
import { AI_ROBOTS_TXT } from './evidence.ts'

const BOT_PAGE = { source: 'semrush.com/bot, as mirrored at semi.toolspur.com/bot' }

const STACK_EXCHANGE = { source: 'webmasters.stackexchange.com, question 130365' }

const CONTENTKING = { source: 'ContentKing FAQ' }

const semrush = {
  docUrl: 'https://www.semrush.com/bot/',
  evidence: [BOT_PAGE, STACK_EXCHANGE, CONTENTKING],
  crawlDelay: {
    status: 'honoured',
    range: 'up to 10 s (secondary source)',
    note: 'robots.txt is read again within 1 hour or 100 requests (ContentKing).',
  },
} satisfies CrawlerDetailsEntry

export const semrushDetails: CrawlerDetailsEntries = {
  semrushbot: {
    ...semrush,
    headerExample: 'Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)',
  },
  'semrushbot-ba': {
    ...semrush,
    note: 'Serves Backlink Audit. Whether it falls back to a group for SemrushBot is not documented.',
    unverified: 'The spelling of the token.',
    headerExample: 'SemrushBot-BA',
  },
  'semrushbot-si': {
    ...semrush,
    note: 'Serves On Page SEO Checker. Whether it falls back to a group for SemrushBot is not documented.',
    unverified: 'The spelling of the token.',
    headerExample: 'SemrushBot-SI',
  },
  'semrushbot-swa': {
    ...semrush,
    evidence: [BOT_PAGE, STACK_EXCHANGE, CONTENTKING, AI_ROBOTS_TXT],
    note: 'Serves SEO Writing Assistant. Whether it falls back to a group for SemrushBot is not documented.',
    headerExample: 'SemrushBot-SWA',
  },
  'semrushbot-ocob': {
    ...semrush,
    evidence: [BOT_PAGE, STACK_EXCHANGE, CONTENTKING, AI_ROBOTS_TXT],
    note: 'Serves ContentShake AI. Whether it falls back to a group for SemrushBot is not documented.',
    headerExample: 'SemrushBot-OCOB',
  },
  splitsignalbot: {
    ...semrush,
    note: 'Serves SplitSignal. Whether it falls back to a group for SemrushBot is not documented.',
    unverified: 'The spelling of the token.',
    headerExample: 'SplitSignalBot',
  },
  siteauditbot: {
    ...semrush,
    note: 'Serves Site Audit. Whether it falls back to a group for SemrushBot is not documented.',
    unverified: 'The spelling of the token.',
    headerExample: 'SiteAuditBot',
  },
}
