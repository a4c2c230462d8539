/**
 * `Disallow: /a /b`: several patterns on one line. Readers take them for one pattern with spaces in
 * it (RFC 9309 §2.2: one rule a line), which no address matches, because spaces are encoded there.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { unusualRules } from '../rule-lines.ts'
import { patternsIn } from '../space-in-pattern.ts'

export const severalPatterns: Check<'several-patterns'> = {
  id: 'several-patterns',
  severity: 'error',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'changes-verdict',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /cart/ /checkout/\n',
    good: 'User-agent: *\nDisallow: /cart/\nDisallow: /checkout/\n',
  },
  *run(context) {
    for (const { line, pattern, from, to } of unusualRules(context)) {
      const patterns = patternsIn(pattern)
      const written = context.line(line)
      if (patterns.length < 2 || written.kind !== 'field') continue
      const range = rangeOnLine(line, from, to)
      const text = patterns.join(`\n${written.key.text}: `)
      yield {
        ...range,
        data: { value: excerpt(pattern), count: patterns.length },
        fixes: [{ title: 'split', edits: [{ ...range, text }] }],
      }
    }
  },
}
