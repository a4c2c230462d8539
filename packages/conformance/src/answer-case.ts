/** Cases that say what several readers of robots.txt answer to one file, token and address. */
import {
  filledStringOf,
  objectOf,
  oneOf,
  onlyFields,
  type Row,
  readTable,
  stringOf,
} from './read-table.ts'

/** The tables of such cases. */
export type AnswerTable = 'random' | 'edge' | 'yandex'

/** Who answers; the README says which version of each was asked and how. */
export const ANSWER_COLUMNS = [
  'rfc9309',
  'google',
  'yandex',
  'python-3.12',
  'python-3.14',
  'protego',
  'robots-parser',
] as const

export type AnswerColumn = (typeof ANSWER_COLUMNS)[number]

/** One reader's answer. */
export interface Answer {
  readonly allowed: boolean
  /** The deciding line, from 1; null: none decided; undefined: the case does not say. */
  readonly line: number | null | undefined
}

export interface AnswerCase {
  readonly id: string
  readonly robots: string
  /** The one product token asked with: no fallback to another. */
  readonly agent: string
  /** Canonical address of the page. */
  readonly url: string
  /** What the case is about; null for generated ones. */
  readonly note: string | null
  /** By column; columns whose answer is arguable or unknown are left out. */
  readonly answers: ReadonlyMap<AnswerColumn, Answer>
}

/** Reads a table. Throws where a row is malformed. */
export function readAnswerCases(table: AnswerTable): readonly AnswerCase[] {
  return readTable(table, readAnswerCase)
}

/** One row; throws a sentence where it is malformed. */
export function readAnswerCase(row: Row): AnswerCase {
  onlyFields(row, ['id', 'note', 'robots', 'agent', 'url', 'verdicts'])
  const robots = stringOf(row, 'robots')
  const verdicts = objectOf(row.verdicts, 'verdicts')
  onlyFields(verdicts, ANSWER_COLUMNS)
  const answers = new Map<AnswerColumn, Answer>()
  for (const column of ANSWER_COLUMNS) {
    const value = verdicts[column] ?? null
    if (value !== null) answers.set(column, readAnswer(objectOf(value, column), robots))
  }
  if (answers.size === 0) throw new Error('verdicts is empty')
  return {
    id: filledStringOf(row, 'id'),
    robots,
    agent: filledStringOf(row, 'agent'),
    url: addressOf(row),
    note: row.note === undefined ? null : filledStringOf(row, 'note'),
    answers,
  }
}

function addressOf(row: Row): string {
  const url = filledStringOf(row, 'url')
  if (!URL.canParse(url)) throw new Error(`url ${url} is no address`)
  return url
}

function readAnswer(value: Row, robots: string): Answer {
  onlyFields(value, ['allowed', 'line'])
  return { allowed: oneOf(value, 'allowed', [true, false]), line: lineOf(value, robots) }
}

/** A field `line` that names a line of the file, null, or is not there. */
export function lineOf(row: Row, robots: string): number | null | undefined {
  const { line } = row
  if (line === undefined || line === null) return line
  const last = robots.split(/\r\n|\r|\n/).length
  if (typeof line !== 'number' || !Number.isInteger(line) || line < 1 || line > last) {
    throw new Error(`line ${line} is none of the ${last} lines of the file`)
  }
  return line
}
