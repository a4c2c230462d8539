/**
 * `Disallow /private`, `Disallow=/private`: a name and a value without a colon between them.
 *
 * The grammar wants a colon (RFC 9309 §2.2). Google's published parser takes the gap for one when
 * the line has exactly two words; a colon further on (`Sitemap https://…`) becomes the separator,
 * and the value is lost. Others skip such lines.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { faultyLines } from '../line-fault.ts'

export const missingColon: Check<'missing-colon'> = {
  id: 'missing-colon',
  severity: 'error',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'read-differently',
  source: RFC_9309,
  alarms: { lighthouse: 'error', 'search-console': 'warning', 'yandex-webmaster': 'warning' },
  examples: {
    bad: 'User-agent: *\nDisallow /private\n',
    good: 'User-agent: *\nDisallow: /private\n',
  },
  *run(context) {
    for (const [number, fault] of faultyLines(context)) {
      if (fault.kind !== 'missing-colon') continue
      const { name, gap, value, read } = fault
      const colon = { ...rangeOnLine(number, gap.from, gap.to), text: ': ' }
      yield {
        ...rangeOnLine(number, name.from, value.to),
        data: { name: name.text, value: excerpt(value.text), read },
        fixes: [{ title: 'insert-colon', edits: [colon] }],
      }
    }
  },
}
