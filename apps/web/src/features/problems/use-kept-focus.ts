/** Keeps the keyboard in a part of the page where what it stood on goes away. */
import { type RefObject, useEffect, useRef } from 'react'

/** The focus of what goes out of `part` goes to the tab panel around it. */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  const last = useRef<EventTarget | null>(null)

  useEffect(() => {
    const element = part.current
    const keep = ({ target }: FocusEvent) => {
      last.current = target
    }
    element?.addEventListener('focusin', keep)
    return () => element?.removeEventListener('focusin', keep)
  })

  useEffect(() => {
    if (!(last.current instanceof Node) || last.current.isConnected) return
    last.current = null
    if (document.activeElement !== document.body) return
    part.current?.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true })
  })
}
