/**
 * `Disallow /private`: two words without a colon between them.
 *
 * The grammar wants a colon (RFC 9309 §2.2). Google's published parser takes the gap for one when
 * the line has exactly two words; others skip the line.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { isRuleName } from '../rule-name.ts'

export const missingColon: Check<'missing-colon'> = {
  id: 'missing-colon',
  severity: 'error',
  audience: ['standard', 'yandex', 'python'],
  effect: 'read-differently',
  source: RFC_9309,
  alarms: { lighthouse: 'error', 'search-console': 'warning', 'yandex-webmaster': 'warning' },
  examples: {
    bad: 'User-agent: *\nDisallow /private\n',
    good: 'User-agent: *\nDisallow: /private\n',
  },
  *run(context) {
    for (let number = 1; number <= context.file.lineCount; number += 1) {
      const line = context.line(number)
      if (line.kind !== 'field' || line.separator !== 'space' || !isRuleName(line.key.text))
        continue
      const colon = { ...rangeOnLine(number, line.key.to, line.value.from), text: ': ' }
      yield {
        ...rangeOnLine(number, line.key.from, line.value.to),
        data: { name: line.key.text, value: line.value.text },
        fixes: [{ title: 'insert-colon', edits: [colon] }],
      }
    }
  },
}
