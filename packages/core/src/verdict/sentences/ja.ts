/** The Japanese catalogue; see `loadSentences`. */
import { dialectNames } from './ja/dialects.ts'
import { headlines } from './ja/headlines.ts'
import { ignored, leniencies, lostBecause, nearMisses } from './ja/labels.ts'
import { notes, targetNotes, targetProblems } from './ja/notes.ts'
import { policy } from './ja/policy.ts'
import { group, reasons } from './ja/reasons.ts'
import { joined, sentence } from './sentence.ts'
import type { Sentences } from './sentences.ts'

export const JAPANESE: Sentences = {
  language: 'ja',
  headlines,
  paragraph: (headline, sentences) =>
    joined(headline === null ? sentences : [sentence`${headline}。`, ...sentences], ''),
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
  anyCrawler: 'その他のクローラー',
}
