/** Who takes up a line that is not written as it should be, and with which value. */
import type { DialectId } from '../dialects/dialect.ts'
import { dialectById } from '../dialects/index.ts'
import type { Reading } from '../groups/reading.ts'
import { readingOf } from '../groups/reading-of.ts'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { readersThat } from './readers.ts'

/** A reader, and the value it finds; null where it skips the line. */
export interface ReaderOfLine {
  readonly id: DialectId
  readonly value: string | null
}

/**
 * What the readers make of a line that has no colon behind its name: those of which it is known
 * whether they take up such lines.
 */
export function readersOfLine(text: string): readonly ReaderOfLine[] {
  const file = parseRobotsTxt(`User-agent: a\n${text}\n`)
  return readersThat('missingColon', () => true).map((id) => ({
    id,
    value: valueIn(readingOf(file, dialectById(id))),
  }))
}

/** The value that a reading finds on the second line. */
function valueIn({ groups, sitemaps, ignored }: Reading): string | null {
  const values = groups.flatMap(({ agents, rules, unmatchable }) => [
    ...agents.map(({ line, value }) => ({ line, value })),
    ...[...rules, ...unmatchable].map(({ line, pattern }) => ({ line, value: pattern })),
  ])
  const found = [...values, ...sitemaps].find(({ line }) => line === 2)
  if (found !== undefined) return found.value
  return ignored.some(({ line }) => line === 2) ? null : ''
}
