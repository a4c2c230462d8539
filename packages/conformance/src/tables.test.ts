/**
 * Protects the tables of cases: every row is well formed, no id occurs twice, no table is empty or
 * has lost a column, and a row that is malformed is refused with a sentence that says where.
 */
import { describe, expect, it } from 'vitest'
import { readAnswerCase } from './answer-case.ts'
import {
  ANSWER_COLUMNS,
  type AnswerTable,
  REPORT_KINDS,
  readAnswerCases,
  readReportCases,
} from './index.ts'
import { parseTable } from './read-table.ts'
import { readReportCase } from './report-case.ts'

const TABLES: readonly AnswerTable[] = ['random', 'edge', 'yandex']

describe('the tables of answers', () => {
  it.each(TABLES)('%s: every row is well formed and asks a readable question', (table) => {
    const cases = readAnswerCases(table)
    expect(cases.length).toBeGreaterThan(100)
    for (const { id, answers } of cases) expect(answers.size, id).toBeGreaterThan(0)
  })

  it('have an answer of each column, allowed and blocked, with and without a line', () => {
    const answers = TABLES.flatMap((table) => readAnswerCases(table)).flatMap((row) =>
      Array.from(row.answers, ([column, { allowed }]) => `${column} ${allowed}`),
    )
    const expected = ANSWER_COLUMNS.flatMap((column) => [`${column} true`, `${column} false`])
    expect(new Set(answers)).toEqual(new Set(expected))
  })

  it('share no id among them', () => {
    const ids = [...TABLES.flatMap((table) => readAnswerCases(table)), ...readReportCases()].map(
      ({ id }) => id,
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('explain every hand-written case', () => {
    const silent = readAnswerCases('edge').filter(({ note }) => note === null)
    expect(silent.map(({ id }) => id)).toEqual([])
  })
})

describe('the table of reports', () => {
  it('holds every kind, and each report has a file, an answer of a server or neither', () => {
    const reports = readReportCases()
    expect(new Set(reports.map(({ kind }) => kind))).toEqual(new Set(REPORT_KINDS))
    const asking = reports.filter(({ verdict }) => verdict !== null)
    const homeless = asking.filter(({ file, server }) => file.kind === 'none' && server === null)
    expect(homeless.map(({ id }) => id)).toEqual([])
    expect(asking.filter(({ url }) => url === '').map(({ id }) => id)).toEqual([])
  })

  it('gives octets where the text could not say them, and writes generated files out', () => {
    const reports = readReportCases()
    const octets = reports.flatMap(({ file }) => (file.kind === 'octets' ? [file.octets] : []))
    expect(octets.some((file) => file.some((octet) => octet > 0x7f))).toBe(true)
    const generated = readReportCase({
      ...REPORT,
      robots_gen: { prefix: 'a\n', unit: '{i} {i:03d}\n', count: 2, suffix: 'z' },
    })
    expect(generated.file).toEqual({ kind: 'text', text: 'a\n1 001\n2 002\nz' })
  })
})

const ANSWERED = {
  id: 'x',
  robots: 'User-agent: *\rDisallow: /',
  agent: 'A',
  url: 'https://example.com/',
  verdicts: { rfc9309: { allowed: false, line: 2 } },
}

const REPORT = {
  id: 'x',
  kind: 'verdict',
  source: 's',
  gist: 'g',
  why: 'w',
  hard: 1,
  agent: 'A',
  url: '/',
  expect: { allowed: false, line: 1, group: '*', lint: [] },
  robots: 'Disallow: /',
}

describe('a malformed row', () => {
  it.each([
    ['no object', '[]', 'the row is no object'],
    ['no JSON', '{', 'JSON'],
    ['an unknown field', { ...ANSWERED, vedicts: {} }, 'there is no field vedicts'],
    ['an unknown column', { ...ANSWERED, verdicts: { other: null } }, 'there is no field other'],
    ['no answer at all', { ...ANSWERED, verdicts: { google: null } }, 'verdicts is empty'],
    ['an empty token', { ...ANSWERED, agent: '' }, 'agent is empty'],
    ['a bare path', { ...ANSWERED, url: '/a' }, 'url /a is no address'],
    ['a line behind the end', withLine(3), 'line 3 is none of the 2 lines of the file'],
    ['a line 0', withLine(0), 'line 0 is none of the 2 lines of the file'],
    ['a missing verdict', withAnswer({ line: 1 }), 'allowed is undefined, not one of true, false'],
  ])('of answers is refused with its place: %s', (_what, row, message) => {
    const line = typeof row === 'string' ? row : JSON.stringify(row)
    const text = `${JSON.stringify({ ...ANSWERED, id: 'good' })}\n${line}\n`
    const read = () => parseTable('t.ndjson', text, readAnswerCase)
    expect(read).toThrow(/^t\.ndjson, line 2: /)
    expect(read).toThrow(message)
  })

  it.each([
    ['an unknown kind', { ...REPORT, kind: 'bug' }, 'kind is "bug"'],
    ['no reason', { ...REPORT, why: '' }, 'why is empty'],
    ['findings that are no list', withExpect({ lint: 'x' }), 'lint is no list'],
    ['a group that is no token', withExpect({ group: 1 }), 'group is no string'],
    [
      'another answer without reason',
      { ...REPORT, alt: { google_cpp: { allowed: true } } },
      'reason',
    ],
  ])('of reports is refused: %s', (_what, row, message) => {
    expect(() => readReportCase(row)).toThrow(message)
  })

  it('is one whose id has been used before, and a table whose last line has no end', () => {
    const line = JSON.stringify(ANSWERED)
    expect(() => parseTable('t', `${line}\n${line}\n`, readAnswerCase)).toThrow('the id x again')
    expect(() => parseTable('t', line, readAnswerCase)).toThrow('the last line has no end')
  })
})

function withAnswer(answer: object) {
  return { ...ANSWERED, verdicts: { rfc9309: answer } }
}

function withLine(line: number) {
  return withAnswer({ allowed: true, line })
}

function withExpect(change: object) {
  return { ...REPORT, expect: { ...REPORT.expect, ...change } }
}
