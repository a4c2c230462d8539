/** Asks the readers away from the thread that the reader of the page types on. */
import { type Language, loadHabitSentences } from '@robots-txt-tester/core'
import type { Question } from './analyse.ts'
import { answerNewest } from './answer-newest.ts'
import { type Readers, readersOf } from './readers.ts'

export interface ReadersQuestion {
  readonly id: number
  readonly question: Question
  readonly language: Language
}

export interface ReadersAnswer {
  readonly id: number
  readonly readers: Readers
}

answerNewest<ReadersQuestion>(async ({ id, question, language }, isNewest) => {
  const habits = await loadHabitSentences(language)
  if (!(await isNewest())) return
  self.postMessage({ id, readers: readersOf(question, habits) } satisfies ReadersAnswer)
})
