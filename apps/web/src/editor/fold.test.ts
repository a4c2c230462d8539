// Protects: a fold never hides what somebody types, looks at or is judged by: it opens by itself, and
// only a fetched file or a reader's own wish closes it. Text and line numbers stay what they are.
import { EditorState } from '@codemirror/state'
import { EditorView, gutter, runScopeHandlers } from '@codemirror/view'
import { afterEach, describe, expect, it } from 'vitest'
import { flash, revealLine } from './flash.ts'
import { foldableBlocks, foldedLines, setFoldable, setFoldSigns } from './fold.ts'
import { type LineMark, setMarks } from './marks.ts'

const TEXT = [
  '# BEGIN Service Managed content',
  'User-agent: *',
  'Disallow: /a',
  '# END Service Managed content',
  'User-agent: bot',
  'Disallow: /b',
  '# BEGIN Other Managed content',
  'User-agent: other',
  '# END Other Managed content',
].join('\n')

const BLOCKS = [
  { fromLine: 1, toLine: 4 },
  { fromLine: 7, toLine: 9 },
]

const words = {
  fold: (first: number, last: number) => `Fold ${first}–${last}`,
  open: (first: number, last: number) => `Show ${first}–${last}`,
  folded: (first: number, last: number) => `${first} to ${last} folded.`,
  opened: (first: number, last: number) => `${first} to ${last} shown.`,
}

let shown: EditorView | null = null

function open({ fold = true, blocks = BLOCKS } = {}) {
  const view = new EditorView({
    parent: document.body,
    state: EditorState.create({ doc: TEXT, extensions: [foldableBlocks, flash, gutter({})] }),
  })
  shown = view
  view.dispatch({ effects: setFoldable.of({ blocks, words, fold }) })
  return view
}

afterEach(() => {
  shown?.destroy()
  shown = null
})

const buttons = (view: EditorView) => Array.from(view.dom.querySelectorAll('button'))
const said = (view: EditorView) => buttons(view).map(({ textContent }) => textContent)

function decide(view: EditorView, line: number) {
  const mark: LineMark = { line, as: 'blocked', note: null, reason: null }
  view.dispatch({ effects: setMarks.of({ lines: [mark], brackets: [] }) })
}

const BOTH = [
  [2, 4],
  [8, 9],
]

describe('blocks', () => {
  it('come folded with a fetched file, and open with any other', () => {
    expect(foldedLines(open().state)).toEqual(BOTH)
    shown?.destroy()
    const view = open({ fold: false })
    expect(foldedLines(view.state)).toEqual([])
    expect(said(view)).toEqual(['Fold 2–4', 'Fold 8–9'])
  })

  it('hide their lines from view and nothing from the text', () => {
    const view = open()
    const lines = Array.from(view.dom.querySelectorAll('.cm-line'), (line) => line.textContent)
    expect(lines).toEqual([
      '# BEGIN Service Managed contentShow 2–4',
      'User-agent: bot',
      'Disallow: /b',
      '# BEGIN Other Managed contentShow 8–9',
    ])
    expect(view.state.doc.toString()).toBe(TEXT)
  })

  it('fold and open with their button, each for itself, and say so', () => {
    const view = open()
    const [first] = buttons(view)
    first?.click()
    expect(said(view)).toEqual(['Fold 2–4', 'Show 8–9'])
    expect(view.dom.querySelector('.cm-announced')?.textContent).toBe('2 to 4 shown.')
    expect(buttons(view)[0]).toBe(first)
    first?.click()
    expect(foldedLines(view.state)).toEqual(BOTH)
  })

  it.each([
    ['Ctrl-Shift-[', 3, { ctrlKey: true, shiftKey: true, key: '{', keyCode: 219 }, [[2, 4]]],
    ['Ctrl-Alt-[', 5, { ctrlKey: true, altKey: true, key: '[', keyCode: 219 }, BOTH],
  ])('fold with %s; a cursor in them goes to their first line', (_, line, key, expected) => {
    const view = open({ fold: false })
    const { from } = view.state.doc.line(line)
    view.dispatch({ selection: { anchor: from } })
    expect(runScopeHandlers(view, new KeyboardEvent('keydown', key), 'editor')).toBe(true)
    expect(foldedLines(view.state)).toEqual(expected)
    expect(view.state.selection.main.head).toBe(line === 3 ? 0 : from)
  })

  it.each([
    ['Ctrl-Shift-]', { ctrlKey: true, shiftKey: true, key: '}', keyCode: 221 }, [[8, 9]]],
    ['Ctrl-Alt-]', { ctrlKey: true, altKey: true, key: ']', keyCode: 221 }, []],
  ])('open with %s', (_, key, expected) => {
    const view = open()
    expect(runScopeHandlers(view, new KeyboardEvent('keydown', key), 'editor')).toBe(true)
    expect(foldedLines(view.state)).toEqual(expected)
  })
})

