/** The reference texts of a language, each loaded when first asked for. */
import type { Language } from '../language.ts'
import type { ReferenceTexts } from './reference-texts.ts'

/** Loads the texts. Fails only where their module cannot be loaded (a page that is offline). */
export async function loadReferenceTexts(language: Language): Promise<ReferenceTexts> {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).ENGLISH_REFERENCE
    case 'ja':
      return (await import('./ja.ts')).JAPANESE_REFERENCE
    case 'ru':
      return (await import('./ru.ts')).RUSSIAN_REFERENCE
  }
}
