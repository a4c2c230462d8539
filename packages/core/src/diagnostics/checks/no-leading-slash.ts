/**
 * `Disallow: private/`: a value that starts with neither `/` nor `*`, so that it matches nothing.
 *
 * A path begins with `/` (RFC 9309 §2.2, `path-pattern`), and a pattern is compared from there on;
 * a star in front is understood too (§5.1). Some old libraries compare whatever is written.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import { absolutePattern } from '../absolute-pattern.ts'
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { furtherDirectives } from '../further-directives.ts'
import { lineFault } from '../line-fault.ts'
import { seeming } from '../odd-characters.ts'
import { oddStart } from '../odd-start.ts'
import { unusualRules } from '../rule-lines.ts'
import { siteOf } from '../site-of.ts'

export const noLeadingSlash: Check<'no-leading-slash'> = {
  id: 'no-leading-slash',
  severity: 'error',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'line-ignored',
  source: RFC_9309,
  alarms: { lighthouse: 'error', 'yandex-webmaster': 'error' },
  examples: {
    bad: 'User-agent: *\nDisallow: private/\n',
    good: 'User-agent: *\nDisallow: /private/\n',
  },
  *run(context) {
    for (const { line, pattern, from, to, unmatchable } of unusualRules(context)) {
      if (!unmatchable || absolutePattern(pattern, siteOf(context)) !== null) continue
      if (['missing-colon', 'text'].includes(lineFault(context, line).kind)) continue
      if (furtherDirectives(context.line(line))[0]?.from === from) continue
      // A character that is not what it seems is told of by a check of its own.
      if (/^[/*]/.test(seeming(pattern).replace(/^[\s"']+/, '')) && !/^["']/.test(pattern)) continue
      const { looks, meant } = oddStart(pattern)
      const range = rangeOnLine(line, from, to)
      yield {
        ...range,
        data: { value: excerpt(pattern), looks, meant: meant === null ? null : excerpt(meant) },
        fixes: meant === null ? [] : [{ title: 'use-path', edits: [{ ...range, text: meant }] }],
      }
    }
  },
}
