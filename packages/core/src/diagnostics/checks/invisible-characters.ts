/**
 * Characters that are not what they seem: a no-break space in front of a path, a zero-width space in
 * a name, curly quotes around a value, a full-width colon or slash.
 *
 * They come with text that was copied from a word processor or a web page. Names are ASCII (RFC
 * 9309 §2.2), and only space and tab may surround them, so the line is not read, or its pattern
 * fits no address.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check, Edit } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { codePointName } from '../excerpt.ts'
import { oddPlaces } from '../odd-places.ts'
import { unusualLines } from '../plain-lines.ts'

export const invisibleCharacters: Check<'invisible-characters'> = {
  id: 'invisible-characters',
  severity: 'error',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'read-differently',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow:\u00a0/private\n',
    good: 'User-agent: *\nDisallow: /private\n',
  },
  *run(context) {
    if (!/[^\0-\x7f]/.test(context.file.text)) return
    for (const number of unusualLines(context)) {
      const places = oddPlaces(context, number)
      const [first] = places
      if (first === undefined) continue
      const text = context.text(number)
      const edits = places.map(
        (place): Edit => ({ ...rangeOnLine(number, place.from, place.to), text: place.text }),
      )
      yield {
        ...rangeOnLine(number, first.from, first.to),
        data: {
          code: codePointName(text.codePointAt(first.from) ?? 0),
          kind: first.kind,
          count: places.reduce(
            (sum, { from, to }) => sum + Array.from(text.slice(from, to)).length,
            0,
          ),
        },
        fixes: [{ title: first.text === '' ? 'remove' : 'replace', edits }],
      }
    }
  },
}
