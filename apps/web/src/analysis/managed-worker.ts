/** Asks for the verdict without the blocks of a service, away from the thread that is typed on. */
import type { Question } from './analyse.ts'
import { answersWithout, type BlockAnswers } from './managed-blocks.ts'

export interface ManagedQuestion {
  readonly id: number
  readonly question: Question
}

export interface ManagedAnswer {
  readonly id: number
  readonly answers: BlockAnswers
}

let newest = 0

self.addEventListener('message', (event: MessageEvent<ManagedQuestion>) => {
  newest = event.data.id
  // Questions that came while the last one was answered are in the queue: only the newest counts.
  setTimeout(() => answer(event.data), 0)
})

function answer({ id, question }: ManagedQuestion): void {
  if (id !== newest) return
  const message: ManagedAnswer = { id, answers: answersWithout(question) }
  self.postMessage(message)
}
