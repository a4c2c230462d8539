/** The analysis of the workspace: at once for files of usual size, from a worker for large ones. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Workspace } from '../workspace/workspace.ts'
import { type Analysis, analyse, parsedFile } from './analyse.ts'
import type { WorkerAnswer, WorkerQuestion } from './analysis-worker.ts'
import { type LineSummary, lineSummary } from './line-summary.ts'
import { questionOf } from './question-of.ts'

/** Larger files (in UTF-16 units) are left to the worker. */
const LARGE = 64 * 1024

export interface ShownAnalysis {
  /** The last answer there is; null only until the first one of a large file. */
  readonly analysis: Analysis | null
  readonly line: LineSummary | null
  /** The worker is at it: the answer shown belongs to an earlier state. */
  readonly stale: boolean
}

export function useAnalysis(workspace: Workspace): ShownAnalysis {
  const { text, address, crawler, dialect, live, line } = workspace
  const large = text.length > LARGE
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the parts that a question holds
  const question = useMemo(() => questionOf(workspace), [text, address, crawler, dialect, live])
  const atOnce = useMemo(() => (large ? null : analyse(question)), [large, question])
  const lineAtOnce = useMemo(
    () => (large || line === null ? null : lineSummary(parsedFile(text), line)),
    [large, text, line],
  )
  const fromWorker = useWorker(large ? { question, line } : null)
  const last = useLast(atOnce ?? fromWorker.analysis)
  if (atOnce !== null) return { analysis: atOnce, line: lineAtOnce, stale: false }
  // While the first answer about a file that has become large is on its way, the old one stands.
  return fromWorker.analysis === null ? { ...fromWorker, analysis: last } : fromWorker
}

/** The last value that was not null. */
function useLast<Value>(value: Value | null): Value | null {
  const last = useRef(value)
  useEffect(() => {
    if (value !== null) last.current = value
  }, [value])
  return value ?? last.current
}

const NOTHING: ShownAnalysis = { analysis: null, line: null, stale: true }

function useWorker(asked: Omit<WorkerQuestion, 'id'> | null): ShownAnalysis {
  const worker = useRef<Worker | null>(null)
  const lastId = useRef(0)
  const [shown, setShown] = useState<ShownAnalysis>(NOTHING)
  const question = asked?.question
  const line = asked?.line ?? null

  useEffect(() => {
    if (question === undefined) return
    worker.current ??= startWorker((answer) => {
      if (answer.id !== lastId.current) return
      setShown({ analysis: answer.analysis, line: answer.line, stale: false })
    })
    lastId.current += 1
    setShown((before) => (before.stale ? before : { ...before, stale: true }))
    worker.current.postMessage({ id: lastId.current, question, line } satisfies WorkerQuestion)
  }, [question, line])

  useEffect(
    () => () => {
      worker.current?.terminate()
      worker.current = null
    },
    [],
  )
  return shown
}

function startWorker(onAnswer: (answer: WorkerAnswer) => void): Worker {
  const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', (event: MessageEvent<WorkerAnswer>) => onAnswer(event.data))
  return worker
}
