/**
 * A byte order mark that does not stand at the start of the file, or one that was decoded wrongly
 * and saved again as the letters `ï»¿`.
 *
 * It gets in where files are joined or saved by programs that disagree about encodings. No reader
 * skips it there: it becomes a part of the name, the line is not read, and where it is a
 * `User-agent:` line the rules under it go to the group above or to nobody. Behind the colon it is a
 * part of the value.
 */
import { GOOGLE_PARSER } from '../../dialects/sources.ts'
import { byteOrderMarkLength } from '../../syntax/source.ts'
import type { Check, Edit } from '../check.ts'
import { type CheckContext, rangeOnLine } from '../check-context.ts'
import { excerpt } from '../excerpt.ts'
import { MARK, SPOILT_MARK, seeming } from '../odd-characters.ts'
import { unusualLines } from '../plain-lines.ts'

export const bomInside: Check<'bom-inside'> = {
  id: 'bom-inside',
  severity: 'error',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'line-ignored',
  source: GOOGLE_PARSER,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /private\n\n\ufeffUser-agent: GPTBot\nDisallow: /\n',
    good: 'User-agent: *\nDisallow: /private\n\nUser-agent: GPTBot\nDisallow: /\n',
  },
  *run(context) {
    if (!/\ufeff|ï»¿/.test(context.file.text)) return
    for (const number of unusualLines(context)) {
      const places = placesOn(context, number)
      const [first] = places
      if (first === undefined) continue
      const edits = places.map(
        ({ from, to }): Edit => ({ ...rangeOnLine(number, from, to), text: '' }),
      )
      const line = context.line(number)
      const isInValue = line.kind === 'field' && first.from >= line.key.to
      yield {
        ...rangeOnLine(number, first.from, first.to),
        data: {
          form: context.text(number).charCodeAt(first.from) === MARK ? 'mark' : 'letters',
          inValueOf: isInValue ? excerpt(line.key.text) : null,
        },
        fixes: [{ title: 'remove', edits }],
      }
    }
  },
}

/** The marks in front of a line's comment, where something else stands there too. */
function placesOn(
  context: CheckContext,
  number: number,
): readonly { readonly from: number; readonly to: number }[] {
  const text = context.text(number)
  const start = number === 1 ? byteOrderMarkLength(context.file.text) : 0
  const content = text.slice(start, context.line(number).comment?.from ?? text.length)
  if (!/\ufeff|ï»¿/.test(content)) return []
  if (seeming(content).replaceAll(SPOILT_MARK, '').trim() === '') return []
  return Array.from(content.matchAll(/(?:\ufeff|ï»¿)+/g), ({ index, 0: marks }) => ({
    from: start + index,
    to: start + index + marks.length,
  }))
}
