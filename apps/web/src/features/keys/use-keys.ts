/** The keys of the page. None of them takes a letter away from a field or from the editor. */
import { useEffect, useRef } from 'react'

export interface KeyActions {
  readonly fetch: () => void
  /** The tab with this number, from 1; nothing where there is none. */
  readonly tab: (number: number) => void
  readonly problem: (which: 'next' | 'previous') => void
  readonly help: () => void
}

export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions)
  latest.current = actions

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (act(event, latest.current)) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    // Before the editor, whose own keys would take some of these.
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [])
}

function act(event: KeyboardEvent, actions: KeyActions): boolean {
  if (document.querySelector('dialog[open]') !== null) return false
  const { altKey, ctrlKey, metaKey, code, key } = event
  if (key === 'Enter' && (ctrlKey || metaKey) && !altKey) {
    actions.fetch()
    return true
  }
  const digit = /^Digit([1-9])$/.exec(code)?.[1]
  if (altKey && !ctrlKey && !metaKey && digit !== undefined) {
    actions.tab(Number(digit))
    return true
  }
  if (key === 'F8' && !altKey && !ctrlKey && !metaKey) {
    actions.problem(event.shiftKey ? 'previous' : 'next')
    return true
  }
  if (key === '?' && !ctrlKey && !metaKey && !isTextField(event.target)) {
    actions.help()
    return true
  }
  return false
}

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && target.type !== 'radio'
}
