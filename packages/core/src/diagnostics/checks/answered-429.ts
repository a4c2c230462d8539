/**
 * `/robots.txt` is answered with 429: Google takes that for an error of the server and stops.
 *
 * By its number it is a 4xx answer, which opens the site (RFC 9309 §2.3.1.3); Google's table of
 * status codes counts it among the server errors, which close it for the time being.
 */
import type { Check } from '../check.ts'
import { GOOGLE_STATUS_CODES } from '../sources.ts'
import { WHOLE_ANSWER } from '../whole-answer.ts'

export const answered429: Check<'answered-429'> = {
  id: 'answered-429',
  severity: 'warning',
  audience: ['standard', 'google', 'bing', 'yandex'],
  effect: 'read-differently',
  source: GOOGLE_STATUS_CODES,
  alarms: {},
  examples: {
    bad: '# GET /robots.txt is answered with 429\n',
    good: '# GET /robots.txt is answered with 200\nUser-agent: *\nDisallow: /private/\n',
  },
  *run({ fetch }) {
    if (fetch?.status !== 429) return
    yield { ...WHOLE_ANSWER, data: { retryAfter: fetch.headers['retry-after'] ?? null } }
  },
}
