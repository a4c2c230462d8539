/** Keeps the workspace where it survives a reload: the address bar, the draft, the preferences. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Language } from '../messages/languages.ts'
import { type Store, saveDraft } from './draft.ts'
import { writeLink } from './link-codec.ts'
import { useKeptPreferences } from './use-kept-preferences.ts'
import { holdsOwnText, type Workspace } from './workspace.ts'

/** Milliseconds without a change after which the draft is kept. */
const KEPT_AFTER = 400

/** `onNotKept`: the browser does not keep what was typed; told once. */
export function useKeptWorkspace(
  workspace: Workspace,
  store: Store | null,
  defaultLanguage: Language | null,
  onNotKept: () => void,
): void {
  const keep = useKeeping(store, onNotKept)
  const latest = useRef(workspace)
  latest.current = workspace
  useKeptPreferences(store, workspace.language, workspace.theme)

  useEffect(() => {
    const keepBoth = () => {
      keep(workspace)
      showLink(workspace, defaultLanguage)
    }
    const timer = setTimeout(keepBoth, KEPT_AFTER)
    return () => clearTimeout(timer)
  }, [workspace, keep, defaultLanguage])

  useEffect(() => {
    const keepNow = () => saveDraft(store, latest.current)
    window.addEventListener('pagehide', keepNow)
    return () => window.removeEventListener('pagehide', keepNow)
  }, [store])
}

/** Keeps the draft; while that cannot be done, the browser asks before the page is left. */
function useKeeping(store: Store | null, onNotKept: () => void): (workspace: Workspace) => void {
  const [lost, setLost] = useState(false)
  const told = useRef(false)

  useEffect(() => {
    if (!lost) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [lost])

  return useCallback(
    (workspace) => {
      const isLost = !saveDraft(store, workspace) && holdsOwnText(workspace)
      setLost(isLost)
      if (!isLost || told.current) return
      told.current = true
      onNotKept()
    },
    [store, onNotKept],
  )
}

/** Writes the link of the workspace into the address bar, what stands behind `#` untouched. */
function showLink(workspace: Workspace, defaultLanguage: Language | null): void {
  const { pathname, search, hash } = window.location
  const wanted = writeLink(workspace, defaultLanguage, search)
  if (wanted === search) return
  try {
    window.history.replaceState(null, '', `${pathname}${wanted}${hash}`)
  } catch {
    // Some frames and browsers allow no, or not so many, changes: the page works without.
  }
}
