/**
 * `Host: example.com`: named the main mirror of a site to Yandex, which has not read it since
 * 2018-03-20; redirects do that now. No other reader ever did.
 */
import { YANDEX_HELP } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { lineRemoval } from '../line-edits.ts'
import { namedLines } from '../named-lines.ts'

export const hostLine: Check<'host-line'> = {
  id: 'host-line',
  severity: 'info',
  audience: ['yandex', 'people'],
  effect: 'harmless',
  source: YANDEX_HELP,
  alarms: { 'search-console': 'warning' },
  examples: {
    bad: 'User-agent: *\nDisallow: /private/\nHost: example.com\n',
    good: 'User-agent: *\nDisallow: /private/\n',
  },
  *run(context) {
    for (const { line, name, value } of namedLines(context, 'host')) {
      yield {
        ...rangeOnLine(line, name.from, Math.max(name.to, value.to)),
        data: { value: excerpt(value.text) },
        fixes: [{ title: 'remove', edits: [lineRemoval(context.file, line)] }],
      }
    }
  },
}
