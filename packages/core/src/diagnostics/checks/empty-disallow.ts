/**
 * `Disallow:` without a value beside other rules: it does not undo them.
 *
 * Alone in a group it says that all is open (the 1994 text); beside other rules it has no effect
 * (google/robotstxt: priority 0). Yandex's tester takes it for an Allow of everything that is as
 * strong as `Disallow: /`.
 */
import { YANDEX_TESTER } from '../../dialects/sources.ts'
import type { Rule } from '../../groups/reading.ts'
import type { Check } from '../check.ts'
import { lineRemoval } from '../line-edits.ts'
import { ruleLines } from '../rule-lines.ts'
import { placeOfRule } from '../rule-place.ts'

export const emptyDisallow: Check<'empty-disallow'> = {
  id: 'empty-disallow',
  severity: 'info',
  audience: ['standard', 'google', 'yandex', 'python', 'people'],
  effect: 'read-differently',
  source: YANDEX_TESTER,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /private/\nDisallow:\n',
    good: 'User-agent: *\nDisallow: /private/\n',
  },
  *run(context) {
    for (const rule of ruleLines(context)) {
      if (rule.effect !== 'disallow' || rule.pattern !== '' || rule.group === null) continue
      const others = rule.group.rules.filter(isDisallowing).length
      if (others === 0) continue
      yield {
        ...placeOfRule(context, rule),
        data: { rules: others },
        fixes: [{ title: 'remove', edits: [lineRemoval(context.file, rule.line)] }],
      }
    }
  },
}

function isDisallowing({ effect, pattern }: Rule): boolean {
  return effect === 'disallow' && pattern !== ''
}
