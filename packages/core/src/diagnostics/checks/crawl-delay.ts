/**
 * `Crawl-delay: 10`: a directive outside of RFC 9309 that some crawlers obey and others do not.
 *
 * Bing documents whole seconds, from 1 to 20 on its help page (1 to 30 in 2012). Google never
 * followed it, Yandex has not since 2018. Nonsense values are told too.
 */
import { findCrawler } from '../../crawlers/find-crawler.ts'
import type { Dialect } from '../../dialects/dialect.ts'
import { DIALECTS, dialectById } from '../../dialects/index.ts'
import { BING_HELP } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { type CheckContext, rangeOnLine } from '../check-context.ts'
import type { DelayReading } from '../data/other-lines.ts'
import { excerpt } from '../excerpt.ts'
import { groupOfLine } from '../group-of-line.ts'
import { namedLines } from '../named-lines.ts'

export const crawlDelay: Check<'crawl-delay'> = {
  id: 'crawl-delay',
  severity: 'info',
  audience: ['google', 'bing', 'yandex', 'people'],
  effect: 'read-differently',
  source: BING_HELP,
  alarms: { 'search-console': 'warning' },
  examples: {
    bad: 'User-agent: bingbot\nCrawl-delay: 0.5\nDisallow: /private/\n',
    good: 'User-agent: bingbot\nDisallow: /private/\n',
  },
  *run(context) {
    for (const { line, name, value } of namedLines(context, 'crawl-delay')) {
      yield {
        ...rangeOnLine(line, name.from, Math.max(name.to, value.to)),
        data: {
          value: excerpt(value.text),
          reads: delayReading(value.text),
          ignoredByAll: isIgnoredByAll(context, line),
        },
      }
    }
  },
}

/** The longest delay of any range that a reader documents, in seconds. */
const LONGEST = 30

function delayReading(value: string): DelayReading {
  if (value === '') return 'empty'
  const plain = /^\d+$/.test(value)
  if (plain && Number(value) === 0) return 'zero'
  if (plain) return Number(value) > LONGEST ? 'long' : 'seconds'
  if (/^\d*\.\d+$|^\d+\.$/.test(value)) return Number(value) === 0 ? 'zero' : 'fraction'
  return /^[+-]?\d/.test(value) ? 'not-plain' : 'not-a-number'
}

/** The group names only crawlers whose operator's dialect knows no such line. */
function isIgnoredByAll(context: CheckContext, line: number): boolean {
  const agents = groupOfLine(context, line)?.agents ?? []
  return agents.length > 0 && agents.length < 100 && agents.every(({ token }) => ignores(token))
}

function ignores(token: string): boolean {
  const dialect = dialectOf(token)
  if (dialect === null) return false
  return dialect.kind === 'operator' && !dialect.decisions.otherDirectives.includes('crawl-delay')
}

/** The dialect of the crawler, or the family of crawlers, that a token names; null for others. */
function dialectOf(token: string): Dialect | null {
  const family = DIALECTS.find(({ decisions }) =>
    decisions.familyTokens.some((name) => name.toLowerCase() === token),
  )
  if (family !== undefined) return family
  const { crawler, by } = findCrawler(token)
  return by === 'custom' ? null : dialectById(crawler.dialect)
}
