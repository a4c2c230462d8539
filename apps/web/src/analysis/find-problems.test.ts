// Protects: the checks run on what the page shows, with the site and the fetch it belongs to, and
// what they find arrives in the language of the page, with fixes, alarms and related lines.
import { loadCheckMessages } from '@robots-txt-tester/core'
import { describe, expect, it } from 'vitest'
import { fetchReport } from '../../test/fetch-report.ts'
import { FIRST_VISIT, type Workspace } from '../workspace/workspace.ts'
import { findingsOf, problemsOf } from './find-problems.ts'
import { countBySeverity } from './problem.ts'
import { problemsQuestionOf } from './problems-question.ts'

async function problemsIn(changes: Partial<Workspace>, language: 'en' | 'ja' | 'ru' = 'en') {
  const question = problemsQuestionOf({ ...FIRST_VISIT, ...changes })
  return problemsOf(findingsOf(question), await loadCheckMessages(language))
}

describe('what is found', () => {
  const text = 'User-agent: *\nDisallow /private\n'

  it.each([
    ['en', 'has no colon behind it', 'Insert the colon'],
    ['ja', 'コロンがありません', 'コロンを挿入'],
    ['ru', 'нет двоеточия', 'Вставить двоеточие'],
  ] as const)('is said in %s', async (language, message, title) => {
    const [problem] = await problemsIn({ text }, language)
    expect(problem).toMatchObject({ check: 'missing-colon', severity: 'error', line: 2, column: 1 })
    expect(problem?.message).toContain(message)
    expect(problem?.fixes.map((fix) => fix.title)).toEqual([title])
    expect(problem?.alarms.lighthouse).toBe('error')
    expect(problem?.ofAnswer).toBe(false)
  })

  it('is nothing in a clean file', async () => {
    expect(await problemsIn({ text: 'User-agent: *\nDisallow: /private/\n' })).toEqual([])
  })

  it('is one thing in a web page', async () => {
    const problems = await problemsIn({ text: '<!doctype html>\n<html>\n<p>a: b\n</html>\n' })
    expect(problems.map(({ check }) => check)).toEqual(['html-instead-of-rules'])
  })

  it('is counted by severity', async () => {
    const problems = await problemsIn({ text })
    expect(countBySeverity(problems)).toEqual({ error: 1, warning: 0, info: 0, hint: 0 })
  })
})

describe('the answer of a site', () => {
  const live = fetchReport(null, { status: 503 })

  it('is looked at as long as nothing was typed in its place', async () => {
    const [problem] = await problemsIn({ live, text: '' })
    expect(problem).toMatchObject({ check: 'answered-5xx', ofAnswer: true })
    expect(await problemsIn({ live, text: 'User-agent: *\nDisallow: /a/\n' })).toEqual([])
  })

  it('names the site that the file belongs to', () => {
    const question = problemsQuestionOf({ ...FIRST_VISIT, live, address: 'https://other.example/' })
    expect(question.origin).toBe('https://example.com')
  })
})

describe('a typed file', () => {
  it.each([
    ['https://shop.example:8443/a', 'https://shop.example:8443'],
    ['/a', null],
    ['', null],
  ])('at %j belongs to %j', (address, origin) => {
    expect(problemsQuestionOf({ ...FIRST_VISIT, address }).origin).toBe(origin)
  })
})
