/** A file as a dialect reads it, worked out once for each. */
import type { Dialect } from '../dialects/dialect.ts'
import type { ParsedFile } from '../syntax/parse.ts'
import { interpret } from './interpret.ts'
import type { Reading } from './reading.ts'

const readings = new WeakMap<ParsedFile, Map<Dialect, Reading>>()

/** The reading of a file in a dialect; the same object when asked again. */
export function readingOf(file: ParsedFile, dialect: Dialect): Reading {
  let known = readings.get(file)
  if (known === undefined) {
    known = new Map()
    readings.set(file, known)
  }
  const before = known.get(dialect)
  if (before !== undefined) return before
  const reading = interpret(file, dialect.decisions)
  known.set(dialect, reading)
  return reading
}
