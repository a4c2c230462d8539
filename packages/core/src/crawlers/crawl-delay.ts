/**
 * Which crawlers obey Crawl-delay, as their details say it with sources. Kept apart from these, so
 * that looking a file through need not wait for them.
 */
import type { Crawler } from './crawler.ts'

/** Operators that say it of all their crawlers. */
const IGNORING_OPERATORS: ReadonlySet<string> = new Set(['Google', 'Yandex'])

const IGNORING: ReadonlySet<string> = new Set([
  'applebot',
  'applebot-extended',
  'amazonbot',
  'amzn-searchbot',
  'amzn-user',
])

const HONOURING: ReadonlySet<string> = new Set([
  'bingbot',
  'seznambot',
  'claudebot',
  'claude-user',
  'claude-searchbot',
  'youbot',
  'ahrefsbot',
  'semrushbot',
  'semrushbot-ba',
  'semrushbot-si',
  'semrushbot-swa',
  'semrushbot-ocob',
  'splitsignalbot',
  'siteauditbot',
  'dataforseobot',
  'mj12bot',
  'seekportbot',
  'ccbot',
  'criteobot',
])

/** What is known about a crawler and Crawl-delay. */
export function crawlDelaySupport({ id, operator }: Crawler): 'honoured' | 'ignored' | 'unknown' {
  if (HONOURING.has(id)) return 'honoured'
  return IGNORING.has(id) || IGNORING_OPERATORS.has(operator) ? 'ignored' : 'unknown'
}
