/**
 * `Request-rate: 1/10`, `Visit-time: 0100-0500`: ideas of a draft of 1996 and its successor.
 *
 * Seznam once read them and names them no more; Python's and Scrapy's parsers hand them to the
 * program that asks. No search engine is known to obey.
 */
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { namedLines } from '../named-lines.ts'
import { SEZNAM_HELP } from '../sources.ts'

export const requestRateOrVisitTime: Check<'request-rate-or-visit-time'> = {
  id: 'request-rate-or-visit-time',
  severity: 'info',
  audience: ['python', 'people'],
  effect: 'line-ignored',
  source: SEZNAM_HELP,
  alarms: { 'search-console': 'warning' },
  examples: {
    bad: 'User-agent: *\nRequest-rate: 1/10\nDisallow: /private/\n',
    good: 'User-agent: *\nDisallow: /private/\n',
  },
  *run(context) {
    for (const { line, name, value } of namedLines(context, 'request-rate', 'visit-time')) {
      yield {
        ...rangeOnLine(line, name.from, Math.max(name.to, value.to)),
        data: { name: name.text, value: excerpt(value.text) },
      }
    }
  },
}
