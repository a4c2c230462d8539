/**
 * `User-agent: * Disallow: /`: two directives on one line. Each needs a line of its own (RFC 9309
 * §2.2); the second one becomes a part of the first one's value.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check, Edit } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { furtherDirectives } from '../further-directives.ts'
import { unusualLines } from '../plain-lines.ts'

export const directivesOnOneLine: Check<'directives-on-one-line'> = {
  id: 'directives-on-one-line',
  severity: 'error',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'changes-verdict',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: * Disallow: /private\n',
    good: 'User-agent: *\nDisallow: /private\n',
  },
  *run(context) {
    for (const number of unusualLines(context)) {
      const line = context.line(number)
      const further = furtherDirectives(line)
      const [second] = further
      if (line.kind !== 'field' || second === undefined) continue
      const edits = further.map(
        ({ gap, from }): Edit => ({ ...rangeOnLine(number, gap, from), text: '\n' }),
      )
      yield {
        ...rangeOnLine(number, second.from, line.value.to),
        data: { first: excerpt(line.key.text), second: second.name },
        fixes: [{ title: 'split', edits }],
      }
    }
  },
}
