/** What every dialect decides about the file and address in question, with its reason in words. */
import {
  compareReaders,
  explainDifference,
  findCrawler,
  type HabitSentences,
  partingLines,
  type ReaderRow,
  type SentencePart,
  targetOfAddress,
} from '@robots-txt-tester/core'
import { parsedFile, type Question } from './analyse.ts'

export interface Reader extends ReaderRow {
  /** Why it differs from the standard: a phrase without a full stop. */
  readonly why: readonly SentencePart[]
}

export interface Readers {
  readonly rows: readonly Reader[]
  /** Lines that decide, or open the group, for some readers but not for all. */
  readonly lines: readonly number[]
}

/** Asks every dialect. Pure; takes far longer than an analysis, so it belongs into a worker. */
export function readersOf(question: Question, habits: HabitSentences): Readers {
  const file = question.noFile ? null : parsedFile(question.text)
  const source = { file, facts: question.facts }
  const { crawler } = findCrawler(question.crawler)
  const rows = compareReaders(source, targetOfAddress(question.address), crawler)
  return {
    rows: rows.map((row) => ({ ...row, why: explainDifference(row, file, habits) })),
    lines: partingLines(rows),
  }
}
