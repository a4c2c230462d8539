/**
 * `Disallow: /*?`: every address with a query is closed.
 *
 * Often meant against endless lists of filters, but it also closes links from campaigns
 * (`/?utm_source=…`), further pages of lists, and style sheets and scripts that carry a version.
 */
import { GOOGLE_SPECIFICATION } from '../../dialects/sources.ts'
import type { Group } from '../../groups/reading.ts'
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { shortestForm } from '../pattern-sample.ts'
import { ruleLines } from '../rule-lines.ts'

export const blocksAllQueries: Check<'blocks-all-queries'> = {
  id: 'blocks-all-queries',
  severity: 'info',
  audience: ['standard', 'google', 'bing', 'yandex'],
  effect: 'changes-verdict',
  source: GOOGLE_SPECIFICATION,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /*?\n',
    good: 'User-agent: *\nDisallow: /*?sort=\nDisallow: /*&sort=\n',
  },
  *run(context) {
    const allows = new Map<Group, number>()
    for (const { line, effect, pattern, from, to, group } of ruleLines(context)) {
      if (effect !== 'disallow' || !pattern.includes('?')) continue
      if (!/^\/?\*+\?\**\$?$/.test(pattern)) continue
      // With `$` right behind the question mark only an empty query is meant.
      if (!/^\/?\*\?$/.test(shortestForm(pattern))) continue
      const allow = group === null ? 0 : (allows.get(group) ?? longestAllow(group))
      if (group !== null) allows.set(group, allow)
      yield {
        ...rangeOnLine(line, from, to),
        data: { pattern: excerpt(pattern), exceptions: allow >= pattern.length },
      }
    }
  },
}

function longestAllow({ rules }: Group): number {
  return rules.reduce(
    (most, { effect, pattern }) => (effect === 'allow' ? Math.max(most, pattern.length) : most),
    0,
  )
}
