// Protects: the table of readers asks every dialect about the same question as the verdict, says
// why one parts from the standard in the language asked for, and names the lines concerned.
import { DIALECTS, loadHabitSentences, plainText } from '@robots-txt-tester/core'
import { describe, expect, it } from 'vitest'
import { fetchReport } from '../../test/fetch-report.ts'
import { FIRST_VISIT, type Workspace } from '../workspace/workspace.ts'
import { questionOf } from './question-of.ts'
import { readersOf } from './readers.ts'

async function readersAbout(changes: Partial<Workspace>, language: 'en' | 'ja' = 'en') {
  const question = questionOf({ ...FIRST_VISIT, ...changes })
  return readersOf(question, await loadHabitSentences(language))
}

describe('readersOf', () => {
  const text = 'User-agent: *\nDisallow /private\n'
  const address = 'https://example.com/private'

  it('has a row for every dialect', async () => {
    const { rows } = await readersAbout({ text, address })
    expect(rows.map((row) => row.dialect)).toEqual(DIALECTS.map(({ id }) => id))
  })

  it.each([
    ['en', 'does not read a line without a colon'],
    ['ja', 'コロンのない行を読まない'],
  ] as const)('says why one differs (%s)', async (language, why) => {
    const { rows, lines } = await readersAbout({ text, address }, language)
    const yandex = rows.find((row) => row.dialect === 'yandex')
    expect(yandex?.allowed).toBe(true)
    expect(plainText(yandex?.why ?? [])).toBe(why)
    expect(lines).toContain(2)
  })

  it('asks about the answer of the site where it sent no file', async () => {
    const live = fetchReport(null, { status: 503 })
    const { rows, lines } = await readersAbout({ live, text: '' })
    expect(rows.map((row) => [row.dialect, row.allowed])).toContainEqual(['google', false])
    expect(rows.map((row) => [row.dialect, row.allowed])).toContainEqual(['yandex', true])
    expect(lines).toEqual([])
  })
})
