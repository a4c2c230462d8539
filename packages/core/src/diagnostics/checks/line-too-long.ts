/**
 * A line of which some readers see only the beginning.
 *
 * Google's published parser keeps 16,663 octets of a line and drops the rest (`kMaxLineLen`);
 * RFC 9309 sets no limit. A long comment does no harm.
 */
import { dialectById } from '../../dialects/index.ts'
import { GOOGLE_PARSER } from '../../dialects/sources.ts'
import { lineComment, lineEnd, lineStart } from '../../syntax/parse.ts'
import { octetLength } from '../../syntax/source.ts'
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'

/** The most octets that one UTF-16 unit stands for. */
const OCTETS_PER_UNIT = 3

export const lineTooLong: Check<'line-too-long'> = {
  id: 'line-too-long',
  severity: 'warning',
  audience: ['google', 'bing'],
  effect: 'read-differently',
  source: GOOGLE_PARSER,
  alarms: {},
  examples: {
    bad: `User-agent: *\nDisallow: /${'0123456789abcdef'.repeat(1050)}\n`,
    good: 'User-agent: *\nDisallow: /0123456789abcdef\n',
  },
  *run({ file }) {
    const limit = dialectById('google').decisions.lineLimit
    if (limit === null) return
    for (let number = 1; number <= file.lineCount; number += 1) {
      const start = lineStart(file, number)
      const comment = lineComment(file, number)
      const end = comment < 0 ? lineEnd(file, number) : comment
      if ((end - start) * OCTETS_PER_UNIT <= limit) continue
      const octets = octetLength(file.text, start, end)
      if (octets <= limit) continue
      yield { ...rangeOnLine(number, 0, end - start), data: { octets, limit } }
    }
  },
}
