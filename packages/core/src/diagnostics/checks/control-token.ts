/**
 * `User-agent: Google-Extended`: a token that never fetches. Its group says what may be done with
 * pages that other crawlers of the same operator have fetched.
 */
import { GOOGLE_COMMON_CRAWLERS } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { firstNamings } from '../named-agents.ts'

export const controlToken: Check<'control-token'> = {
  id: 'control-token',
  severity: 'info',
  audience: ['people'],
  effect: 'harmless',
  source: GOOGLE_COMMON_CRAWLERS,
  alarms: {},
  examples: {
    bad: 'User-agent: Google-Extended\nDisallow: /\n',
    good: 'User-agent: Googlebot\nDisallow: /private\n',
  },
  *run(context) {
    for (const { crawlers, range } of firstNamings(context).values()) {
      const [crawler] = crawlers
      if (crawler?.control !== true) continue
      yield { ...range, data: { token: crawler.token, operator: crawler.operator } }
    }
  },
}
