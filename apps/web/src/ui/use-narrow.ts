/** Whether the window is too narrow for the file and its explanations side by side. */
import { useSyncExternalStore } from 'react'

const QUERY = '(max-width: 899px)'

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow)
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function isNarrow(): boolean {
  return window.matchMedia(QUERY).matches
}
