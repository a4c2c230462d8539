/**
 * `Disallow: /private` in front of every `User-agent:` line: a rule for nobody.
 *
 * Rules belong to groups, and a group begins with a user-agent line (RFC 9309 §2.1); rules in front
 * of the first one are ignored.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { type CheckContext, rangeOfLine, rangeOnLine } from '../check-context.ts'
import { nameMeaning } from '../directive-names.ts'
import { excerpt } from '../excerpt.ts'
import { lineFault } from '../line-fault.ts'

export const ruleBeforeUserAgent: Check<'rule-before-user-agent'> = {
  id: 'rule-before-user-agent',
  severity: 'error',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'line-ignored',
  source: RFC_9309,
  alarms: { lighthouse: 'error', 'search-console': 'error', 'yandex-webmaster': 'error' },
  examples: {
    bad: 'Disallow: /private\n\nUser-agent: *\nDisallow: /drafts\n',
    good: 'User-agent: *\nDisallow: /private\nDisallow: /drafts\n',
  },
  *run(context) {
    const lines = context
      .reading('rfc9309')
      .ignored.filter(({ because }) => because === 'outside-group')
      .map(({ line }) => line)
    const [first] = lines
    if (first === undefined) return
    const meant = meantAsUserAgent(context, first)
    const group = { ...rangeOnLine(first, 0, 0), text: 'User-agent: *\n' }
    yield {
      ...rangeOfLine(context, first),
      data: { rule: excerpt(context.text(first)), count: lines.length },
      related: meant === null ? [] : [{ line: meant, role: 'meant' }],
      // A spoilt user-agent line in front is to be put right first.
      fixes: meant === null ? [{ title: 'add-user-agent', edits: [group] }] : [],
    }
  },
}

/** The last line in front of the rules that was meant as a user-agent line, but is none. */
function meantAsUserAgent(context: CheckContext, first: number): number | null {
  for (let number = first - 1; number > 0; number -= 1) {
    const fault = lineFault(context, number)
    const isMeant =
      (fault.kind === 'characters' && fault.seen === 'name') ||
      (fault.kind === 'unknown' && fault.meant === 'User-agent') ||
      (fault.kind === 'missing-colon' && nameMeaning(fault.name.text).meant === 'User-agent')
    if (isMeant) return number
  }
  return null
}
