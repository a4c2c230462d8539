/**
 * Protects the promise that an answer is the reader's own: every row of the tables of answers, in
 * every dialect that has a column there, must give the same verdict and, where the row tells it,
 * the same line. The short and the whole verdict must agree.
 */
import {
  ANSWER_COLUMNS,
  type Answer,
  type AnswerCase,
  type AnswerColumn,
  type AnswerTable,
  readAnswerCases,
} from '@robots-txt-tester/conformance'
import { describe, expect, it } from 'vitest'
import type { Dialect } from '../src/dialects/dialect.ts'
import { DIALECTS, findDialect } from '../src/dialects/index.ts'
import { type BriefVerdict, decide, decideBriefly } from '../src/verdict/decide.ts'
import type { Verdict } from '../src/verdict/verdict.ts'
import { bareQuestion } from './bare-question.ts'

const TABLES: readonly AnswerTable[] = ['random', 'edge', 'yandex']

describe.each(TABLES)('the table %s', (table) => {
  const cases = readAnswerCases(table)
  for (const column of ANSWER_COLUMNS) {
    const rows = cases.filter(({ answers }) => answers.has(column))
    const dialect = findDialect(column)
    if (rows.length === 0) continue
    const title = `${column}: ${rows.length} rows`
    if (dialect === undefined) it.skip(`${title}: there is no such dialect`)
    else it(title, { timeout: 60_000 }, () => expectAgreement(rows, column, dialect))
  }

  // A column tells only what its reader says; the other dialects must still hold together.
  for (const dialect of DIALECTS) {
    it(`${dialect.id}: the short verdict says what the whole one says`, { timeout: 60_000 }, () => {
      const different = cases.filter((row) => {
        const question = bareQuestion(row.robots, row.agent, row.url, dialect)
        return !agree(decideBriefly(question), decide(question))
      })
      expect(different.map(({ id }) => id)).toEqual([])
    })
  }
})

function expectAgreement(rows: readonly AnswerCase[], column: AnswerColumn, dialect: Dialect) {
  const failed = rows.flatMap((row) => {
    const { allowed, line } = decideBriefly(bareQuestion(row.robots, row.agent, row.url, dialect))
    const expected = row.answers.get(column)
    if (expected === undefined || isExpected(expected, allowed, line)) return []
    return [`${row.id}: ${allowed}, line ${line}; expected ${JSON.stringify(expected)}`]
  })
  expect(failed.join('\n')).toBe('')
}

function isExpected(expected: Answer, allowed: boolean | null, line: number | null): boolean {
  if (allowed !== expected.allowed) return false
  return expected.line === undefined || expected.line === line
}

function agree(brief: BriefVerdict, whole: Verdict): boolean {
  const winner = whole.matches.find((match) => match.wins)
  const found = whole.trail.find((step) => step.found)
  return (
    brief.allowed === whole.allowed &&
    brief.because === whole.because &&
    brief.line === whole.line &&
    brief.line === (winner?.line ?? null) &&
    brief.pattern === (whole.because === 'rule' ? (winner?.pattern ?? null) : null) &&
    brief.token === (found?.token ?? null) &&
    (brief.token === null) === (whole.group === null) &&
    JSON.stringify(brief.notes) === JSON.stringify(whole.notes)
  )
}
