/**
 * `User-agent: * Disallow: /`: two directives on one line. Each needs a line of its own (RFC 9309
 * §2.2); the second one becomes a part of the first one's value.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Line } from '../../syntax/line.ts'
import type { Check, Edit } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { type FurtherDirective, furtherDirectives } from '../further-directives.ts'
import { unusualLines } from '../plain-lines.ts'

export const directivesOnOneLine: Check<'directives-on-one-line'> = {
  id: 'directives-on-one-line',
  severity: 'error',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'changes-verdict',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: * Disallow: /private\n',
    good: 'User-agent: *\nDisallow: /private\n',
  },
  *run(context) {
    for (const number of unusualLines(context)) {
      const line = context.line(number)
      const further = furtherDirectives(line)
      const [second] = further
      if (line.kind !== 'field' || second === undefined) continue
      const edits = editsOf(number, line, further)
      yield {
        ...rangeOnLine(number, second.from, line.value.to),
        data: { first: excerpt(line.key.text), second: second.name },
        fixes: [{ title: edits.every(({ text }) => text === '') ? 'once' : 'split', edits }],
      }
    }
  },
}

type Field = Extract<Line, { readonly kind: 'field' }>

/** Each begins a line; a name that is written twice, with nothing between, stays once. */
function editsOf(
  number: number,
  { key, value }: Field,
  further: readonly FurtherDirective[],
): readonly Edit[] {
  let before = { name: key.text, from: key.from }
  let isEmpty = further[0]?.from === value.from
  return further.map((directive, i): Edit => {
    const isTwice = isEmpty && before.name.toLowerCase() === directive.name.toLowerCase()
    const start = isTwice ? before.from : directive.gap
    before = directive
    isEmpty = further[i + 1]?.gap === directive.to
    return { ...rangeOnLine(number, start, directive.from), text: isTwice ? '' : '\n' }
  })
}
