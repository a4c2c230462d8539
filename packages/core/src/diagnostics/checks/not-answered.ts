/**
 * `/robots.txt` could not be fetched: the name does not resolve, the connection fails or the answer
 * breaks off. If crawlers fare alike, the site is closed to most of them.
 *
 * Unreachable by network errors is unreachable (RFC 9309 §2.3.1.4). It was our request that failed;
 * that crawlers fail too, it does not prove. Where we would not ask, nothing is said of the site.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { WHOLE_ANSWER } from '../whole-answer.ts'

export const notAnswered: Check<'not-answered'> = {
  id: 'not-answered',
  severity: 'error',
  audience: ['standard', 'google', 'bing', 'python'],
  effect: 'changes-verdict',
  source: RFC_9309,
  alarms: { lighthouse: 'error', 'search-console': 'error' },
  examples: {
    bad: '# GET /robots.txt: the connection is refused\n',
    good: '# GET /robots.txt is answered with 200\nUser-agent: *\nDisallow: /private/\n',
  },
  *run({ fetch }) {
    if (fetch?.outcome !== 'network-failure') return
    const stage = fetch.error?.stage ?? 'read'
    if (stage === 'policy') return
    yield { ...WHOLE_ANSWER, data: { stage, code: fetch.error?.code ?? '' } }
  },
}
