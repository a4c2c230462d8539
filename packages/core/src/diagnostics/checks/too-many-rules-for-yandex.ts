/**
 * More than 2,048 rules: an error to Yandex Webmaster (its error dictionary: the permitted size of
 * the file is exceeded). Other readers set no limit to the number of rules.
 */
import type { Check } from '../check.ts'
import { placeOfRule } from '../rule-place.ts'
import { YANDEX_ERROR_DICTIONARY } from '../sources.ts'

/** The most rules that Yandex accepts. */
const LIMIT = 2048

export const tooManyRulesForYandex: Check<'too-many-rules-for-yandex'> = {
  id: 'too-many-rules-for-yandex',
  severity: 'warning',
  audience: ['yandex'],
  effect: 'read-differently',
  source: YANDEX_ERROR_DICTIONARY,
  alarms: { 'yandex-webmaster': 'error' },
  examples: {
    bad: 'User-agent: *\nDisallow: /page-1/\nDisallow: /page-2/\n# … and 2,047 rules more\n',
    good: 'User-agent: *\nDisallow: /page-\n',
  },
  *run(context) {
    if (context.file.lineCount <= LIMIT) return
    // None where Yandex does not read the file at all.
    const { groups } = context.reading('yandex')
    const rules = groups.reduce((sum, group) => sum + group.rules.length, 0)
    if (rules <= LIMIT) return
    const first = groups.flatMap((group) => group.rules)[LIMIT]
    if (first === undefined) return
    yield { ...placeOfRule(context, first), data: { rules, limit: LIMIT } }
  },
}
