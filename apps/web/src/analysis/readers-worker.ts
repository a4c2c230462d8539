/** Asks the readers away from the thread that the reader of the page types on. */
import { type Language, loadHabitSentences } from '@robots-txt-tester/core'
import type { Question } from './analyse.ts'
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

let newest = 0

self.addEventListener('message', (event: MessageEvent<ReadersQuestion>) => {
  newest = event.data.id
  void answer(event.data)
})

async function answer({ id, question, language }: ReadersQuestion): Promise<void> {
  const habits = await loadHabitSentences(language)
  // Questions that came meanwhile are in the queue: only the newest counts.
  await new Promise((resolve) => setTimeout(resolve, 0))
  if (id !== newest) return
  const message: ReadersAnswer = { id, readers: readersOf(question, habits) }
  self.postMessage(message)
}
