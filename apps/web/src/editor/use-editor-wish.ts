/** Does what the page asks of the editor: each wish once, also where the editor is shown anew. */
import type { EditorView } from '@codemirror/view'
import { type RefObject, useEffect, useRef } from 'react'
import { assertNever } from '../workspace/assert-never.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { applyFix, undoFix } from './apply-fix.ts'

/** Edits were made in the file `before`, or not made where `after` is null. */
export type OnFixed = (before: string, after: string | null) => void

export function useEditorWish(
  view: RefObject<EditorView | null>,
  asked: Workspace['wish'],
  walk: (which: 'next' | 'previous') => void,
  onFixed: OnFixed,
): void {
  const done = useRef(asked)
  useEffect(() => {
    if (asked === null || asked === done.current || view.current === null) return
    done.current = asked
    const { wish } = asked
    switch (wish.kind) {
      case 'edit':
        return onFixed(wish.text, applyFix(view.current, wish.text, wish.rounds))
      case 'undo':
        return undoFix(view.current, wish.text)
      case 'next-problem':
        return walk('next')
      case 'previous-problem':
        return walk('previous')
      default:
        return assertNever(wish)
    }
  }, [asked, view, walk, onFixed])
}
