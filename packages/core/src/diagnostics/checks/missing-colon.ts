/**
 * `Disallow /private`, `Disallow=/private`: a name and a value without a colon between them.
 *
 * The grammar wants a colon (RFC 9309 §2.2). Google's published parser takes the gap for one when
 * the line has exactly two words, Protego behind a name in lower case; a colon further on
 * (`Sitemap https://…`) becomes the separator, and the value is lost. Others skip such lines.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Check, Edit } from '../check.ts'
import { rangeOnLine } from '../check-context.ts'
import type { CheckData } from '../check-data.ts'
import { nameMeaning } from '../directive-names.ts'
import { excerpt } from '../excerpt.ts'
import { faultyLines } from '../line-fault.ts'
import type { SeparatorFault } from '../missing-separator.ts'
import { isMeantPlainly } from '../name-ending.ts'
import { readersOfLine } from '../readers-of-line.ts'

export const missingColon: Check<'missing-colon'> = {
  id: 'missing-colon',
  severity: 'error',
  audience: ['standard', 'google', 'bing', 'yandex', 'python'],
  effect: 'read-differently',
  source: RFC_9309,
  alarms: { lighthouse: 'error', 'search-console': 'warning', 'yandex-webmaster': 'warning' },
  examples: {
    bad: 'User-agent: *\nDisallow /private\n',
    good: 'User-agent: *\nDisallow: /private\n',
  },
  *run(context) {
    for (const { line: number, fault } of faultyLines(context)) {
      if (fault.kind !== 'missing-colon') continue
      const { name, value } = fault
      yield {
        ...rangeOnLine(number, name.from, name.to),
        data: {
          name: excerpt(name.text),
          value: excerpt(value.text),
          ...readBy(context.text(number), value.text),
        },
        fixes: [{ title: 'insert-colon', edits: [withColon(number, fault)] }],
      }
    }
  },
}

/** A colon in place of the gap; a name that not all readers know is put right as well. */
function withColon(number: number, { name, gap }: SeparatorFault): Edit {
  const { kind, meant } = nameMeaning(name.text)
  const isOdd = kind === 'spelling' || (kind === 'prefix' && isMeantPlainly(name.text))
  return isOdd && meant !== null
    ? { ...rangeOnLine(number, name.from, gap.to), text: `${meant}: ` }
    : { ...rangeOnLine(number, gap.from, gap.to), text: ': ' }
}

type Readers = Pick<CheckData['missing-colon'], 'read' | 'readBy' | 'skippedBy'>

function readBy(text: string, value: string): Readers {
  const readers = readersOfLine(text)
  const takers = readers.filter((reader) => reader.value !== null)
  const areRight = takers.every((reader) => reader.value === value || reader.value === '')
  return {
    read: takers.length === 0 ? 'skipped' : areRight ? 'as-colon' : 'value-lost',
    readBy: takers.map(({ id }) => id),
    skippedBy: readers.filter((reader) => reader.value === null).map(({ id }) => id),
  }
}
