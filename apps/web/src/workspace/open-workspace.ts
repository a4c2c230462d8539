/** How the page opens: defaults, then preferences, draft and link, each laid over the one before. */
import type { Language } from '../messages/languages.ts'
import { type Store, withDraft, withPreferences } from './draft.ts'
import { openLink, readLink } from './link-codec.ts'
import { differsFromLive, FIRST_VISIT, holdsOwnText, type Workspace } from './workspace.ts'

export interface Opening {
  readonly search: string
  /** The page is shown again (reload, back) rather than opened by a link. */
  readonly again: boolean
  readonly store: Store | null
  readonly language: Language
}

export interface Opened {
  readonly workspace: Workspace
  /** The address whose live file is to be fetched at once; null where none is. */
  readonly fetch: string | null
}

/**
 * The workspace a visitor finds. A link with an address fetches; only a reload that would throw
 * away edits of the reader's keeps the draft instead.
 */
export function openWorkspace({ search, again, store, language }: Opening): Opened {
  const link = readLink(search)
  const first = withPreferences(store, { ...FIRST_VISIT, language })
  const draft = withDraft(store, first)
  const url = link.fields.url
  if (url === undefined) return { workspace: openLink(draft, link), fetch: null }
  if (again && draft.live !== null && draft.address === url && differsFromLive(draft)) {
    const { url: _, ...others } = link.fields
    return { workspace: openLink(draft, { ...link, fields: others }), fetch: null }
  }
  const opened = openLink(first, link)
  const setAside = holdsOwnText(draft) ? draft.text : draft.setAside
  return { workspace: { ...opened, setAside }, fetch: url }
}
