/**
 * A file of more than 500 KiB: Google reads the first 500 KiB, Yandex nothing at all.
 *
 * Readers must take at least 500 KiB (RFC 9309 §2.5). Google's specification ignores the rest; to
 * Yandex the whole site is open when the file is larger. The rules that are lost are listed.
 */
import { dialectById } from '../../dialects/index.ts'
import { GOOGLE_SPECIFICATION } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { type CheckContext, rangeOfLine } from '../check-context.ts'

/** How many lines of lost rules are listed. */
const MOST_LISTED = 100

export const fileTooLarge: Check<'file-too-large'> = {
  id: 'file-too-large',
  severity: 'error',
  audience: ['standard', 'google', 'bing', 'yandex'],
  effect: 'changes-verdict',
  source: GOOGLE_SPECIFICATION,
  alarms: {},
  examples: {
    bad: 'User-agent: *\nDisallow: /page-1/\nDisallow: /page-2/\n# … and 30,000 lines more\n',
    good: 'User-agent: *\nDisallow: /page-\n',
  },
  *run(context) {
    const { file, fetch } = context
    const limit = dialectById('google').decisions.sizeLimit?.octets
    if (limit === undefined || file.octets < limit) return
    const { oversize, lastLine } = context.reading('google')
    const opensSite = context.reading('yandex').oversize === 'site-open'
    if (oversize === 'no' && !opensSite) return
    const lost = lostRules(context, lastLine)
    yield {
      ...rangeOfLine(context, Math.min(lastLine + 1, file.lineCount)),
      data: {
        octets: file.octets,
        limit,
        lastLine,
        rulesLost: lost.length,
        lostLines: lost.slice(0, MOST_LISTED),
        truncated: fetch?.body?.truncated === true,
      },
    }
  },
}

/** The lines behind the last one read that look like rules. */
function lostRules({ file, text }: CheckContext, lastLine: number): readonly number[] {
  const lines: number[] = []
  for (let number = lastLine + 1; number <= file.lineCount; number += 1) {
    if (/^[ \t]*(?:dis)?allow[ \t]*:[ \t]*[/*]/i.test(text(number))) lines.push(number)
  }
  return lines
}
