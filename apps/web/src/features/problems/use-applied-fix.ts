/** What was last put right from the panel, for as long as it can be undone by one step. */
import { useCallback, useEffect, useState } from 'react'

interface Applied {
  readonly said: string
  readonly before: string
  /** The file with the fix; null until the editor has made it. */
  readonly after: string | null
}

export interface AppliedFix {
  /** What is said of it. */
  readonly said: string
  /** The file as the fix left it; null where it left it as it was. */
  readonly undo: string | null
}

export interface AppliedFixes {
  readonly applied: AppliedFix | null
  /** A fix was asked for; `before` is the file that it was asked for. */
  readonly noteFix: (said: string, before: string) => void
  /** There was nothing to put right. */
  readonly noteNothing: (said: string) => void
}

/** `text` is the file now. What was applied is forgotten when the file changes in another way. */
export function useAppliedFix(text: string): AppliedFixes {
  const [last, setLast] = useState<Applied | null>(null)

  useEffect(() => {
    setLast((applied) => {
      if (applied === null || applied.after === text) return applied
      if (applied.after !== null) return null
      return text === applied.before ? applied : { ...applied, after: text }
    })
  }, [text])

  const noteFix = useCallback(
    (said: string, before: string) => setLast({ said, before, after: null }),
    [],
  )
  const noteNothing = useCallback(
    (said: string) => setLast({ said, before: text, after: text }),
    [text],
  )
  const applied =
    last === null || last.after === null
      ? null
      : { said: last.said, undo: last.after === last.before ? null : last.after }
  return { applied, noteFix, noteNothing }
}
