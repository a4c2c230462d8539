/** The languages in which verdicts are explained; English is the source. */
export const LANGUAGES = ['en', 'ja', 'ru'] as const

export type Language = (typeof LANGUAGES)[number]
