import type { Language } from './languages.ts'

/** Whole sentences, one after the other as the language sets them. */
export function joinedSentences(sentences: readonly string[], language: Language): string {
  return sentences.join(language === 'ja' ? '' : ' ')
}
