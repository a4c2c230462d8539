/**
 * `Crawl-delay: 10`: a directive outside of RFC 9309 that some crawlers obey and others do not.
 *
 * Bing documents whole seconds, from 1 to 20 on its help page (1 to 30 in 2012). Google never
 * followed it, Yandex has not since 2018, Apple and Amazon say that they do not. Nonsense values are
 * told too.
 */
import { crawlDelaySupport } from '../../crawlers/crawl-delay.ts'
import { DIALECTS } from '../../dialects/index.ts'
import { BING_HELP } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { type CheckContext, rangeOnLine } from '../check-context.ts'
import type { DelayObeyed, DelayReading } from '../data/other-lines.ts'
import { excerpt } from '../excerpt.ts'
import { groupOfLine } from '../group-of-line.ts'
import { crawlersFallingBackTo, crawlersNamed, isKnownToken } from '../known-crawlers.ts'
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
          obeyed: obeyedBy(context, line),
        },
      }
    }
  },
}

/** The ends of the ranges that were documented, in seconds: today's, and the longest of all. */
const RANGE = 20
const LONGEST = 30

function delayReading(value: string): DelayReading {
  if (value === '') return 'empty'
  const plain = /^\d+$/.test(value)
  if (plain && Number(value) === 0) return 'zero'
  if (plain && Number(value) > LONGEST) return 'long'
  if (plain) return Number(value) > RANGE ? 'above-range' : 'seconds'
  if (/^\d*\.\d+$|^\d+\.$/.test(value)) return Number(value) === 0 ? 'zero' : 'fraction'
  return /^[+-]?\d/.test(value) ? 'not-plain' : 'not-a-number'
}

/** The most user-agent lines of a group that are looked at. */
const MOST_AGENTS = 100

function obeyedBy(context: CheckContext, line: number): DelayObeyed {
  const group = groupOfLine(context, line)
  if (group === null) return 'nobody'
  const { agents } = group
  if (agents.length === 0 || agents.length > MOST_AGENTS) return 'some'
  const seen = new Set(
    agents.map(({ token, value }) =>
      token === '*' ? 'differs' : supportOf(isKnownToken(value) ? value : token),
    ),
  )
  if (seen.has('differs')) return 'some'
  if (seen.has('honoured')) return seen.size === 1 ? 'all-named' : 'some-named'
  return seen.has('unknown') ? 'unknown' : 'none-named'
}

type Support = ReturnType<typeof crawlDelaySupport>

/** What is known of the crawlers, or the family of crawlers, that a token names. */
function supportOf(token: string): Support {
  const named = crawlersNamed(token)
  const running = named.filter(({ retired }) => !retired)
  const asked = running.length > 0 ? running : [...crawlersFallingBackTo(token), ...named]
  const known = asked.map(crawlDelaySupport).find((support) => support !== 'unknown')
  return known ?? (isIgnoringFamily(token) ? 'ignored' : 'unknown')
}

function isIgnoringFamily(token: string): boolean {
  return DIALECTS.some(
    ({ decisions }) =>
      decisions.familyTokens.some((name) => name.toLowerCase() === token.toLowerCase()) &&
      !decisions.otherDirectives.includes('crawl-delay'),
  )
}