describe('a fold opens by itself', () => {
  it('when a line in it is asked for', () => {
    const view = open()
    revealLine(view, 1)
    expect(foldedLines(view.state)).toEqual(BOTH)
    revealLine(view, 3)
    expect(foldedLines(view.state)).toEqual([[8, 9]])
    expect(view.state.doc.lineAt(view.state.selection.main.head).number).toBe(3)
  })

  it('when a line in it decides, once', () => {
    const view = open()
    decide(view, 6)
    expect(foldedLines(view.state)).toEqual(BOTH)
    decide(view, 3)
    expect(foldedLines(view.state)).toEqual([[8, 9]])
    // Closed on purpose it stays closed, while the verdict stays and the file is edited elsewhere.
    buttons(view)[0]?.click()
    view.dispatch({ changes: { from: 0, insert: '# ours\n' } })
    decide(view, 4)
    expect(foldedLines(view.state)).toEqual([
      [3, 5],
      [9, 10],
    ])
    decide(view, 3)
    expect(foldedLines(view.state)).toEqual([[9, 10]])
  })

  it('when its text changes, or what stands at its end', () => {
    const view = open()
    const inside = view.state.doc.line(3).to
    view.dispatch({ changes: { from: inside, insert: '/more' } })
    expect(foldedLines(view.state)).toEqual([[8, 9]])
    const end = view.state.doc.line(9).to
    view.dispatch({ changes: { from: end, insert: '!' } })
    expect(foldedLines(view.state)).toEqual([])
  })

  it('but not when all is selected, to be copied', () => {
    const view = open()
    view.dispatch({ selection: { anchor: 0, head: view.state.doc.length } })
    expect(foldedLines(view.state)).toEqual(BOTH)
  })
})

describe('while the file is edited', () => {
  it('a fold moves along, with true line numbers', () => {
    const view = open()
    view.dispatch({
      changes: { from: view.state.doc.line(5).from, insert: 'Allow: /\nAllow: /x\n' },
    })
    expect(foldedLines(view.state)).toEqual([
      [2, 4],
      [10, 11],
    ])
    expect(said(view)).toEqual(['Show 2–4', 'Show 10–11'])
  })

  it('a block that comes into being is open, and the others stay as they are', () => {
    const view = open({ blocks: BLOCKS.slice(0, 1) })
    view.dispatch({ effects: setFoldable.of({ blocks: BLOCKS, words, fold: false }) })
    expect(foldedLines(view.state)).toEqual([[2, 4]])
    expect(said(view)).toEqual(['Show 2–4', 'Fold 8–9'])
  })

  it('a block that is none any more shows all of its lines', () => {
    const view = open()
    view.dispatch({ effects: setFoldable.of({ blocks: [], words, fold: false }) })
    expect(foldedLines(view.state)).toEqual([])
    expect(view.dom.querySelectorAll('.cm-line').length).toBe(9)
  })

  it('another file has none of the old folds', () => {
    const view = open()
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: TEXT } })
    view.dispatch({ effects: setFoldable.of({ blocks: BLOCKS, words, fold: false }) })
    expect(foldedLines(view.state)).toEqual([])
  })
})

describe('a fold', () => {
  const sign = (view: EditorView) =>
    view.dispatch({
      effects: setFoldSigns.of((state) => (from, to) => {
        const hidden = state.sliceDoc(from, to)
        return hidden.includes('/a') ? { text: '1 error', gutterClass: 'grave' } : null
      }),
    })

  it('says what it hides, as long as it hides it', () => {
    const view = open()
    sign(view)
    expect(said(view)).toEqual(['Show 2–4 · 1 error', 'Show 8–9'])
    const graver = () => view.dom.querySelectorAll('.cm-gutterElement.grave').length
    expect(graver()).toBe(1)
    buttons(view)[0]?.click()
    expect(said(view)).toEqual(['Fold 2–4', 'Show 8–9'])
    expect(graver()).toBe(0)
  })

  it('tells screen readers whether it is open', () => {
    const view = open()
    const expanded = () => buttons(view).map((button) => button.getAttribute('aria-expanded'))
    expect(expanded()).toEqual(['false', 'false'])
    buttons(view)[1]?.click()
    expect(expanded()).toEqual(['false', 'true'])
  })
})
