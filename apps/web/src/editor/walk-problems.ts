/** The way from problem to problem in the file. */
import { forEachDiagnostic } from '@codemirror/lint'
import type { EditorState, Text } from '@codemirror/state'
import { activateHover, EditorView } from '@codemirror/view'
import { lineAt } from './positions.ts'

/** Where each editor was last brought to, to tell that from a cursor that got there by itself. */
const lastStops = new WeakMap<EditorView, { readonly doc: Text; readonly stop: number }>()

/**
 * Goes to the next or previous place where a problem begins, however problems lie inside each
 * other, shows all that cover it and reads them out. The cursor goes to the first character, so
 * that what is shown stands where it can be seen.
 */
export function walkProblems(view: EditorView, which: 'next' | 'previous'): void {
  view.focus()
  const { doc, selection } = view.state
  const { head } = selection.main
  const last = lastStops.get(view)
  const isThere = last?.doc === doc && last.stop === head
  const stop = nextStop(stopsOf(view.state), head, which, isThere)
  if (stop === undefined) return
  lastStops.set(view, { doc, stop })
  view.dispatch({
    selection: { anchor: stop },
    effects: [
      EditorView.scrollIntoView(stop, { x: 'nearest', xMargin: 64, y: 'nearest', yMargin: 48 }),
      EditorView.announce.of(`${lineAt(doc, stop)}: ${messagesAt(view.state, stop).join(' ')}`),
    ],
  })
  activateHover(view, stop, 1, { until: ({ docChanged }) => docChanged })
}

/** The places where problems begin, in order. */
function stopsOf(state: EditorState): readonly number[] {
  const stops = new Set<number>()
  forEachDiagnostic(state, (_, from) => stops.add(from))
  return Array.from(stops).sort((a, b) => a - b)
}

/** From the last on to the first, and back. */
function nextStop(
  stops: readonly number[],
  head: number,
  which: 'next' | 'previous',
  isThere: boolean,
): number | undefined {
  if (which === 'next') {
    return stops.find((stop) => stop > head || (stop === head && !isThere)) ?? stops[0]
  }
  return stops.findLast((stop) => stop < head) ?? stops.at(-1)
}

function messagesAt(state: EditorState, stop: number): readonly string[] {
  const messages: string[] = []
  forEachDiagnostic(state, ({ message }, from, to) => {
    if (from === stop || (from < stop && stop < to)) messages.push(message)
  })
  return messages
}
