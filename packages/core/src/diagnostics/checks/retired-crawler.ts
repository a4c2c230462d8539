/**
 * `User-agent: anthropic-ai`: a crawler that is no longer run, or that its operator no longer
 * documents. The group does no harm; what it was to keep out may come under another name now.
 */
import type { Crawler } from '../../crawlers/crawler.ts'
import { CRAWLERS } from '../../crawlers/registry.ts'
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { crawlersFallingBackTo } from '../known-crawlers.ts'
import { firstNamings } from '../named-agents.ts'

/** The most tokens of today that one finding names. */
const NAMED = 5

export const retiredCrawler: Check<'retired-crawler'> = {
  id: 'retired-crawler',
  severity: 'hint',
  audience: ['people'],
  effect: 'harmless',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: anthropic-ai\nDisallow: /\n',
    good: 'User-agent: ClaudeBot\nDisallow: /\n',
  },
  *run(context) {
    for (const { token, crawlers, range } of firstNamings(context).values()) {
      const [crawler] = crawlers
      if (crawler?.retired !== true) continue
      // Others still obey a group for it, where they have none of their own.
      if (crawlersFallingBackTo(token).some(({ retired }) => !retired)) continue
      yield {
        ...range,
        data: {
          token: crawler.token,
          operator: crawler.operator,
          today: namesOfToday(crawler),
        },
      }
    }
  },
}

/**
 * Tokens of the same operator: the longest with which the retired one begins, else those with the same
 * purpose first.
 */
function namesOfToday({ token, operator, purpose }: Crawler): readonly string[] {
  const running = CRAWLERS.filter(
    (other) => other.operator === operator && !other.retired && other.token !== '',
  )
  const names = running
    .toSorted((a, b) => Number(b.purpose === purpose) - Number(a.purpose === purpose))
    .map((other) => other.token)
  const [variant] = names
    .filter((name) => token.toLowerCase().startsWith(`${name.toLowerCase()}-`))
    .toSorted((a, b) => b.length - a.length)
  return variant === undefined ? [...new Set(names)].slice(0, NAMED) : [variant]
}
