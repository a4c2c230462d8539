// Protects: a draft survives a reload whatever the link says, a link opened anew shows exactly what
// it says, and broken or full storage never keeps the page from opening.
import { describe, expect, it } from 'vitest'
import { fetchReport } from '../../test/fetch-report.ts'
import { type Store, saveDraft, saveLanguage, saveTheme, withDraft } from './draft.ts'
import { openWorkspace } from './open-workspace.ts'
import { FIRST_VISIT, type Workspace } from './workspace.ts'

function memoryStore(limit = Number.POSITIVE_INFINITY): Store {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError')
      values.set(key, value)
    },
    removeItem: (key) => void values.delete(key),
  }
}

const LINK = '?url=https%3A%2F%2Fexample.com%2Fpage'
const live: Workspace = {
  ...FIRST_VISIT,
  address: 'https://example.com/page',
  live: fetchReport('User-agent: *\n'),
  text: 'User-agent: *\n',
}
const edited: Workspace = { ...live, text: 'User-agent: *\nDisallow: /x\uDCE9\n' }

function open(search: string, again: boolean, kept: Workspace | null) {
  const store = memoryStore()
  if (kept !== null) saveDraft(store, kept)
  return openWorkspace({ search, again, store, language: 'en' })
}

describe('opening the page', () => {
  it('for the first time shows the example and fetches nothing', () => {
    expect(open('', false, null)).toEqual({ workspace: FIRST_VISIT, fetch: null })
  })

  it('brings the draft back, octets that are not UTF-8 included', () => {
    const { workspace, fetch } = open('', false, edited)
    expect(fetch).toBeNull()
    expect(workspace).toMatchObject({
      text: edited.text,
      address: edited.address,
      live: edited.live,
    })
  })

  it('by a link with an address fetches it and keeps the draft aside', () => {
    const { workspace, fetch } = open(LINK, false, edited)
    expect(fetch).toBe('https://example.com/page')
    expect(workspace).toMatchObject({ text: '', live: null, setAside: edited.text })
  })

  it('again, by reload, keeps edits of the live file', () => {
    const { workspace, fetch } = open(`${LINK}&tab=response`, true, edited)
    expect(fetch).toBeNull()
    expect(workspace).toMatchObject({ text: edited.text, panel: 'response', live: edited.live })
  })

  it('again without edits fetches afresh', () => {
    expect(open(LINK, true, live).fetch).toBe('https://example.com/page')
  })

  it('again with edits of another site’s file fetches', () => {
    expect(open('?url=other.example', true, edited).fetch).toBe('other.example')
  })

  it('lays the link over the draft', () => {
    const { workspace } = open('?crawler=bingbot&lang=ja', false, edited)
    expect(workspace).toMatchObject({ crawler: 'bingbot', language: 'ja', text: edited.text })
  })
})

describe('storage', () => {
  it.each([
    '',
    'null',
    '[]',
    '{"text":5}',
    '{"text":',
    '{"text":"a","live":{"hops":1},"dialect":"x"}',
  ])('that holds %s does no harm', (json) => {
    const store = { ...memoryStore(), getItem: () => json }
    const { workspace } = openWorkspace({ search: '', again: false, store, language: 'en' })
    expect(workspace.live).toBeNull()
    expect(workspace.dialect).toBe('auto')
  })

  it('that throws does no harm', () => {
    const fail = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const store = { getItem: fail, setItem: fail, removeItem: fail }
    expect(() => saveDraft(store, edited)).not.toThrow()
    expect(() => saveLanguage(store, 'ru')).not.toThrow()
    expect(() => saveTheme(store, 'dark')).not.toThrow()
    expect(withDraft(store, FIRST_VISIT)).toEqual(FIRST_VISIT)
    expect(withDraft(null, FIRST_VISIT)).toEqual(FIRST_VISIT)
  })

  it('that is nearly full keeps at least the text', () => {
    const store = memoryStore(400)
    saveDraft(store, edited)
    expect(withDraft(store, FIRST_VISIT)).toMatchObject({ text: edited.text, live: null })
  })

  it('that is full keeps nothing rather than an older text', () => {
    const store = memoryStore(400)
    saveDraft(store, { ...edited, text: 'short' })
    saveDraft(store, { ...edited, text: 'x'.repeat(1000) })
    expect(withDraft(store, FIRST_VISIT)).toEqual(FIRST_VISIT)
  })

  it('keeps language and theme for all visits', () => {
    const store = memoryStore()
    saveLanguage(store, 'ru')
    saveTheme(store, 'dark')
    const { workspace } = openWorkspace({ search: '', again: false, store, language: 'en' })
    expect(workspace).toMatchObject({ language: 'ru', theme: 'dark' })
  })
})
