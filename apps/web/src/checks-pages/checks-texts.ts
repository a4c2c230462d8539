/** All texts of the pages about the checks in one language, loaded together. */
import {
  type CheckMessages,
  type CheckPages,
  loadCheckMessages,
  loadCheckPages,
} from '@robots-txt-tester/core'
import { type Catalogue, loadCatalogue } from '../messages/catalogue.tsx'
import type { Language } from '../messages/languages.ts'
import { loadPanelMessages } from '../messages/panel-messages.ts'
import type { PanelMessages } from '../messages/panels/en.ts'
import type { Words } from './words/words.ts'

export interface ChecksTexts {
  readonly language: Language
  readonly catalogue: Catalogue
  readonly panels: PanelMessages
  readonly words: Words
  readonly messages: CheckMessages
  readonly pages: CheckPages
}

/** Loads a language. Rejects only when one of its files cannot be had. */
export async function loadChecksTexts(language: Language): Promise<ChecksTexts> {
  const [catalogue, panels, words, messages, pages] = await Promise.all([
    loadCatalogue(language),
    loadPanelMessages(language),
    loadWords(language),
    loadCheckMessages(language),
    loadCheckPages(language),
  ])
  return { language, catalogue, panels, words, messages, pages }
}

async function loadWords(language: Language): Promise<Words> {
  switch (language) {
    case 'en':
      return (await import('./words/en.ts')).words
    case 'ja':
      return (await import('./words/ja.ts')).words
    case 'ru':
      return (await import('./words/ru.ts')).words
  }
}
