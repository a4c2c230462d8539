/**
 * A file in UTF-16, as some editors save "Unicode" text: every second octet is 0. UTF-32 as well,
 * where three of four are.
 *
 * The file has to be UTF-8 (RFC 9309 §2.2). For Google's published parser an octet 0 ends its line,
 * so that nothing of the file is left, and everything is allowed.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { rangeOfLine, rangeOnLine } from '../check-context.ts'
import { utf16Text } from '../utf-16-text.ts'

export const utf16: Check<'utf-16'> = {
  id: 'utf-16',
  severity: 'error',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'line-ignored',
  source: RFC_9309,
  alarms: {},
  examples: {
    bad: asUtf16('User-agent: *\nDisallow: /private\n'),
    good: 'User-agent: *\nDisallow: /private\n',
  },
  *run(context) {
    const { file } = context
    const wide = context.isUtf16 ? utf16Text(file.text) : null
    if (wide === null) return
    const text = wide.text.replaceAll(/\r\n?/g, '\n')
    const last = rangeOfLine(context, file.lineCount)
    const whole = { ...rangeOnLine(1, 0, 0), endLine: last.endLine, endColumn: last.endColumn }
    yield {
      ...rangeOfLine(context, 1),
      data: { encoding: wide.encoding },
      fixes: [{ title: 'to-utf-8', edits: [{ ...whole, text }] }],
    }
  },
}

/** ASCII text as the octets of UTF-16, little-endian, with the mark FF FE in front. */
function asUtf16(text: string): string {
  return `\udcff\udcfe${Array.from(text, (character) => `${character}\0`).join('')}`
}
