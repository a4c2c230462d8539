/**
 * A rule of more than 1,024 characters: an error to Yandex Webmaster (its error dictionary: the rule
 * exceeds the permitted length).
 */
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { ruleLines } from '../rule-lines.ts'
import { YANDEX_ERROR_DICTIONARY } from '../sources.ts'

/** The most characters of a rule that Yandex accepts. */
const LIMIT = 1024

export const ruleTooLongForYandex: Check<'rule-too-long-for-yandex'> = {
  id: 'rule-too-long-for-yandex',
  severity: 'warning',
  audience: ['yandex'],
  effect: 'read-differently',
  source: YANDEX_ERROR_DICTIONARY,
  alarms: { 'yandex-webmaster': 'error' },
  examples: {
    bad: `User-agent: *\nDisallow: /list?ids=${'1234567,'.repeat(130)}\n`,
    good: 'User-agent: *\nDisallow: /list?ids=\n',
  },
  *run(context) {
    for (const { line, pattern, from, to } of ruleLines(context)) {
      if (pattern.length <= LIMIT) continue
      const characters = [...pattern].length
      if (characters <= LIMIT || context.reading('yandex').oversize === 'site-open') continue
      yield { ...rangeOnLine(line, from, to), data: { characters, limit: LIMIT } }
    }
  },
}
