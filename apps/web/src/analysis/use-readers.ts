/** What every dialect decides, worked out a moment after the last change. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '../messages/languages.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { questionOf } from './question-of.ts'
import type { Readers } from './readers.ts'
import type { ReadersAnswer, ReadersQuestion } from './readers-worker.ts'

/** Milliseconds without a change before the readers are asked: first the verdict, then the rest. */
const PAUSE = 300

export interface ShownReaders {
  /** The last answer; null until the first has come. */
  readonly readers: Readers | null
  /** The answer belongs to an earlier state. */
  readonly stale: boolean
}

/**
 * The readers are asked once their table is shown or something was changed: on opening, the page
 * has better things to load than their worker.
 */
export function useReaders(workspace: Workspace, language: Language): ShownReaders {
  const { text, address, crawler, live } = workspace
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the parts that a question holds
  const question = useMemo(() => questionOf(workspace), [text, address, crawler, live])
  const atOpening = useRef(question)
  const wanted = workspace.panel === 'readers' || question !== atOpening.current
  const worker = useRef<Worker | null>(null)
  const lastId = useRef(0)
  const [shown, setShown] = useState<ShownReaders>({ readers: null, stale: true })

  useEffect(() => {
    if (!wanted) return
    lastId.current += 1
    const id = lastId.current
    setShown((before) => (before.stale ? before : { ...before, stale: true }))
    const timer = setTimeout(() => {
      worker.current ??= startWorker((answer) => {
        if (answer.id === lastId.current) setShown({ readers: answer.readers, stale: false })
      })
      worker.current?.postMessage({ id, question, language } satisfies ReadersQuestion)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [question, language, wanted])

  useEffect(
    () => () => {
      worker.current?.terminate()
      worker.current = null
    },
    [],
  )
  return shown
}

/** Null where the browser gives no worker: the page does without this table then. */
function startWorker(onAnswer: (answer: ReadersAnswer) => void): Worker | null {
  if (typeof Worker === 'undefined') return null
  const worker = new Worker(new URL('./readers-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', (event: MessageEvent<ReadersAnswer>) => onAnswer(event.data))
  return worker
}
