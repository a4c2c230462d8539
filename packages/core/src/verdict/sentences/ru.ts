/** The Russian catalogue; see `loadSentences`. */
import { dialectNames } from './ru/dialects.ts'
import { headlines } from './ru/headlines.ts'
import { ignored, leniencies, lostBecause, nearMisses } from './ru/labels.ts'
import { notes, targetNotes, targetProblems } from './ru/notes.ts'
import { policy } from './ru/policy.ts'
import { group, reasons } from './ru/reasons.ts'
import { unbroken } from './ru/typography.ts'
import { joined, sentence } from './sentence.ts'
import type { Sentences } from './sentences.ts'

export const RUSSIAN: Sentences = unbroken<Sentences>({
  language: 'ru',
  headlines,
  paragraph: (headline, sentences) =>
    joined(headline === null ? sentences : [sentence`${headline}.`, ...sentences], ' '),
  reasons,
  group,
  policy,
  lostBecause,
  nearMisses,
  ignored,
  leniencies,
  notes,
  targetProblems,
  targetNotes,
  dialects: dialectNames,
  anyCrawler: 'Любой другой робот',
})
