/**
 * `Dissallow: /private`, `Useragent: *`: a misspelling that is so frequent that some readers obey it.
 *
 * Google's published parser lists these spellings (`kAllowFrequentTypos`), and so do parsers made
 * after it; to all others the line means nothing.
 */
import type { Decisions } from '../../dialects/decisions.ts'
import { GOOGLE_PARSER } from '../../dialects/sources.ts'
import type { Check } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import type { CheckData } from '../check-data.ts'
import { faultyLines } from '../line-fault.ts'
import { readersThat } from '../readers.ts'

export const misspeltDirective: Check<'misspelt-directive'> = {
  id: 'misspelt-directive',
  severity: 'error',
  audience: ['standard', 'yandex', 'python'],
  effect: 'read-differently',
  source: GOOGLE_PARSER,
  alarms: { lighthouse: 'error', 'yandex-webmaster': 'warning' },
  examples: {
    bad: 'User-agent: *\nDissallow: /private\n',
    good: 'User-agent: *\nDisallow: /private\n',
  },
  *run(context) {
    for (const { line: number, fault } of faultyLines(context)) {
      if (fault.kind !== 'spelling' || fault.meant === null) continue
      const { name, meant } = fault
      const range = rangeOnLine(number, name.from, name.to)
      yield {
        ...range,
        data: { name: name.text, correct: meant, ...readersOf(name.text) },
        fixes: [{ title: 'use-name', edits: [{ ...range, text: meant }] }],
      }
    }
  },
}

/** The readers that obey a spelling, and those that do not. */
function readersOf(name: string): Pick<CheckData['misspelt-directive'], 'obeyedBy' | 'ignoredBy'> {
  const spelling = name.toLowerCase()
  const obeys = ({ spellings, otherDirectives }: Decisions) =>
    [...Object.values(spellings).flat(), ...otherDirectives].includes(spelling)
  return {
    obeyedBy: readersThat('spellings', obeys),
    ignoredBy: readersThat('spellings', (decisions) => !obeys(decisions)),
  }
}
