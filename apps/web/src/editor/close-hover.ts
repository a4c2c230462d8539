/**
 * Hover text is closed by Escape, wherever the keyboard is, and by the cursor going elsewhere
 * (WCAG 2.2, 1.4.13). From inside it, the keyboard goes back into the file.
 */
import { EditorState, type Extension } from '@codemirror/state'
import { closeHoverTooltips, type EditorView, hasHoverTooltips, ViewPlugin } from '@codemirror/view'

const closedByEscape = ViewPlugin.define((view) => {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !closeHover(view)) return
    event.preventDefault()
    event.stopPropagation()
  }
  // Before the page and the editor, whose Escape means something else.
  document.addEventListener('keydown', press, { capture: true })
  return { destroy: () => document.removeEventListener('keydown', press, { capture: true }) }
})

const closedByCursor = EditorState.transactionExtender.of(({ selection, docChanged }) =>
  selection === undefined || docChanged ? null : { effects: closeHoverTooltips },
)

export const closableHover: Extension = [closedByEscape, closedByCursor]

/** Gives whether there was any. */
function closeHover(view: EditorView): boolean {
  const shown = view.dom.querySelector('.cm-tooltip-hover, .cm-tooltip-lint')
  if (shown === null) return false
  if (shown.contains(document.activeElement)) view.focus()
  if (hasHoverTooltips(view.state)) view.dispatch({ effects: closeHoverTooltips })
  // That of a sign in the gutter has no other way to be closed than the pointer going away.
  const { x, y } = FAR_AWAY
  window.dispatchEvent(new MouseEvent('mousemove', { clientX: x, clientY: y }))
  return true
}

const FAR_AWAY = { x: -10_000, y: -10_000 } as const
