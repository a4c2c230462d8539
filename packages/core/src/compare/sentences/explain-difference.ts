/** Why a reader parts from the standard, in one sentence. */
import type { DecisionPoint, Decisions } from '../../dialects/decisions.ts'
import { dialectById } from '../../dialects/index.ts'
import { lexLine } from '../../syntax/line.ts'
import { lineText, type ParsedFile } from '../../syntax/parse.ts'
import type { Language } from '../../verdict/sentences/language.ts'
import type { SentencePart } from '../../verdict/sentences/sentence.ts'
import type { ReaderRow } from '../readers.ts'
import { ENGLISH_HABITS } from './en.ts'
import type { HabitExample, HabitPhrase, HabitSentences } from './habits.ts'

/** The catalogue of a language; all but English are loaded when first asked for. */
export async function loadHabitSentences(language: Language): Promise<HabitSentences> {
  switch (language) {
    case 'en':
      return ENGLISH_HABITS
    case 'ja':
      return (await import('./ja.ts')).JAPANESE_HABITS
    case 'ru':
      return (await import('./ru.ts')).RUSSIAN_HABITS
  }
}

/**
 * A phrase with the reader for its subject, without a full stop: “takes `*` and `$` for ordinary
 * characters”. `file` is the file asked about, for the lines it shows as examples.
 */
export function explainDifference(
  row: ReaderRow,
  file: ParsedFile | null,
  sentences: HabitSentences,
): readonly SentencePart[] {
  const { difference } = row
  if (difference === null) return sentences.asStandard
  if (difference.by === 'fetch') return sentences.byFetch
  const { decisions } = dialectById(row.dialect)
  const phrases = difference.points.map((point) =>
    phraseOf(point, decisions, exampleFor(point, difference.lines, file), sentences),
  )
  return difference.sufficient ? sentences.joined(phrases) : sentences.severalTogether(phrases)
}

function phraseOf(
  point: DecisionPoint,
  decisions: Decisions,
  example: HabitExample | null,
  sentences: HabitSentences,
): readonly SentencePart[] {
  const phrase = sentences.habits[point] as HabitPhrase<DecisionPoint>
  return phrase(decisions[point], example)
}

const STANDARD_NAMES: ReadonlySet<string> = new Set(['user-agent', 'allow', 'disallow'])

/** The first of the lines whose name shows the habit: one that the standard does not know. */
function exampleFor(
  point: DecisionPoint,
  lines: readonly number[],
  file: ParsedFile | null,
): HabitExample | null {
  if (file === null || (point !== 'spellings' && point !== 'nameComparison')) return null
  for (const number of lines) {
    const line = lexLine(lineText(file, number))
    if (line.kind === 'field' && !STANDARD_NAMES.has(line.key.text.toLowerCase())) {
      return { name: line.key.text, value: line.value.text }
    }
  }
  return null
}
