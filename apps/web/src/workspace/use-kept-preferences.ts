/** Shows the theme, and keeps it and the language for later visits. */
import { useEffect, useRef } from 'react'
import type { Language } from '../messages/languages.ts'
import { type Store, saveLanguage, saveTheme } from './draft.ts'
import type { Theme } from './workspace.ts'

/** The language is kept only when it was changed by hand: that of a link holds for one visit. */
export function useKeptPreferences(store: Store | null, language: Language, theme: Theme): void {
  const last = useRef(language)

  useEffect(() => {
    if (last.current === language) return
    last.current = language
    saveLanguage(store, language)
  }, [store, language])

  useEffect(() => {
    saveTheme(store, theme)
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }, [store, theme])
}
