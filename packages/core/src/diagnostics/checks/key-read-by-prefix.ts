/**
 * `Disallowed: /private`, `Allow-all: /`: a name that only begins with that of a directive.
 *
 * Google's published parser compares the beginning of names (`KeyIsDisallow` and its neighbours),
 * so there the line counts; readers that compare whole names skip it.
 */
import { GOOGLE_PARSER } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { faultyLines } from '../line-fault.ts'
import { isMeantPlainly } from '../name-ending.ts'

export const keyReadByPrefix: Check<'key-read-by-prefix'> = {
  id: 'key-read-by-prefix',
  severity: 'warning',
  audience: ['standard', 'google', 'yandex', 'python'],
  effect: 'read-differently',
  source: GOOGLE_PARSER,
  alarms: { lighthouse: 'error', 'yandex-webmaster': 'warning' },
  examples: {
    bad: 'User-agent: *\nDisallowed: /private\n',
    good: 'User-agent: *\nDisallow: /private\n',
  },
  *run(context) {
    for (const { line: number, fault } of faultyLines(context)) {
      if (fault.kind !== 'prefix' || fault.meant === null) continue
      const { name, meant } = fault
      const range = rangeOnLine(number, name.from, name.to)
      yield {
        ...range,
        data: { name: excerpt(name.text), directive: meant },
        // What another ending was to say, as in `Disallow-images`, nobody can tell.
        fixes: isMeantPlainly(name.text)
          ? [{ title: 'use-name', edits: [{ ...range, text: meant }] }]
          : [],
      }
    }
  },
}
