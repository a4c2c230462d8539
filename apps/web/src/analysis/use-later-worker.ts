/** A worker that is asked a moment after a change, and whose answers to older questions are dropped. */
import { useEffect, useRef, useState } from 'react'

interface Numbered {
  readonly id: number
}

export interface LaterWorker<Asked extends Numbered> {
  /** Asks after so many milliseconds; gives what takes the question back. */
  readonly ask: (asked: Omit<Asked, 'id'>, pause: number) => () => void
  /** What was asked is no longer wanted. */
  readonly forget: () => void
}

/**
 * The worker is started with the first question, and ended with the component. Where the browser gives
 * no worker, nothing is answered.
 */
export function useLaterWorker<Asked extends Numbered, Answer extends Numbered>(
  start: () => Worker,
  onAnswer: (answer: Answer) => void,
): LaterWorker<Asked> {
  const heard = useRef(onAnswer)
  heard.current = onAnswer
  const [later] = useState(() => laterWorker<Asked, Answer>(start, (a) => heard.current(a)))
  useEffect(() => later.stop, [later])
  return later
}

function laterWorker<Asked extends Numbered, Answer extends Numbered>(
  start: () => Worker,
  onAnswer: (answer: Answer) => void,
): LaterWorker<Asked> & { readonly stop: () => void } {
  let worker: Worker | null = null
  let lastId = 0

  function started(): Worker | null {
    if (typeof Worker === 'undefined') return null
    const begun = start()
    begun.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.id === lastId) onAnswer(data)
    })
    return begun
  }

  return {
    ask(asked, pause) {
      lastId += 1
      const id = lastId
      const timer = setTimeout(() => {
        worker ??= started()
        worker?.postMessage({ ...asked, id })
      }, pause)
      return () => clearTimeout(timer)
    },
    forget() {
      lastId += 1
    },
    stop() {
      worker?.terminate()
      worker = null
    },
  }
}
