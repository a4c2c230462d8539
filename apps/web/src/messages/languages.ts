/** The languages of the page. */

export const LANGUAGES = ['en', 'ja', 'ru'] as const

export type Language = (typeof LANGUAGES)[number]

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ja: '日本語',
  ru: 'Русский',
}

/** The first language of a reader's list that the page has; English where it has none. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = findLanguage(tag.slice(0, 2).toLowerCase())
    if (language !== undefined) return language
  }
  return 'en'
}

/** The language of a code; undefined where the page has it not. */
export function findLanguage(code: string): Language | undefined {
  return LANGUAGES.find((language) => language === code)
}
