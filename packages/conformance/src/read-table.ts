/** A table of cases on disk: one JSON object a line, each read by a function that checks it. */
import { readFileSync } from 'node:fs'

/** A JSON object whose fields nobody has looked at yet. */
export type Row = Readonly<Record<string, unknown>>

/**
 * Reads `cases/NAME.ndjson`. Throws a sentence that names file, line and field where a row is not
 * what `readRow` expects, and where an id occurs twice.
 */
export function readTable<Case extends { readonly id: string }>(
  name: string,
  readRow: (row: Row) => Case,
): readonly Case[] {
  const text = readFileSync(new URL(`../cases/${name}.ndjson`, import.meta.url), 'utf8')
  return parseTable(`${name}.ndjson`, text, readRow)
}

/** The same for the text of a table; `file` is only what errors call it. */
export function parseTable<Case extends { readonly id: string }>(
  file: string,
  text: string,
  readRow: (row: Row) => Case,
): readonly Case[] {
  const seen = new Set<string>()
  const lines = text.split('\n')
  if (lines.pop() !== '') throw new Error(`${file}: the last line has no end`)
  return lines.map((line, index) => {
    const found = readAt(`${file}, line ${index + 1}`, line, readRow)
    if (seen.has(found.id)) throw new Error(`${file}, line ${index + 1}: the id ${found.id} again`)
    seen.add(found.id)
    return found
  })
}

function readAt<Case>(place: string, line: string, readRow: (row: Row) => Case): Case {
  try {
    return readRow(objectOf(JSON.parse(line), 'the row'))
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : error}`)
  }
}

/** The value as an object; `what` is what errors call it. */
export function objectOf(value: unknown, what: string): Row {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${what} is no object`)
  }
  return value as Row
}

/** A field that is a string. */
export function stringOf(row: Row, field: string): string {
  const value = row[field]
  if (typeof value !== 'string') throw new Error(`${field} is no string`)
  return value
}

/** A field that is a string and not empty. */
export function filledStringOf(row: Row, field: string): string {
  const value = stringOf(row, field)
  if (value === '') throw new Error(`${field} is empty`)
  return value
}

/** A field that is a whole number from 1. */
export function countOf(row: Row, field: string): number {
  const value = row[field]
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) {
    throw new Error(`${field} is no whole number from 1`)
  }
  return value
}

/** A field that is one of the values given. */
export function oneOf<Value>(row: Row, field: string, values: readonly Value[]): Value {
  const found = values.find((value) => value === row[field])
  if (found === undefined) {
    throw new Error(`${field} is ${JSON.stringify(row[field])}, not one of ${values.join(', ')}`)
  }
  return found
}

/** Refuses fields that no column describes: most of them are slips of the pen. */
export function onlyFields(row: Row, fields: readonly string[]): void {
  const other = Object.keys(row).find((field) => !fields.includes(field))
  if (other !== undefined) throw new Error(`there is no field ${other}`)
}
