/**
 * `Disallow: /*.pdf$?`: a `$` that is not the last character.
 *
 * It marks the end of an address only at the end of the pattern (RFC 9309 §2.2.3); elsewhere it
 * stands for itself in Google's published parser, and other readers drop or double such rules. It
 * may be meant: addresses can hold a `$`.
 */
import { GOOGLE_PARSER } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { ruleLines } from '../rule-lines.ts'

export const dollarNotLast: Check<'dollar-not-last'> = {
  id: 'dollar-not-last',
  severity: 'info',
  audience: ['standard', 'google', 'python'],
  effect: 'read-differently',
  source: GOOGLE_PARSER,
  alarms: { lighthouse: 'error' },
  examples: {
    bad: 'User-agent: *\nDisallow: /*.pdf$?\n',
    good: 'User-agent: *\nDisallow: /*.pdf$\nDisallow: /*.pdf?\n',
  },
  *run(context) {
    for (const { line, pattern, from, unmatchable } of ruleLines(context)) {
      // A rule that matches nothing has a check of its own.
      if (unmatchable) continue
      const dollar = pattern.indexOf('$')
      if (dollar < 0 || dollar === pattern.length - 1) continue
      const signs = /^\$+$/.test(pattern.slice(dollar))
      const superfluous = {
        ...rangeOnLine(line, from + dollar, from + pattern.length - 1),
        text: '',
      }
      yield {
        ...rangeOnLine(line, from + dollar, from + dollar + 1),
        data: { pattern: excerpt(pattern) },
        fixes: signs ? [{ title: 'keep-last', edits: [superfluous] }] : [],
      }
    }
  },
}
