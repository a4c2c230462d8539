/**
 * `Disallow: /folder/*`: a star at the end, where every pattern is open anyway.
 *
 * A pattern matches whatever follows (RFC 9309 §2.2.2), so that the star adds an octet and nothing
 * else; a `$` behind it is undone by it. To readers without wildcards the star is a sign like any
 * other, and the rule matches nothing.
 */
import { GOOGLE_SPECIFICATION } from '../../dialects/sources.ts'
import { absolutePattern } from '../absolute-pattern.ts'
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { ruleLines } from '../rule-lines.ts'
import { siteOf } from '../site-of.ts'

export const trailingStar: Check<'trailing-star'> = {
  id: 'trailing-star',
  severity: 'hint',
  audience: ['python', 'people'],
  effect: 'harmless',
  source: GOOGLE_SPECIFICATION,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /folder/*\n',
    good: 'User-agent: *\nDisallow: /folder/\n',
  },
  *run(context) {
    for (const { line, pattern, from, to, unmatchable } of ruleLines(context)) {
      // A rule that matches nothing has a check of its own.
      if (unmatchable || absolutePattern(pattern, siteOf(context)) !== null) continue
      // A run of stars is told of by a check of its own.
      const end = /(?<!\*)\*\$?$/.exec(pattern)
      if (end === null) continue
      const range = rangeOnLine(line, from + end.index, to)
      const text = end.index === 0 ? '/' : ''
      yield {
        ...range,
        data: { pattern: excerpt(pattern), short: excerpt(pattern.slice(0, end.index) || '/') },
        fixes: [{ title: 'remove', edits: [{ ...range, text }] }],
      }
    }
  },
}
