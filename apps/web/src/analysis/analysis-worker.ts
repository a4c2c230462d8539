/** Answers questions about large files away from the thread that the reader types on. */
import { type Analysis, analyse, parsedFile, type Question } from './analyse.ts'
import { answerNewest } from './answer-newest.ts'
import { type LineSummary, lineSummary } from './line-summary.ts'

export interface WorkerQuestion {
  readonly id: number
  readonly question: Question
  readonly line: number | null
}

export interface WorkerAnswer {
  readonly id: number
  readonly analysis: Analysis
  readonly line: LineSummary | null
}

answerNewest<WorkerQuestion>(async ({ id, question, line }, isNewest) => {
  if (!(await isNewest())) return
  const analysis = analyse(question)
  const summary = line === null ? null : lineSummary(parsedFile(question.text), line)
  self.postMessage({ id, analysis, line: summary } satisfies WorkerAnswer)
})
