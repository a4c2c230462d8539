/** The pages about the checks in a language; loaded when first asked for. */
import type { Language } from '../../verdict/sentences/language.ts'
import type { CheckPages } from './pages.ts'

/** Loads the pages. Fails only where their module cannot be loaded (a page that is offline). */
export async function loadCheckPages(language: Language): Promise<CheckPages> {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).CHECK_PAGES
    case 'ja':
      return (await import('./ja.ts')).CHECK_PAGES
    case 'ru':
      return (await import('./ru.ts')).CHECK_PAGES
  }
}
