/**
 * Control characters outside of comments: an octet 0, an escape sequence, a delete character.
 *
 * The grammar excludes those of ASCII (RFC 9309 §2.2, `UTF8-char-noctl`); those from U+0080 to U+009F
 * come from text that was decoded wrongly. For Google's published parser an octet 0 ends the text of
 * its line; others take the character as a part of the name or pattern, which then fits nothing. A
 * vertical tab or form feed at the end of a value is stripped; Python takes it for a line end.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check, Edit } from '../check.ts'
import { type CheckContext, rangeOnLine } from '../check-context.ts'
import { codePointName } from '../excerpt.ts'
import { hasDirectives } from '../has-directives.ts'
import { CONTROLS, isDecodedTwice } from '../odd-characters.ts'
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
    if (context.file.text.search(CONTROLS) < 0 || !hasDirectives(context)) return
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
          stripped: runs.every((run) => isStripped(context, number, run)),
        },
        fixes: [{ title: 'remove', edits }],
      }
    }
  },
}

interface Run {
  readonly from: number
  readonly to: number
}

/** Runs of them in front of a line's comment. */
function runsOn(context: CheckContext, number: number): readonly Run[] {
  const text = context.text(number)
  const content = text.slice(0, context.line(number).comment?.from)
  return Array.from(content.matchAll(CONTROLS), ({ index, 0: run }) => ({
    from: index,
    to: index + run.length,
  })).filter(({ from }) => !isDecodedTwice(content, from))
}

/** A vertical tab or form feed around a name or value is white space, as a space is. */
function isStripped(context: CheckContext, number: number, { from, to }: Run): boolean {
  const line = context.line(number)
  if (!/^[\v\f]+$/.test(context.text(number).slice(from, to))) return false
  const pieces = line.kind === 'field' ? [line.key, line.value] : []
  const content = line.kind === 'text' ? [line.content] : pieces
  return content.every((piece) => to <= piece.from || from >= piece.to)
}
