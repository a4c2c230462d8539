/** The texts of the page in one language: English comes with the page, the others when needed. */
import { ENGLISH, loadSentences, type Sentences } from '@robots-txt-tester/core'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { en, type Messages } from './en.ts'
import type { Language } from './languages.ts'
import { loadPanelMessages } from './panel-messages.ts'

export interface Catalogue {
  readonly language: Language
  /** The page's own texts. */
  readonly t: Messages
  /** Core's texts, about verdicts. */
  readonly sentences: Sentences
}

const ENGLISH_CATALOGUE: Catalogue = { language: 'en', t: en, sentences: ENGLISH }

/** Loads a language. Rejects only when its file cannot be had. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  if (language === 'en') return ENGLISH_CATALOGUE
  const [t, sentences] = await Promise.all([loadMessages(language), loadSentences(language)])
  return { language, t, sentences }
}

async function loadMessages(language: Exclude<Language, 'en'>): Promise<Messages> {
  if (language === 'ja') return (await import('./ja.ts')).ja
  return (await import('./ru.ts')).ru
}

/** For pages that load their texts all together; see `CatalogueProvider`. */
export const CatalogueContext = createContext<Catalogue>(ENGLISH_CATALOGUE)

/** The texts in the language of the page. */
export function useCatalogue(): Catalogue {
  return use(CatalogueContext)
}

export interface CatalogueProviderProps {
  readonly language: Language
  /** What the page opens with. */
  readonly initial: Catalogue
  readonly children: ReactNode
}

/** Gives the page its texts; on a change of language the old ones stay until the new are there. */
export function CatalogueProvider({ language, initial, children }: CatalogueProviderProps) {
  const [catalogue, setCatalogue] = useState(initial)

  useEffect(() => {
    if (language === catalogue.language) return
    let wanted = true
    // The panel in front changes with all the rest, or it would be empty for a moment.
    const panels = loadPanelMessages(language).catch(() => undefined)
    Promise.all([loadCatalogue(language), panels]).then(
      ([loaded]) => wanted && setCatalogue(loaded),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [language, catalogue])

  useEffect(() => {
    document.documentElement.lang = catalogue.language
    document.title = catalogue.t.header.title
  }, [catalogue])

  return <CatalogueContext value={catalogue}>{children}</CatalogueContext>
}
