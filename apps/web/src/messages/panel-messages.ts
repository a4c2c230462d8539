/** The texts of the panels that a first visit does not show; loaded when one of them is wanted. */
import type { Language } from './languages.ts'
import type { PanelMessages } from './panels/en.ts'

const loaded = new Map<Language, PanelMessages>()
const loads = new Map<Language, Promise<PanelMessages>>()

/** Loads a language, once. Rejects when its file cannot be had; the next call tries again. */
export function loadPanelMessages(language: Language): Promise<PanelMessages> {
  const begun = loads.get(language)
  if (begun !== undefined) return begun
  const load = read(language)
  loads.set(language, load)
  load.then(
    (messages) => loaded.set(language, messages),
    () => loads.delete(language),
  )
  return load
}

async function read(language: Language): Promise<PanelMessages> {
  switch (language) {
    case 'en':
      return (await import('./panels/en.ts')).panels
    case 'ja':
      return (await import('./panels/ja.ts')).panels
    case 'ru':
      return (await import('./panels/ru.ts')).panels
  }
}

/** The texts in a language; undefined until they are loaded. */
export function loadedPanelMessages(language: Language): PanelMessages | undefined {
  return loaded.get(language)
}
