/** Points at a line for a moment, after it was asked for from elsewhere on the page. */
import { type Extension, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import { hasLine, startOfLine } from './positions.ts'

const setFlash = StateEffect.define<number | null>()

const LINE = Decoration.line({ class: 'cm-rt-flash' })

const flashedLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(flashed, transaction) {
    for (const effect of transaction.effects) {
      if (!effect.is(setFlash)) continue
      if (effect.value === null) return Decoration.none
      return Decoration.set(LINE.range(startOfLine(transaction.state.doc, effect.value)))
    }
    return transaction.docChanged ? flashed.map(transaction.changes) : flashed
  },
  provide: (field) => EditorView.decorations.from(field),
})

export const flash: Extension = flashedLine

/** Milliseconds for which the line is marked. */
const FLASH_TIME = 1400

/** Scrolls to a line, sets the cursor there and flashes it. Gives what ends the flash early. */
export function revealLine(view: EditorView, line: number): () => void {
  if (!hasLine(view.state.doc, line)) return () => undefined
  const position = startOfLine(view.state.doc, line)
  view.dispatch({
    selection: { anchor: position },
    effects: [setFlash.of(line), EditorView.scrollIntoView(position, { y: 'center' })],
  })
  const timer = setTimeout(() => view.dispatch({ effects: setFlash.of(null) }), FLASH_TIME)
  return () => clearTimeout(timer)
}
