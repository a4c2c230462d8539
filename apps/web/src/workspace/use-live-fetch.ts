/** Fetching the live file: one request at a time, which can be cancelled. */
import { type Dispatch, useCallback, useEffect, useRef } from 'react'
import { fetchRobots } from '../api-client/fetch-robots.ts'
import type { Action } from './transitions.ts'

export interface LiveFetch {
  readonly start: (address: string) => void
  readonly cancel: () => void
}

export function useLiveFetch(dispatch: Dispatch<Action>): LiveFetch {
  const running = useRef<AbortController | null>(null)

  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = null
    dispatch({ kind: 'fetch-cancelled' })
  }, [dispatch])

  const start = useCallback(
    (address: string) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      dispatch({ kind: 'fetch-started', address })
      run(address, controller, dispatch).catch((error: unknown) => {
        if (!controller.signal.aborted) throw error
      })
    },
    [dispatch],
  )

  useEffect(() => () => running.current?.abort(), [])
  return { start, cancel }
}

async function run(address: string, { signal }: AbortController, dispatch: Dispatch<Action>) {
  const answer = await fetchRobots(address, {
    signal,
    onStep: (step) => !signal.aborted && dispatch({ kind: 'fetch-progressed', step }),
  })
  if (signal.aborted) return
  dispatch(
    answer.ok
      ? { kind: 'fetch-answered', report: answer.report }
      : { kind: 'fetch-failed', failure: answer.failure },
  )
}
