/**
 * What the verdict says about lines, as the editor shows it: the bracket along the groups that
 * applied, the deciding line, other matches, near misses, and lines that are not taken up.
 *
 * It is kept as editor state: an answer that arrives is set once and then moves along with edits,
 * so that no mark is lost while the next answer is on its way.
 */
import {
  type EditorState,
  type Extension,
  type Range,
  RangeSet,
  StateEffect,
  StateField,
} from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  type GutterMarker,
  gutter,
  WidgetType,
} from '@codemirror/view'
import { ClassMarker } from './class-marker.ts'
import { endOfLine, hasLine, startOfLine } from './positions.ts'

/** A mark on a line. `note` stands behind the line's text, `reason` shows on hover. */
export interface LineMark {
  readonly line: number
  readonly as: 'allowed' | 'blocked' | 'match' | 'near-miss' | 'ignored'
  readonly note: string | null
  readonly reason: string | null
}

export interface Marks {
  /** Each line once, in order. */
  readonly lines: readonly LineMark[]
  /** First and last line of each group that applied, in order. */
  readonly brackets: readonly (readonly [number, number])[]
}

/** Shows these marks from now on. */
export const setMarks = StateEffect.define<Marks>()

interface Shown {
  readonly lines: DecorationSet
  readonly brackets: RangeSet<GutterMarker>
  readonly signs: RangeSet<GutterMarker>
}

const shownMarks = StateField.define<Shown>({
  create: () => ({ lines: Decoration.none, brackets: RangeSet.empty, signs: RangeSet.empty }),
  update(shown, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setMarks)) return show(effect.value, transaction.state)
    }
    if (!transaction.docChanged) return shown
    const { changes } = transaction
    return {
      lines: shown.lines.map(changes),
      brackets: shown.brackets.map(changes),
      signs: shown.signs.map(changes),
    }
  },
  provide: (field) => EditorView.decorations.from(field, (shown) => shown.lines),
})

/** The bracket, which stands left of the line numbers. */
export const bracketGutter: Extension = [
  shownMarks,
  gutter({
    class: 'cm-rt-brackets',
    markers: (view) => view.state.field(shownMarks).brackets,
  }),
]

/** The signs, which stand between line numbers and text. */
export const signGutter: Extension = [
  shownMarks,
  gutter({
    class: 'cm-rt-signs',
    markers: (view) => view.state.field(shownMarks).signs,
  }),
]

/** The lines that carry a mark now, with the kind of mark; for tests. */
export function markedLines(state: EditorState): readonly (readonly [number, string])[] {
  const found: (readonly [number, string])[] = []
  const { lines } = state.field(shownMarks)
  for (const cursor = lines.iter(); cursor.value !== null; cursor.next()) {
    const { as } = cursor.value.spec as { readonly as?: string }
    if (as !== undefined) found.push([state.doc.lineAt(cursor.from).number, as])
  }
  return found
}

const BRACKET = {
  only: new ClassMarker('cm-rt-bracket-only'),
  first: new ClassMarker('cm-rt-bracket-first'),
  inner: new ClassMarker('cm-rt-bracket-inner'),
  last: new ClassMarker('cm-rt-bracket-last'),
} as const

const SIGNS = {
  allowed: new ClassMarker('cm-rt-sign-allowed'),
  blocked: new ClassMarker('cm-rt-sign-blocked'),
  match: new ClassMarker('cm-rt-sign-match'),
  'near-miss': null,
  ignored: null,
} as const satisfies Record<LineMark['as'], ClassMarker | null>

class NoteWidget extends WidgetType {
  readonly note: string
  readonly as: LineMark['as']
  constructor(note: string, as: LineMark['as']) {
    super()
    this.note = note
    this.as = as
  }
  override eq(other: NoteWidget): boolean {
    return other.note === this.note && other.as === this.as
  }
  override toDOM(): HTMLElement {
    const element = document.createElement('span')
    element.className = `cm-rt-note cm-rt-note-${this.as}`
    element.textContent = this.note
    return element
  }
  override ignoreEvent(): boolean {
    return false
  }
}

function show({ lines, brackets }: Marks, state: EditorState): Shown {
  const { doc } = state
  const decorations: Range<Decoration>[] = []
  const signs: Range<GutterMarker>[] = []
  for (const { line, as, note, reason } of lines) {
    if (!hasLine(doc, line)) continue
    const from = startOfLine(doc, line)
    const attributes: Record<string, string> = reason === null ? {} : { title: reason }
    decorations.push(Decoration.line({ class: `cm-rt-${as}`, attributes, as }).range(from))
    if (note !== null) {
      const widget = new NoteWidget(note, as)
      decorations.push(Decoration.widget({ widget, side: 1 }).range(endOfLine(doc, line)))
    }
    const sign = SIGNS[as]
    if (sign !== null) signs.push(sign.range(from))
  }
  return {
    lines: Decoration.set(decorations, true),
    brackets: RangeSet.of(brackets.flatMap((bracket) => bracketRanges(bracket, state))),
    signs: RangeSet.of(signs),
  }
}

function bracketRanges(
  [first, last]: readonly [number, number],
  { doc }: EditorState,
): Range<GutterMarker>[] {
  const ranges: Range<GutterMarker>[] = []
  for (let line = first; line <= Math.min(last, doc.lines); line += 1) {
    const only = first === last
    const part = line === first ? 'first' : line === last ? 'last' : 'inner'
    ranges.push(BRACKET[only ? 'only' : part].range(startOfLine(doc, line)))
  }
  return ranges
}
