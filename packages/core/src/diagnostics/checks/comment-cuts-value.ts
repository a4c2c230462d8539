/**
 * `Disallow: /#about`: the `#` begins a comment, so that the rule is `Disallow: /`.
 *
 * A comment may begin anywhere on a line (RFC 9309 §2.2). There is no fix: the part of an address
 * behind `#` is never sent to a server, so that no rule can mean it, and whether `%23` was meant,
 * nobody can tell.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import { isWhitespace } from '../../syntax/line.ts'
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { nameMeaning } from '../directive-names.ts'
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
      const line = context.line(number)
      if (line.kind !== 'field' || line.comment === null || line.value.text === '') continue
      const { key, value, comment } = line
      // A comment that is meant stands apart, or a space follows its sign.
      if (value.to !== comment.from || isWhitespace(comment.text.charCodeAt(1))) continue
      const { meant } = nameMeaning(key.text)
      if (meant !== 'Disallow' && meant !== 'Allow') continue
      yield {
        ...rangeOnLine(number, comment.from, comment.to),
        data: {
          name: meant,
          value: excerpt(value.text),
          cut: excerpt(comment.text),
          matchesAll: /^[/*]\**$/.test(value.text),
        },
      }
    }
  },
}
