/**
 * `Desallow: /private`: a name that no reader knows, so that the line means nothing to anybody.
 *
 * RFC 9309 §2.2.4 lets readers know other directives than its own; names that an operator, a draft
 * or a published parser gives a meaning are not reported here.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check, Edit } from '../check.ts'
import { type CheckContext, rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { hasDirectives } from '../has-directives.ts'
import { faultyLines } from '../line-fault.ts'
import { SPOILT_MARK } from '../odd-characters.ts'
import { closingStart } from '../stray-markup.ts'

export const unknownDirective: Check<'unknown-directive'> = {
  id: 'unknown-directive',
  severity: 'warning',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'line-ignored',
  source: RFC_9309,
  alarms: { lighthouse: 'error', 'search-console': 'warning', 'yandex-webmaster': 'warning' },
  examples: {
    bad: 'User-agent: *\nDesallow: /private\n',
    good: 'User-agent: *\nDisallow: /private\n',
  },
  *run(context) {
    for (const { line: number, fault } of faultyLines(context)) {
      if (fault.kind !== 'unknown') continue
      const { name, meant } = fault
      const range = rangeOnLine(number, name.from, name.to)
      yield {
        ...range,
        data: { name: excerpt(name.text), nearest: meant },
        // What is left of a byte order mark is taken away by a fix of its own, and the name is right.
        fixes:
          meant === null || name.text.startsWith(SPOILT_MARK)
            ? []
            : [
                {
                  title: 'use-name',
                  edits: [{ ...range, text: meant }, ...closing(context, number)],
                },
              ],
      }
      // A text that is no robots.txt at all need not be told so line by line.
      if (!hasDirectives(context)) return
    }
  },
}

/** What closes at the end of the value a sign or tag in front of the name goes with it. */
function closing(context: CheckContext, number: number): readonly Edit[] {
  const line = context.line(number)
  if (line.kind !== 'field') return []
  const { text, from, to } = line.value
  const start = from + closingStart(line.key.text, text)
  return start === to ? [] : [{ ...rangeOnLine(number, start, to), text: '' }]
}
