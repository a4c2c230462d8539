/** What every dialect decides, worked out a moment after the last change. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '../messages/languages.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { questionOf } from './question-of.ts'
import type { Readers } from './readers.ts'
import type { ReadersAnswer, ReadersQuestion } from './readers-worker.ts'
import { useLaterWorker } from './use-later-worker.ts'

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
  const [shown, setShown] = useState<ShownReaders>({ readers: null, stale: true })
  const later = useLaterWorker<ReadersQuestion, ReadersAnswer>(startWorker, ({ readers }) =>
    setShown({ readers, stale: false }),
  )

  useEffect(() => {
    if (!wanted) return
    setShown((before) => (before.stale ? before : { ...before, stale: true }))
    return later.ask({ question, language }, PAUSE)
  }, [question, language, wanted, later])

  return shown
}

function startWorker(): Worker {
  return new Worker(new URL('./readers-worker.ts', import.meta.url), { type: 'module' })
}
