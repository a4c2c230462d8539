/**
 * `Clean-param: ref,sid /shop/`: a line for Yandex that is not written as Yandex reads it.
 *
 * `Clean-param: p0[&p1&…&pn] [path]`, up to 500 characters: names of parameters that do not change a
 * page, joined by `&`, then a space and the beginning of the paths it holds for. A sound line is no
 * finding: other readers skip it, and it does no harm.
 */
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { CLEAN_PARAM_LIMIT, readCleanParam } from '../clean-param-value.ts'
import { excerpt } from '../excerpt.ts'
import { namedLines } from '../named-lines.ts'
import { YANDEX_CLEAN_PARAM } from '../sources.ts'

export const cleanParam: Check<'clean-param'> = {
  id: 'clean-param',
  severity: 'warning',
  audience: ['yandex'],
  effect: 'line-ignored',
  source: YANDEX_CLEAN_PARAM,
  alarms: { 'yandex-webmaster': 'error' },
  examples: {
    bad: 'User-agent: Yandex\nDisallow: /private/\nClean-param: ref,sid /shop/\n',
    good: 'User-agent: Yandex\nDisallow: /private/\nClean-param: ref&sid /shop/\n',
  },
  *run(context) {
    for (const { line, name, value } of namedLines(context, 'clean-param')) {
      const { problem, meant } = readCleanParam(value.text)
      if (problem === null) continue
      const range = rangeOnLine(line, value.from, value.to)
      const place = value.text === '' ? rangeOnLine(line, name.from, name.to) : range
      const text = meant?.join(`\n${name.text}: `)
      yield {
        ...place,
        data: {
          problem,
          value: excerpt(value.text),
          characters: value.text.length,
          limit: CLEAN_PARAM_LIMIT,
        },
        fixes:
          text === undefined
            ? []
            : [{ title: problem === 'too-long' ? 'split' : 'join', edits: [{ ...range, text }] }],
      }
    }
  },
}
