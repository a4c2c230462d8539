/** Keeps the workspace where it survives a reload: the address bar, the draft, the preferences. */
import { useEffect, useRef } from 'react'
import type { Language } from '../messages/languages.ts'
import { type Store, saveDraft, savePreferences } from './draft.ts'
import { writeLink } from './link-codec.ts'
import type { Workspace } from './workspace.ts'

/** Milliseconds without a change after which the draft is kept. */
const KEPT_AFTER = 400

export function useKeptWorkspace(
  workspace: Workspace,
  store: Store | null,
  defaultLanguage: Language,
): void {
  const latest = useRef(workspace)
  latest.current = workspace
  const { language, theme } = workspace

  useEffect(() => {
    const keep = () => {
      saveDraft(store, workspace)
      showLink(workspace, defaultLanguage)
    }
    const timer = setTimeout(keep, KEPT_AFTER)
    return () => clearTimeout(timer)
  }, [workspace, store, defaultLanguage])

  useEffect(() => {
    savePreferences(store, { ...latest.current, language, theme })
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }, [store, language, theme])

  useEffect(() => {
    const keepNow = () => saveDraft(store, latest.current)
    window.addEventListener('pagehide', keepNow)
    return () => window.removeEventListener('pagehide', keepNow)
  }, [store])
}

/** Writes the link of the workspace into the address bar, what stands behind `#` untouched. */
function showLink(workspace: Workspace, defaultLanguage: Language): void {
  const { pathname, search, hash } = window.location
  const wanted = writeLink(workspace, defaultLanguage, search)
  if (wanted === search) return
  try {
    window.history.replaceState(null, '', `${pathname}${wanted}${hash}`)
  } catch {
    // Some frames and browsers allow no, or not so many, changes: the page works without.
  }
}
