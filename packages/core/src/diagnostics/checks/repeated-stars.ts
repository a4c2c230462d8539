/**
 * `Disallow: /shop/***`: several stars in a row do what one does.
 *
 * A star stands for any run of characters (RFC 9309 §2.2.3). Further ones match nothing more, but
 * count as octets, so that they can decide between two rules; Yandex does not count stars at all.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check, Edit } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { ruleLines } from '../rule-lines.ts'

export const repeatedStars: Check<'repeated-stars'> = {
  id: 'repeated-stars',
  severity: 'info',
  audience: ['standard', 'google', 'yandex', 'people'],
  effect: 'read-differently',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /**/print/\n',
    good: 'User-agent: *\nDisallow: /*/print/\n',
  },
  *run(context) {
    for (const { line, pattern, from, unmatchable } of ruleLines(context)) {
      // A rule that matches nothing has a check of its own.
      if (unmatchable) continue
      if (!pattern.includes('**')) continue
      const runs = Array.from(pattern.matchAll(/\*{2,}/g), ({ index, 0: run }) => ({
        from: from + index,
        to: from + index + run.length,
      }))
      const [first] = runs
      if (first === undefined) continue
      const edits = runs.map((run): Edit => ({ ...rangeOnLine(line, run.from, run.to), text: '*' }))
      const stars = runs.reduce((sum, run) => sum + run.to - run.from - 1, 0)
      yield {
        ...rangeOnLine(line, first.from, first.to),
        data: { pattern: excerpt(pattern), short: excerpt(pattern.replace(/\*+/g, '*')), stars },
        fixes: [{ title: 'keep-one', edits }],
      }
    }
  },
}
