/**
 * `/robots.txt` is answered with an error of the server: to most crawlers the site is closed.
 *
 * Where the file is unreachable, everything must be taken as disallowed (RFC 9309 §2.3.1.4). Google
 * stops for 12 hours, then goes on with its last copy for up to 30 days.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { WHOLE_ANSWER } from '../whole-answer.ts'

export const answered5xx: Check<'answered-5xx'> = {
  id: 'answered-5xx',
  severity: 'error',
  audience: ['standard', 'google', 'bing', 'python'],
  effect: 'changes-verdict',
  source: RFC_9309,
  alarms: { lighthouse: 'error', 'search-console': 'error' },
  examples: {
    bad: '# GET /robots.txt is answered with 503\n',
    good: '# GET /robots.txt is answered with 200\nUser-agent: *\nDisallow: /private/\n',
  },
  *run({ fetch }) {
    const status = fetch?.status ?? null
    if (fetch === null || status === null || status < 500 || status > 599) return
    yield { ...WHOLE_ANSWER, data: { status, retryAfter: fetch.headers['retry-after'] ?? null } }
  },
}
