// Protects: a language is kept for later visits when somebody chose it, never because a link said so.
import { render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Language } from '../messages/languages.ts'
import { keptLanguage } from './draft.ts'
import { useKeptPreferences } from './use-kept-preferences.ts'

const kept = new Map<string, string>()
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

function Page({ language }: { readonly language: Language }) {
  useKeptPreferences(store, language, 'dark')
  return null
}

/** What is kept after a visit in these languages, one after the other. */
function keptAfter(...languages: readonly Language[]): Language | null {
  const { rerender, unmount } = render(null)
  for (const language of languages) rerender(<Page language={language} />)
  unmount()
  return keptLanguage(store)
}

beforeEach(() => kept.clear())

it('is not kept as it was opened', () => {
  expect(keptAfter('ja')).toBeNull()
  expect(document.documentElement.dataset.theme).toBe('dark')
})

it('is kept once it was chosen', () => {
  expect(keptAfter('ja', 'ru')).toBe('ru')
  expect(keptAfter('ja')).toBe('ru')
})

it('is kept where it was chosen again', () => {
  expect(keptAfter('ja', 'ru', 'ja')).toBe('ja')
})
