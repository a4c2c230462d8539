/**
 * `Allow:` without a value: it opens nothing.
 *
 * The grammar lets the value be empty (RFC 9309 §2.2, `empty-pattern`) and gives it no meaning.
 * Google's specification ignores rules without a path, and so does Yandex's tester.
 */
import { GOOGLE_SPECIFICATION } from '../../dialects/sources.ts'
import type { Check, Fix } from '../check.ts'
import { type CheckContext, rangeOnLine } from '../check-context.ts'
import { lineRemoval } from '../line-edits.ts'
import { type RuleLine, ruleLines } from '../rule-lines.ts'
import { placeOfRule } from '../rule-place.ts'

export const emptyAllow: Check<'empty-allow'> = {
  id: 'empty-allow',
  severity: 'info',
  audience: ['standard', 'google', 'bing', 'yandex', 'people'],
  effect: 'line-ignored',
  source: GOOGLE_SPECIFICATION,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nAllow:\nDisallow: /private/\n',
    good: 'User-agent: *\nDisallow: /private/\n',
  },
  *run(context) {
    for (const rule of ruleLines(context)) {
      if (rule.effect !== 'allow' || rule.pattern !== '' || rule.group === null) continue
      const { rules, unmatchable } = rule.group
      const others = unmatchable.length + rules.filter(isOther).length
      yield {
        ...placeOfRule(context, rule),
        data: { alone: others === 0 },
        fixes: [others === 0 ? openAll(context, rule) : removal(context, rule)],
      }
    }
  },
}

function isOther({ effect, pattern }: Pick<RuleLine, 'effect' | 'pattern'>): boolean {
  return effect !== 'allow' || pattern !== ''
}

function removal({ file }: CheckContext, { line }: RuleLine): Fix {
  return { title: 'remove', edits: [lineRemoval(file, line)] }
}

/** Without any other rule everything is open, which the line can say. */
function openAll({ text }: CheckContext, { line }: RuleLine): Fix {
  const behindColon = text(line).indexOf(':') + 1
  return {
    title: 'write-slash',
    edits: [{ ...rangeOnLine(line, behindColon, behindColon), text: ' /' }],
  }
}
