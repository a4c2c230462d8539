/** Puts the edits of a fix into the file, as one step that can be undone. */
import { isolateHistory, undo } from '@codemirror/commands'
import { ChangeSet, type Text } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { applyEdits, type Edit } from '@robots-txt-tester/core'
import { parsedFile } from '../analysis/analyse.ts'
import { fileText, setLineEnds, splitFile } from './line-ends.ts'
import { positionAt } from './positions.ts'

/**
 * Applies the edits, one round after the other, and gives the file with them. The first were made for
 * the file `text`: does nothing and gives null where it has changed since.
 */
export function applyFix(
  view: EditorView,
  text: string,
  rounds: readonly (readonly Edit[])[],
): string | null {
  if (fileText(view.state) !== text || !rounds.some((edits) => edits.length > 0)) return null
  const { doc } = view.state
  const { changes } = rounds.reduce(
    (done, edits) => {
      const next = ChangeSet.of(changesOf(done.doc, edits), done.doc.length)
      return { doc: next.apply(done.doc), changes: done.changes.compose(next) }
    },
    { doc, changes: ChangeSet.empty(doc.length) },
  )
  const [place] = changesOf(doc, rounds[0] ?? [])
  const fixed = rounds.reduce((was, edits) => applyEdits(parsedFile(was), edits), text)
  const { ends } = splitFile(fixed)
  view.dispatch({
    changes,
    effects: [
      // A fix may be about nothing but the line ends, which the editor's text does not hold.
      setLineEnds.of(ends),
      EditorView.scrollIntoView(changes.mapPos(place?.from ?? 0), { y: 'nearest', yMargin: 48 }),
    ],
    annotations: isolateHistory.of('full'),
    userEvent: 'fix',
  })
  return fileText(view.state)
}

/** Undoes the last step, where the file is still `text`. */
export function undoFix(view: EditorView, text: string): void {
  if (fileText(view.state) === text) undo(view)
}

interface Change {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/** The edits as changes; as in core, of two that overlap the first by place counts. */
function changesOf(doc: Text, edits: readonly Edit[]): readonly Change[] {
  const placed = edits
    .map(({ line, column, endLine, endColumn, text }) => ({
      from: positionAt(doc, line, column),
      to: positionAt(doc, endLine, endColumn),
      insert: text,
    }))
    .sort((a, b) => a.from - b.from || a.to - b.to)
  const changes: Change[] = []
  let end = 0
  for (const change of placed) {
    if (change.from < end) continue
    changes.push(change)
    end = Math.max(change.to, change.from)
  }
  return changes
}
