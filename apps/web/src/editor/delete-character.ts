/**
 * Deletes one character as a person sees it. As CodeMirror's own `deleteCharBackwardStrict` and
 * `deleteCharForward` do, which would bring a syntax tree with them.
 */
import { EditorSelection, type EditorState, findClusterBreak } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

/** Deletes the selection, or the character in front of the cursor. */
export function deleteBackward(view: EditorView): boolean {
  return deleteCharacter(view, false)
}

/** Deletes the selection, or the character behind the cursor. */
export function deleteForward(view: EditorView): boolean {
  return deleteCharacter(view, true)
}

function deleteCharacter(view: EditorView, forward: boolean): boolean {
  const { state } = view
  if (state.readOnly) return false
  let selectedOnly = true
  const spec = state.changeByRange((range) => {
    const { head } = range
    const other = range.empty ? nextTo(state, head, forward) : range.anchor
    if (other === head) return { range }
    if (range.empty) selectedOnly = false
    const from = Math.min(head, other)
    const changes = { from, to: Math.max(head, other) }
    return { changes, range: EditorSelection.cursor(from, from < head ? -1 : 1) }
  })
  if (spec.changes.empty) return false
  const what = selectedOnly ? 'selection' : forward ? 'forward' : 'backward'
  view.dispatch(
    state.update(spec, {
      scrollIntoView: true,
      userEvent: `delete.${what}`,
      effects: selectedOnly ? EditorView.announce.of(state.phrase('Selection deleted')) : [],
    }),
  )
  return true
}

/** Sent behind a character to choose how it looks. */
const VARIATION_SELECTOR = /[\ufe00-\ufe0f]/

/** The other end of the character at a position; the position itself at the end of the file. */
function nextTo({ doc }: EditorState, position: number, forward: boolean): number {
  const { from, text, number } = doc.lineAt(position)
  const column = position - from
  // Backwards, an accent goes before the letter that it stands on.
  const found = findClusterBreak(text, column, forward, forward)
  if (found === column) {
    const isLast = number === (forward ? doc.lines : 1)
    return isLast ? position : position + (forward ? 1 : -1)
  }
  const isVariation = !forward && VARIATION_SELECTOR.test(text.slice(found, column))
  return from + (isVariation ? findClusterBreak(text, found, false, false) : found)
}
