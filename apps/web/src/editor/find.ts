/** Finding in the file. Loaded when first asked for: the browser's own search sees only the lines in view. */
import {
  openSearchPanel,
  SearchQuery,
  search,
  searchKeymap,
  setSearchQuery,
} from '@codemirror/search'
import { StateEffect } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'

const prepared = new WeakSet<EditorView>()

/** Opens the find panel of an editor, with what was typed for it already. */
export function openFind(view: EditorView, typed: string): void {
  if (!prepared.has(view)) {
    prepared.add(view)
    view.dispatch({
      effects: StateEffect.appendConfig.of([search({ top: true }), keymap.of(searchKeymap), look]),
    })
  }
  openSearchPanel(view)
  if (typed === '') return
  view.dispatch({ effects: setSearchQuery.of(new SearchQuery({ search: typed })) })
  // More may follow.
  const field = view.dom.querySelector<HTMLInputElement>('.cm-search [main-field]')
  field?.setSelectionRange(typed.length, typed.length)
}

const look = EditorView.theme({
  '.cm-panels': {
    backgroundColor: 'var(--ground)',
    color: 'var(--ink)',
    borderBottom: '1px solid var(--hairline)',
  },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 8px',
    alignItems: 'center',
    padding: '8px 40px 8px 16px',
    fontFamily: 'var(--font-text)',
    fontSize: 'var(--size-13)',
  },
  '.cm-panel.cm-search br': { display: 'none' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: 'inherit',
  },
  '.cm-panel.cm-search .cm-textfield, .cm-panel.cm-search .cm-button': {
    minHeight: 'var(--hit)',
    margin: '0',
    padding: '2px 8px',
    border: '1px solid var(--hairline-strong)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--surface)',
    backgroundImage: 'none',
    color: 'var(--ink)',
    fontSize: 'inherit',
  },
  '.cm-panel.cm-search [name=close]': {
    top: '8px',
    right: '8px',
    width: 'var(--hit)',
    height: 'var(--hit)',
    fontSize: 'var(--size-16)',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--flash)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--accent)' },
})
