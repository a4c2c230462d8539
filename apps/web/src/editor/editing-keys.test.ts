// Protects: the editor answers the keys that CodeMirror's own keymap answers, and Backspace and Delete
// take away exactly what CodeMirror's would.
import {
  defaultKeymap,
  deleteCharBackwardStrict,
  deleteCharForward,
  history,
  undo,
} from '@codemirror/commands'
import { EditorSelection, EditorState } from '@codemirror/state'
import { type Command, EditorView, type KeyBinding } from '@codemirror/view'
import { describe, expect, it } from 'vitest'
import { deleteBackward, deleteForward } from './delete-character.ts'
import { editingKeys } from './editing-keys.ts'

/** What needs a syntax tree, comment marks or indentation, none of which the editor has. */
const LEFT_OUT = ['Mod-i', 'Mod-[', 'Mod-]', 'Mod-Alt-\\', 'Shift-Mod-\\', 'Mod-/', 'Alt-A']
// The page's own: it fetches the live file.
const OURS = ['Mod-Enter']

function keysOf(bindings: readonly KeyBinding[], mac: boolean): string[] {
  const keys = bindings.flatMap(({ key, mac: onMac, shift }) => {
    const name = mac ? (onMac ?? key) : key
    return name === undefined ? [] : [name, ...(shift === undefined ? [] : [`Shift-${name}`])]
  })
  return Array.from(new Set(keys)).sort()
}

describe.each([false, true])('keys (on a Mac: %s)', (mac) => {
  it('are those of CodeMirror, but for those that have no meaning here', () => {
    const theirs = defaultKeymap.filter(({ key }) => ![...LEFT_OUT, ...OURS].includes(key ?? ''))
    const missing = keysOf(theirs, mac).filter((key) => !keysOf(editingKeys, mac).includes(key))
    expect(missing).toEqual([])
    expect(keysOf(editingKeys, mac).filter((key) => !keysOf(theirs, mac).includes(key))).toEqual([])
  })

  it('do the same, but for what is said to differ', () => {
    const nameOf = ({ key, mac: onMac }: KeyBinding) => (mac ? (onMac ?? key) : key)
    const ours = new Map(editingKeys.map((binding) => [nameOf(binding), binding]))
    const different = defaultKeymap.flatMap((theirs) => {
      const binding = ours.get(nameOf(theirs))
      return binding === undefined || binding.run === theirs.run ? [] : [nameOf(theirs)]
    })
    const walks = mac ? ['Ctrl-ArrowLeft', 'Ctrl-ArrowRight'] : ['Alt-ArrowLeft', 'Alt-ArrowRight']
    const expected = [
      ...walks,
      'Enter',
      'Backspace',
      'Delete',
      ...(mac ? ['Ctrl-d', 'Ctrl-h'] : []),
    ]
    expect(Array.from(new Set(different)).filter((key) => key !== undefined)).toEqual(expected)
  })
})

const TEXT =
  'Disallow: /e\u0301 \u2764\ufe0f\ud83d\udc69\u200d\ud83d\udcbb\udc80\udcff\t  x\n\n  Allow: /\nlast'

function resultOf(command: Command, selection: EditorSelection, readOnly = false) {
  const view = new EditorView({
    state: EditorState.create({
      doc: TEXT,
      selection,
      extensions: [
        history(),
        EditorState.allowMultipleSelections.of(true),
        EditorState.readOnly.of(readOnly),
      ],
    }),
  })
  const events: string[] = []
  view.dispatch = ((dispatch) => (transaction: never) => {
    const { isUserEvent } = transaction as { isUserEvent?: (event: string) => boolean }
    const names = ['delete.selection', 'delete.backward', 'delete.forward']
    events.push(...names.filter((name) => isUserEvent?.call(transaction, name)))
    dispatch(transaction)
  })(view.dispatch.bind(view)) as typeof view.dispatch
  const done = command(view)
  const { doc, selection: left } = view.state
  const result = { done, text: doc.toString(), selection: left.toJSON(), events }
  undo(view)
  return { ...result, undone: view.state.doc.toString() }
}

describe.each([
  ['Backspace', deleteBackward, deleteCharBackwardStrict],
  ['Delete', deleteForward, deleteCharForward],
] as const)('%s', (_, ours, theirs) => {
  it('takes away what CodeMirror would, at every place', () => {
    for (let at = 0; at <= TEXT.length; at += 1) {
      const cursor = EditorSelection.single(at)
      expect(resultOf(ours, cursor)).toEqual(resultOf(theirs, cursor))
    }
  })

  it.each([
    [EditorSelection.single(2, 20)],
    [EditorSelection.single(20, 2)],
    [EditorSelection.create([EditorSelection.range(1, 3), EditorSelection.cursor(9)])],
  ])('takes away what is selected (%#)', (selection) => {
    expect(resultOf(ours, selection)).toEqual(resultOf(theirs, selection))
    expect(resultOf(ours, selection).undone).toBe(TEXT)
  })

  it('leaves a file alone that may only be read', () => {
    expect(resultOf(ours, EditorSelection.single(5), true)).toMatchObject({
      done: false,
      text: TEXT,
    })
  })
})
