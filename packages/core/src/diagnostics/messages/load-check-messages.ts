/** The words of the checks in a language; loaded when first asked for. */
import type { Language } from '../../verdict/sentences/language.ts'
import type { CheckMessages } from './messages.ts'

/** Loads a catalogue. Fails only where its module cannot be loaded (a page that is offline). */
export async function loadCheckMessages(language: Language): Promise<CheckMessages> {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).CHECK_MESSAGES
    case 'ja':
      return (await import('./ja.ts')).CHECK_MESSAGES
    case 'ru':
      return (await import('./ru.ts')).CHECK_MESSAGES
  }
}
