/**
 * The draft: what the reader typed, kept in the browser so that it survives a reload. Storage may
 * be full, switched off or hold something else; the page then works without it.
 */
import type { DialectChoice, FetchReport } from '@robots-txt-tester/core'
import { findLanguage, type Language } from '../messages/languages.ts'
import { LINK_READERS } from './link-fields.ts'
import type { Theme, Workspace } from './workspace.ts'

/** What is kept. */
interface Draft {
  readonly text: string
  readonly address: string
  readonly crawler: string
  readonly dialect: DialectChoice
  readonly live: FetchReport | null
  readonly setAside: string | null
  readonly example: string | null
}

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const DRAFT_KEY = 'robots-txt-tester.draft.1'
const LANGUAGE_KEY = 'robots-txt-tester.language'
const THEME_KEY = 'robots-txt-tester.theme'

/**
 * Keeps the draft; where it does not fit, what cannot be fetched again, at least the text. Gives
 * whether the text is kept.
 */
export function saveDraft(store: Store | null, workspace: Workspace): boolean {
  const draft = draftOf(workspace)
  for (const left of [{}, { live: null }, { live: null, example: null, setAside: null }]) {
    if (writeDraft(store, { ...draft, ...left })) return true
  }
  write(store, DRAFT_KEY, null)
  return false
}

/** Puts a workspace in the place of the draft: all of it, or nothing is changed and this is false. */
export function replaceDraft(store: Store | null, workspace: Workspace): boolean {
  return writeDraft(store, draftOf(workspace))
}

function draftOf(workspace: Workspace): Draft {
  const { text, address, crawler, dialect, live, setAside, example } = workspace
  return { text, address, crawler, dialect, live, setAside, example }
}

function writeDraft(store: Store | null, draft: Draft): boolean {
  return store !== null && write(store, DRAFT_KEY, JSON.stringify(draft))
}

/** The workspace with the draft in it; unchanged where there is none. */
export function withDraft(store: Store | null, workspace: Workspace): Workspace {
  const draft = readDraft(read(store, DRAFT_KEY))
  return draft === null ? workspace : { ...workspace, ...draft }
}

/** Keeps the language for all later visits. */
export function saveLanguage(store: Store | null, language: Language): void {
  write(store, LANGUAGE_KEY, language)
}

/** Keeps the theme for all later visits. */
export function saveTheme(store: Store | null, theme: Theme): void {
  write(store, THEME_KEY, theme === 'system' ? null : theme)
}

/** The language that was kept; null where none was. */
export function keptLanguage(store: Store | null): Language | null {
  return findLanguage(read(store, LANGUAGE_KEY) ?? '') ?? null
}

/** The workspace with the language and theme of the last visit. */
export function withPreferences(store: Store | null, workspace: Workspace): Workspace {
  const language = keptLanguage(store)
  const theme = readTheme(read(store, THEME_KEY))
  return {
    ...workspace,
    ...(language === null ? {} : { language }),
    ...(theme === null ? {} : { theme }),
  }
}

function readDraft(json: string | null): Partial<Draft> | null {
  if (json === null) return null
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return null
  }
  if (!isRecord(value) || typeof value.text !== 'string') return null
  const { text, address, crawler, dialect, setAside, example } = value
  const readDialect = typeof dialect === 'string' ? LINK_READERS.dialect(dialect) : undefined
  return {
    text,
    ...(typeof address === 'string' ? { address } : {}),
    ...(typeof crawler === 'string' ? { crawler } : {}),
    ...(readDialect === undefined ? {} : { dialect: readDialect }),
    ...(typeof setAside === 'string' ? { setAside } : {}),
    ...(typeof example === 'string' ? { example } : {}),
    live: isReport(value.live) ? value.live : null,
  }
}

/** Our own writing, one version of the page ago at most: the parts that are read are checked. */
function isReport(value: unknown): value is FetchReport {
  if (!isRecord(value)) return false
  const { outcome, hops, headers, notes, body, policies } = value
  return (
    typeof outcome === 'string' &&
    Array.isArray(hops) &&
    Array.isArray(notes) &&
    isRecord(headers) &&
    isRecord(policies) &&
    (body === null || (isRecord(body) && typeof body.text === 'string'))
  )
}

function readTheme(value: string | null): Theme | null {
  return value === 'light' || value === 'dark' ? value : null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function read(store: Store | null, key: string): string | null {
  try {
    return store?.getItem(key) ?? null
  } catch {
    return null
  }
}

function write(store: Store | null, key: string, value: string | null): boolean {
  try {
    if (value === null) store?.removeItem(key)
    else store?.setItem(key, value)
    return true
  } catch {
    return false
  }
}
