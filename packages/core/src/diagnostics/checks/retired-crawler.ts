/**
 * `User-agent: anthropic-ai`: a crawler that is no longer run, or that its operator no longer
 * documents. The group does no harm; what it was to keep out may come under another name now.
 */
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
      const today = CRAWLERS.filter(
        (other) => other.operator === crawler.operator && !other.retired && other.token !== '',
      ).map((other) => other.token)
      yield {
        ...range,
        data: {
          token: crawler.token,
          operator: crawler.operator,
          today: [...new Set(today)].slice(0, NAMED),
        },
      }
    }
  },
}
