/**
 * `Disallow: /#about`: the `#` begins a comment, so that the rule is `Disallow: /`. User-agent lines,
 * sitemaps and Clean-param lose a part of their value in the same way.
 *
 * A comment may begin anywhere on a line (RFC 9309 §2.2). There is no fix: the part of an address
 * behind `#` is never sent to a server, so that no rule can mean it, and whether `%23` was meant,
 * nobody can tell.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { commentCut } from '../comment-cut.ts'
import { excerpt } from '../excerpt.ts'
import { unusualLines } from '../plain-lines.ts'

export const commentCutsValue: Check<'comment-cuts-value'> = {
  id: 'comment-cuts-value',
  severity: 'warning',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'changes-verdict',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /#about\n',
    good: 'User-agent: *\nDisallow: /about\n',
  },
  *run(context) {
    for (const number of unusualLines(context)) {
      const cut = commentCut(context, number)
      if (cut === null) continue
      const { name, isRule, value, comment } = cut
      yield {
        ...rangeOnLine(number, comment.from, comment.to),
        data: {
          name,
          value: excerpt(value.text),
          cut: excerpt(comment.text),
          isRule,
          matchesAll: isRule && /^[/*]\**$/.test(value.text),
        },
      }
    }
  },
}
