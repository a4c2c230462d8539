// Protects: a reader's difference is put into one phrase in each language, with the example of the
// file, and no catalogue falls back on English.
import { describe, expect, it } from 'vitest'
import { findCrawler } from '../../crawlers/find-crawler.ts'
import type { DecisionPoint } from '../../dialects/decisions.ts'
import { DIALECTS } from '../../dialects/index.ts'
import { targetOfAddress } from '../../matching/target.ts'
import { parseRobotsTxt } from '../../syntax/parse.ts'
import { LANGUAGES, type Language } from '../../verdict/sentences/language.ts'
import { plainText } from '../../verdict/sentences/sentence.ts'
import { compareReaders } from '../readers.ts'
import { explainDifference, loadHabitSentences } from './explain-difference.ts'
import type { HabitPhrase } from './habits.ts'

async function phrase(language: Language, text: string, address: string, dialect: string) {
  const file = parseRobotsTxt(text)
  const { crawler } = findCrawler('Googlebot')
  const rows = compareReaders({ file, facts: null }, targetOfAddress(address), crawler)
  const row = rows.find((candidate) => candidate.dialect === dialect)
  if (row === undefined) throw new Error(`no row for ${dialect}`)
  return plainText(explainDifference(row, file, await loadHabitSentences(language)))
}

describe('explainDifference', () => {
  it.each([
    ['en', 'does not read the spelling `Disalow`'],
    ['ja', '`Disalow` という綴りを読まない'],
    ['ru', 'не читает написание `Disalow`'],
  ] as const)('shows the word of the file (%s)', async (language, expected) => {
    expect(await phrase(language, 'User-agent: *\nDisalow: /a', '/a', 'yandex')).toBe(expected)
  })

  it('joins two habits', async () => {
    const text = 'User-agent: *\nDisallow:\nDisallow: /'
    expect(await phrase('en', text, '/d', 'python-3.12')).toBe(
      'lets the first matching rule win and takes an empty `Disallow` for an Allow',
    )
  })

  it('says so where a reader agrees with the standard', async () => {
    expect(await phrase('en', 'User-agent: *', '/', 'google')).toBe('as the standard')
  })

  it('has a phrase for every answer of every dialect, in each language its own', async () => {
    const [english, ...others] = await Promise.all(LANGUAGES.map(loadHabitSentences))
    for (const { decisions } of DIALECTS) {
      for (const point of Object.keys(decisions) as DecisionPoint[]) {
        const say = (habits: NonNullable<typeof english>['habits']) =>
          plainText((habits[point] as HabitPhrase<DecisionPoint>)(decisions[point], null))
        const source = english === undefined ? '' : say(english.habits)
        expect(source).toMatch(/^[a-z]/)
        for (const other of others) {
          expect(say(other.habits)).not.toBe('')
          expect(say(other.habits)).not.toBe(source)
        }
      }
    }
  })
})
