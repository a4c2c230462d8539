/** The catalogue of a language. English is at hand; the others are loaded when first asked for. */
import { ENGLISH } from './en.ts'
import type { Language } from './language.ts'
import type { Sentences } from './sentences.ts'

/** Loads a catalogue. Fails only where its module cannot be loaded (a page that is offline). */
export async function loadSentences(language: Language): Promise<Sentences> {
  switch (language) {
    case 'en':
      return ENGLISH
    case 'ja':
      return (await import('./ja.ts')).JAPANESE
    case 'ru':
      return (await import('./ru.ts')).RUSSIAN
  }
}
