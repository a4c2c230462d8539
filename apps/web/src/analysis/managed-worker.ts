/** Asks for the verdict without the blocks of a service, away from the thread that is typed on. */
import type { Question } from './analyse.ts'
import { answerNewest } from './answer-newest.ts'
import { answersWithout, type BlockAnswers } from './managed-blocks.ts'

export interface ManagedQuestion {
  readonly id: number
  readonly question: Question
}

export interface ManagedAnswer {
  readonly id: number
  readonly answers: BlockAnswers
}

answerNewest<ManagedQuestion>(async ({ id, question }, isNewest) => {
  if (!(await isNewest())) return
  self.postMessage({ id, answers: answersWithout(question) } satisfies ManagedAnswer)
})
