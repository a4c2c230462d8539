/**
 * A byte order mark that does not stand at the start of the file, or one that was decoded wrongly
 * and saved again as the letters `ï»¿`.
 *
 * It gets in where files are joined or saved by programs that disagree about encodings. No reader
 * skips it there: it becomes a part of the name, the line is not read, and where it is a
 * `User-agent:` line the rules under it go to the group above or to nobody.
 */
import { GOOGLE_PARSER } from '../../dialects/sources.ts'
import { byteOrderMarkLength } from '../../syntax/source.ts'
import type { Check } from '../check.ts'
import { type CheckContext, rangeOnLine } from '../check-context.ts'
import { MARK, seeming } from '../odd-characters.ts'
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
      const place = placeOn(context, number)
      if (place === null) continue
      const range = rangeOnLine(number, place.from, place.to)
      yield {
        ...range,
        data: { form: context.text(number).charCodeAt(place.from) === MARK ? 'mark' : 'letters' },
        fixes: [{ title: 'remove', edits: [{ ...range, text: '' }] }],
      }
    }
  },
}

/** The first mark in front of a line's comment, where something else stands there too. */
function placeOn(context: CheckContext, number: number): { from: number; to: number } | null {
  const text = context.text(number)
  const start = number === 1 ? byteOrderMarkLength(context.file.text) : 0
  const content = text.slice(start, context.line(number).comment?.from ?? text.length)
  const found = /\ufeff+|ï»¿/.exec(content)
  if (found === null || seeming(content).replaceAll('ï»¿', '').trim() === '') return null
  const from = start + found.index
  return { from, to: from + found[0].length }
}
