// Protects readers of the pages about the checks: every word is there in their own language.
import { describe, expect, it } from 'vitest'
import { words as en } from './en.ts'
import { words as ja } from './ja.ts'
import { words as ru } from './ru.ts'

/** Written so in every language. */
const SAME = new Set([
  'audiences.google',
  'audiences.bing',
  'audiences.yandex',
  'audiences.python',
  'pair(3)',
  'pair(x)',
])

/** Every text by its path; functions are called with sample arguments. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') {
    return [3, 'x'].map((sample) => [`${path}(${sample})`, String(value(sample, sample))])
  }
  return Object.entries(value as object).flatMap(([key, inner]) =>
    texts(inner, path === '' ? key : `${path}.${key}`),
  )
}

describe.each([
  ['ja', ja, /[\u3040-\u30ff\u4e00-\u9fff]/],
  ['ru', ru, /[\u0400-\u04ff]/],
] as const)('%s', (_, words, script) => {
  it('has exactly the words of English, in its own script', () => {
    const own = texts(words)
    expect(own.map(([path]) => path)).toEqual(texts(en).map(([path]) => path))
    expect(own.filter(([path, text]) => !SAME.has(path) && !script.test(text))).toEqual([])
  })
})

it('numbers bend the words that follow them', () => {
  expect(ru.intro(1)).toContain('1 проверка')
  expect(ru.intro(72)).toContain('72 проверки')
  expect(ru.more(1000)).toMatch(/1\s000 символов/)
})
