/** Highlighting, made from core's own reading of a line so that the two cannot disagree. */

import type { Range } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import { lexLine, type Written } from '@robots-txt-tester/core'

/** A stretch of a line and the class that it is shown in. */
export interface Highlight {
  readonly from: number
  readonly to: number
  readonly as: 'key' | 'agent' | 'value' | 'wildcard' | 'comment' | 'plain'
}

/** The highlights of a line, in order; offsets in UTF-16 units from its start. */
export function highlightsOf(text: string): readonly Highlight[] {
  const line = lexLine(text)
  const found: Highlight[] = []
  if (line.kind === 'text') found.push({ ...placeOf(line.content), as: 'plain' })
  if (line.kind === 'field') {
    const key = line.key.text.toLowerCase()
    found.push({ ...placeOf(line.key), as: 'key' })
    if (key === 'user-agent') found.push({ ...placeOf(line.value), as: 'agent' })
    else if (key === 'allow' || key === 'disallow') found.push(...patternHighlights(line.value))
    else found.push({ ...placeOf(line.value), as: 'value' })
  }
  if (line.comment !== null) found.push({ ...placeOf(line.comment), as: 'comment' })
  return found.filter(({ from, to }) => from < to)
}

/** The extension. Only the lines in view are looked at. */
export const robotsLanguage = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet
    constructor(view: EditorView) {
      this.decorations = decorate(view)
    }
    update(update: ViewUpdate) {
      if (update.docChanged || update.viewportChanged) this.decorations = decorate(update.view)
    }
  },
  { decorations: (plugin) => plugin.decorations },
)

/** Lines longer than this are shown plain: nobody reads them, and every mark is a DOM node. */
const LONGEST_LINE = 5000

const MARKS = {
  key: Decoration.mark({ class: 'cm-rt-key' }),
  agent: Decoration.mark({ class: 'cm-rt-agent' }),
  value: Decoration.mark({ class: 'cm-rt-value' }),
  wildcard: Decoration.mark({ class: 'cm-rt-wildcard' }),
  comment: Decoration.mark({ class: 'cm-rt-comment' }),
  plain: Decoration.mark({ class: 'cm-rt-plain' }),
} as const satisfies Record<Highlight['as'], Decoration>

function decorate(view: EditorView): DecorationSet {
  const ranges: Range<Decoration>[] = []
  for (const { from, to } of view.visibleRanges) {
    let position = from
    while (position <= to) {
      const line = view.state.doc.lineAt(position)
      if (line.length <= LONGEST_LINE) {
        for (const { from: start, to: end, as } of highlightsOf(line.text)) {
          ranges.push(MARKS[as].range(line.from + start, line.from + end))
        }
      }
      position = line.to + 1
    }
  }
  return Decoration.set(ranges, true)
}

function patternHighlights(value: Written): Highlight[] {
  const found: Highlight[] = []
  let from = value.from
  for (let i = 0; i < value.text.length; i += 1) {
    const character = value.text[i]
    const special = character === '*' || (character === '$' && i === value.text.length - 1)
    if (!special) continue
    const at = value.from + i
    found.push({ from, to: at, as: 'value' }, { from: at, to: at + 1, as: 'wildcard' })
    from = at + 1
  }
  found.push({ from, to: value.to, as: 'value' })
  return found
}

function placeOf({ from, to }: Written): { readonly from: number; readonly to: number } {
  return { from, to }
}
