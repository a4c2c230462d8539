/**
 * Control characters outside of comments: an octet 0, an escape sequence, a delete character.
 *
 * The grammar excludes them (RFC 9309 §2.2, `UTF8-char-noctl`). For Google's published parser an
 * octet 0 ends the text of its line; others take the character as a part of the name or pattern,
 * which then fits nothing.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check, Edit } from '../check.ts'
import { type CheckContext, rangeOnLine } from '../check-context.ts'
import { codePointName } from '../excerpt.ts'
import { hasDirectives } from '../has-directives.ts'
import { unusualLines } from '../plain-lines.ts'

export const controlCharacters: Check<'control-characters'> = {
  id: 'control-characters',
  severity: 'warning',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'read-differently',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /pri\u0000vate\n',
    good: 'User-agent: *\nDisallow: /private\n',
  },
  *run(context) {
    if (context.file.text.search(CONTROL) < 0 || !hasDirectives(context)) return
    for (const number of unusualLines(context)) {
      const runs = runsOn(context, number)
      const [first] = runs
      if (first === undefined) continue
      const edits = runs.map(
        ({ from, to }): Edit => ({ ...rangeOnLine(number, from, to), text: '' }),
      )
      yield {
        ...rangeOnLine(number, first.from, first.to),
        data: {
          code: codePointName(context.text(number).charCodeAt(first.from)),
          count: runs.reduce((sum, { from, to }) => sum + to - from, 0),
        },
        fixes: [{ title: 'remove', edits }],
      }
    }
  },
}

/** Control characters except tab and line ends, which are no part of a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]+/g

/** Runs of them in front of a line's comment. */
function runsOn(
  context: CheckContext,
  number: number,
): readonly { readonly from: number; readonly to: number }[] {
  const text = context.text(number)
  const content = text.slice(0, context.line(number).comment?.from)
  return Array.from(content.matchAll(CONTROL), ({ index, 0: run }) => ({
    from: index,
    to: index + run.length,
  }))
}
