/**
 * `/robots.txt` is answered with 401 or 403: to most crawlers the whole site is open.
 *
 * A 4xx answer means that there is no file, and crawlers may access everything (RFC 9309 §2.3.1.3);
 * Google says so of 401 and 403 too. Seldom meant: a firewall or a bot protection answers so, often
 * only to clients that it does not know.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { WHOLE_ANSWER } from '../whole-answer.ts'

export const answered403: Check<'answered-403'> = {
  id: 'answered-403',
  severity: 'warning',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'changes-verdict',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: '# GET /robots.txt is answered with 403\n',
    good: '# GET /robots.txt is answered with 200\nUser-agent: *\nDisallow: /private/\n',
  },
  *run({ fetch }) {
    if (fetch === null || (fetch.status !== 401 && fetch.status !== 403)) return
    const challenge = fetch.notes.includes('challenge-page')
    yield { ...WHOLE_ANSWER, data: { status: fetch.status, challenge } }
  },
}
