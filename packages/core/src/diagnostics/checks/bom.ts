/**
 * A byte order mark (EF BB BF) at the start of the file, whole or broken off.
 *
 * Google's published parser skips it, and the specification of Google says so; RFC 9309 does not
 * know it. Readers that keep it take it for a part of the first line's name, which they then do not
 * know; where that line is a `User-agent:`, all the rules under it are lost.
 */
import { GOOGLE_SPECIFICATION } from '../../dialects/sources.ts'
import { byteOrderMarkLength } from '../../syntax/source.ts'
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import { readersThat } from '../readers.ts'

export const bom: Check<'bom'> = {
  id: 'bom',
  severity: 'info',
  audience: ['standard', 'python'],
  effect: 'read-differently',
  source: GOOGLE_SPECIFICATION,
  alarms: {},
  examples: {
    bad: '\ufeffUser-agent: *\nDisallow: /private\n',
    good: 'User-agent: *\nDisallow: /private\n',
  },
  *run(context) {
    const { file } = context
    // A second mark is not skipped by anybody: that is told by another check.
    if (file.bom === 'none' || file.text.startsWith('\ufeff\ufeff')) return
    const range = rangeOnLine(1, 0, byteOrderMarkLength(file.text))
    yield {
      ...range,
      data: {
        whole: file.bom === 'whole',
        losesLine: context.line(1).kind === 'field',
        keptBy: readersThat('byteOrderMark', (decisions) => decisions.byteOrderMark === 'kept'),
      },
      fixes: [{ title: 'remove', edits: [{ ...range, text: '' }] }],
    }
  },
}
