// Protects the way from an example to the tester: it opens with the example, and a text that the
// reader had typed there can be brought back.
import { CHECKS } from '@robots-txt-tester/core'
import { expect, it } from 'vitest'
import type { Store } from '../../workspace/draft.ts'
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

const [check] = CHECKS

function opened(workspace = FIRST_VISIT) {
  const store = memory()
  if (check === undefined) throw new Error('There is no check')
  keepForTester(store, workspace, exampleAnswers(check))
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

it('sets aside what the reader had typed, and what was set aside before', () => {
  expect(opened({ ...FIRST_VISIT, text: 'mine' }).workspace.setAside).toBe('mine')
  expect(opened({ ...FIRST_VISIT, setAside: 'older' }).workspace.setAside).toBe('older')
})
