/** The English catalogue. It is part of what a page loads first; the other languages are not. */
import { dialectNames } from './en/dialects.ts'
import { headlines } from './en/headlines.ts'
import { ignored, leniencies, lostBecause, nearMisses } from './en/labels.ts'
import { notes, targetNotes, targetProblems } from './en/notes.ts'
import { policy } from './en/policy.ts'
import { group, reasons } from './en/reasons.ts'
import { joined, sentence } from './sentence.ts'
import type { Sentences } from './sentences.ts'

export const ENGLISH: Sentences = {
  language: 'en',
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
  anyCrawler: 'Any other crawler',
}
