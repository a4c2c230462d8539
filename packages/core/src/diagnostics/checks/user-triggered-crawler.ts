/**
 * `User-agent: ChatGPT-User`: a client that fetches because a person asked. Its operator says that
 * robots.txt may not apply to it, or lists say so.
 */
import { GOOGLE_USER_TRIGGERED } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { firstNamings } from '../named-agents.ts'

export const userTriggeredCrawler: Check<'user-triggered-crawler'> = {
  id: 'user-triggered-crawler',
  severity: 'info',
  audience: ['people'],
  effect: 'read-differently',
  source: GOOGLE_USER_TRIGGERED,
  alarms: {},
  examples: {
    bad: 'User-agent: Perplexity-User\nDisallow: /\n',
    good: 'User-agent: PerplexityBot\nDisallow: /\n',
  },
  *run(context) {
    for (const { crawlers, range } of firstNamings(context).values()) {
      const [crawler] = crawlers
      if (crawler?.respectsRobots !== 'user-triggered' || crawler.retired) continue
      if (crawler.respectsBasis === 'assumed') continue
      yield {
        ...range,
        data: {
          token: crawler.token,
          operator: crawler.operator,
          saidBy: crawler.respectsBasis,
        },
      }
    }
  },
}
