/**
 * A text that is no robots.txt: not one of its lines is a directive.
 *
 * Servers answer `/robots.txt` with error messages, JSON or the source of a script. No reader finds
 * a rule in it, so everything is allowed (RFC 9309 §2.2.2).
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { rangeOfLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { hasDirectives } from '../has-directives.ts'

export const noDirectives: Check<'no-directives'> = {
  id: 'no-directives',
  severity: 'error',
  audience: ['standard', 'google', 'bing', 'yandex', 'python', 'people'],
  effect: 'line-ignored',
  source: RFC_9309,
  alarms: { lighthouse: 'error' },
  examples: {
    bad: 'Error establishing a database connection\n',
    good: 'User-agent: *\nDisallow:\n',
  },
  *run(context) {
    if (hasDirectives(context)) return
    const first = firstContent(context)
    yield { ...rangeOfLine(context, first), data: { text: excerpt(context.text(first)) } }
  },
}

function firstContent(context: Parameters<typeof noDirectives.run>[0]): number {
  for (let number = 1; number <= context.file.lineCount; number += 1) {
    const { kind } = context.line(number)
    if (kind !== 'blank' && kind !== 'comment') return number
  }
  return 1
}
