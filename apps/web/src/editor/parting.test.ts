// Protects: the sign at lines on which readers part is shown where it belongs, and moves with edits.
import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { afterEach, expect, it } from 'vitest'
import { partingGutter, setPartingLines } from './parting.ts'

let view: EditorView | undefined

afterEach(() => view?.destroy())

function signs(editor: EditorView): readonly (string | null)[] {
  return Array.from(editor.dom.querySelectorAll('.cm-rt-parting span'), (sign) =>
    sign.getAttribute('title'),
  )
}

it('shows the sign with its text, and none beyond the end of the file', () => {
  const state = EditorState.create({ doc: 'a\nb\nc', extensions: partingGutter })
  view = new EditorView({ state, parent: document.body })
  view.dispatch({ effects: setPartingLines.of({ lines: [2, 9], text: 'Readers part' }) })
  expect(signs(view)).toEqual(['Readers part'])
  view.dispatch({ changes: { from: 0, insert: 'x\n' } })
  expect(signs(view)).toEqual(['Readers part'])
  view.dispatch({ effects: setPartingLines.of({ lines: [], text: 'Readers part' }) })
  expect(signs(view)).toEqual([])
})
