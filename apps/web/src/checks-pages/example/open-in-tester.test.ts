// Protects the way from an example to the tester: it opens with the example, and a text that the
// reader had typed there can be brought back.
import { CHECKS } from '@robots-txt-tester/core'
import { expect, it } from 'vitest'
import { type Store, saveDraft } from '../../workspace/draft.ts'
import { openWorkspace } from '../../workspace/open-workspace.ts'
import { FIRST_VISIT } from '../../workspace/workspace.ts'
import { exampleAnswers } from './example-answers.ts'
import { keepForTester } from './open-in-tester.ts'

function memory(): Store {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

const first = CHECKS[0] ?? missing()

function missing(): never {
  throw new Error('There is no check')
}

function shownAgain(store: Store) {
  return openWorkspace({ search: '', again: false, store, language: 'en' }).workspace
}

function opened(workspace = FIRST_VISIT) {
  const store = memory()
  keepForTester(store, workspace, exampleAnswers(first))
  return openWorkspace({ search: '', again: false, store, language: 'en' })
}

it('opens with the example, its address and a crawler whose verdict changes', () => {
  const { workspace, fetch } = opened()
  expect(fetch).toBeNull()
  expect(workspace).toMatchObject({
    text: 'User-agent: *\nDisallow /private\n',
    address: 'https://example.com/private',
    crawler: 'yandexbot',
    dialect: 'auto',
    live: null,
    setAside: null,
  })
})

it('opens as another family reads, where no crawler’s own verdict changes', () => {
  const check = CHECKS.find(({ id }) => id === 'invalid-product-token') ?? missing()
  const store = memory()
  keepForTester(store, FIRST_VISIT, exampleAnswers(check))
  expect(shownAgain(store)).toMatchObject({ crawler: 'googlebot', dialect: 'yandex' })
})

it('sets aside what the reader had typed, and what was set aside before', () => {
  expect(opened({ ...FIRST_VISIT, text: 'mine' }).workspace.setAside).toBe('mine')
  expect(opened({ ...FIRST_VISIT, setAside: 'older' }).workspace.setAside).toBe('older')
})

it('loses nothing to a second example, as long as the first is unchanged', () => {
  const store = memory()
  saveDraft(store, { ...FIRST_VISIT, text: 'mine' })
  for (const one of CHECKS.slice(0, 3)) keepForTester(store, FIRST_VISIT, exampleAnswers(one))
  expect(shownAgain(store).setAside).toBe('mine')
  saveDraft(store, { ...shownAgain(store), text: 'mine by now' })
  keepForTester(store, FIRST_VISIT, exampleAnswers(first))
  expect(shownAgain(store).setAside).toBe('mine by now')
})

it('sets aside what was typed since the page was opened', () => {
  const store = memory()
  const atOpening = { ...FIRST_VISIT, text: 'old' }
  saveDraft(store, { ...FIRST_VISIT, text: 'typed beside' })
  expect(keepForTester(store, atOpening, exampleAnswers(first))).toBe(true)
  expect(shownAgain(store).setAside).toBe('typed beside')
})

it('changes nothing where the browser keeps no more', () => {
  const store = memory()
  saveDraft(store, { ...FIRST_VISIT, text: 'mine' })
  const full: Store = {
    ...store,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(keepForTester(full, FIRST_VISIT, exampleAnswers(first))).toBe(false)
  expect(shownAgain(store)).toMatchObject({ text: 'mine', setAside: null })
})
