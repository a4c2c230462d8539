/** Answers questions about large files away from the thread that the reader types on. */
import { type Analysis, analyse, parsedFile, type Question } from './analyse.ts'
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

let newest = 0

self.addEventListener('message', (event: MessageEvent<WorkerQuestion>) => {
  newest = event.data.id
  // Questions that came while the last one was answered are in the queue: only the newest counts.
  setTimeout(() => answer(event.data), 0)
})

function answer({ id, question, line }: WorkerQuestion): void {
  if (id !== newest) return
  const analysis = analyse(question)
  const summary = line === null ? null : lineSummary(parsedFile(question.text), line)
  const message: WorkerAnswer = { id, analysis, line: summary }
  self.postMessage(message)
}
