/** What screen readers hear of the verdict: the settled one, not each one on the way. */
import { useEffect, useState } from 'react'

/** Milliseconds without a change after which a verdict counts as settled. */
const SETTLED_AFTER = 600

/** The text, once it has stayed the same for a while; empty at first, so that opening is silent. */
export function useAnnouncedVerdict(text: string): string {
  const [announced, setAnnounced] = useState('')
  const [first] = useState(text)

  useEffect(() => {
    if (text === first && announced === '') return
    const timer = setTimeout(() => setAnnounced(text), SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [text, first, announced])
  return announced
}
