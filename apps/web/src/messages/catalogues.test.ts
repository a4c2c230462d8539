// Protects: every text of the page is there in every language, says something, and was not left in
// English; and counted things follow each language's plural rules.
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { LANGUAGES, preferredLanguage } from './languages.ts'
import { panels as panelsEn } from './panels/en.ts'
import { panels as panelsJa } from './panels/ja.ts'
import { panels as panelsRu } from './panels/ru.ts'
import { ru } from './ru.ts'

/** The same in every language: names, and what is written so in the protocol. */
const SAME = new Set([
  // Names of operators and languages.
  'problems.audience.google',
  'problems.audience.bing',
  'problems.audience.yandex',
  'problems.audience.python',
  'header.title',
  'header.api',
  'address.placeholder',
  'file.title',
  'editor.null',
  'why.respects',
  'problems.tools.lighthouse',
  'problems.tools.search-console',
  'problems.tools.yandex-webmaster',
])

/** Every text by its path; functions are called with sample arguments. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') {
    const samples = [3, 'x', null].map((sample) => {
      const argumentsGiven = Array.from({ length: value.length }, () => sample ?? 7)
      return String(value(...argumentsGiven))
    })
    return samples.map((sample, index) => [`${path}(${index})`, sample])
  }
  return Object.entries(value as object).flatMap(([key, inner]) =>
    texts(inner, path === '' ? key : `${path}.${key}`),
  )
}

const english = new Map([...texts(en), ...texts(panelsEn)])

describe.each([
  ['ja', { ...ja, ...panelsJa }, /[\u3040-\u30ff\u4e00-\u9fff]/],
  ['ru', { ...ru, ...panelsRu }, /[\u0400-\u04ff]/],
] as const)('%s', (_, catalogue, script) => {
  const translated = texts(catalogue)

  it('has exactly the texts of English', () => {
    expect(translated.map(([path]) => path).sort()).toEqual([...english.keys()].sort())
  })

  it('leaves none empty', () => {
    expect(translated.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('leaves none in English', () => {
    const left = translated.filter(([path, text]) => {
      const source = english.get(path) ?? ''
      // What is only made of its arguments has nothing to translate.
      if (SAME.has(path) || !/[a-z]{2}/i.test(source)) return false
      return text === source || !(script.test(text) || text === 'URL')
    })
    expect(left).toEqual([])
  })
})

describe('plurals', () => {
  it.each([
    [1, '1 octet', '1 октет'],
    [2, '2 octets', '2 октета'],
    [5, '5 octets', '5 октетов'],
    [21, '21 octets', '21 октет'],
  ])('of %i', (count, inEnglish, inRussian) => {
    expect(en.file.octets(count)).toBe(inEnglish)
    expect(ru.file.octets(count)).toBe(inRussian)
  })

  it('have thousands apart', () => {
    expect(en.file.octetsOf(1204, 512_000)).toBe('1,204 of 512,000 octets')
    expect(ja.file.octetsOf(1204, 512_000)).toBe('1,204 / 512,000オクテット')
    expect(ru.file.octetsOf(1204, 512_000)).toBe('1\u00a0204 из 512\u00a0000 октетов')
  })
})

describe('the language to begin with', () => {
  it.each([
    [['ru-RU', 'en'], 'ru'],
    [['de-DE', 'ja'], 'ja'],
    [['de'], 'en'],
    [[], 'en'],
  ] as const)('of %j is %s', (wanted, expected) => {
    expect(preferredLanguage(wanted)).toBe(expected)
    expect(LANGUAGES).toContain(expected)
  })
})
