/**
 * Folds the blocks that a service writes into a file, down to their first line.
 *
 * A fold never hides what somebody is at: it opens by itself as soon as the cursor gets into it, its
 * text changes, or a line of it comes to decide. Only a whole file that was fetched comes folded.
 */
import {
  type EditorState,
  type Extension,
  type Range,
  RangeSet,
  StateEffect,
  StateField,
  type Transaction,
} from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  type GutterMarker,
  gutterLineClass,
  keymap,
} from '@codemirror/view'
import { ClassMarker } from './class-marker.ts'
import { FoldButton, type FoldWords } from './fold-button.ts'
import { setMarks } from './marks.ts'
import { endOfLine, hasLine, lineAt, startOfLine } from './positions.ts'

export interface FoldableBlocks {
  /** First and last line of each, in order. */
  readonly blocks: readonly { readonly fromLine: number; readonly toLine: number }[]
  readonly words: FoldWords
  /** All are folded now; otherwise those are that were. */
  readonly fold: boolean
}

/** These are the blocks from now on; they move along with edits. */
export const setFoldable = StateEffect.define<FoldableBlocks>()

/** What is to be known of lines that are folded away. */
export interface FoldSign {
  /** What the button says besides. */
  readonly text: string
  /** A class for the gutters at the line that stays. */
  readonly gutterClass: string
}

/** The signs of a state; for what stands between two positions null where there is nothing to know. */
export type FoldSigns = (state: EditorState) => (hiddenFrom: number, to: number) => FoldSign | null

/** Folds have these signs from now on. */
export const setFoldSigns = StateEffect.define<FoldSigns>()

/** Folds or opens the block that begins at a position. */
const setFolded = StateEffect.define<{ readonly from: number; readonly folded: boolean }>()

/** A block by its positions: the start of its first line, the end of that, and the end of its last. */
interface Block {
  readonly from: number
  readonly hiddenFrom: number
  readonly to: number
  readonly folded: boolean
}

interface Folds {
  readonly blocks: readonly Block[]
  readonly words: FoldWords | null
  readonly signs: FoldSigns
  /** Where the deciding line begins. */
  readonly decided: number | null
  readonly shown: DecorationSet
  readonly gutters: RangeSet<GutterMarker>
}

const folds = StateField.define<Folds>({
  create: () => ({
    blocks: [],
    words: null,
    signs: () => () => null,
    decided: null,
    shown: Decoration.none,
    gutters: RangeSet.empty,
  }),
  update(before, transaction) {
    const after = followed(before, transaction)
    const { blocks, words, signs } = after
    if (blocks === before.blocks && words === before.words && signs === before.signs) return after
    return { ...after, ...shownOf(after, transaction.state) }
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ shown }) => shown),
    gutterLineClass.from(field, ({ gutters }) => gutters),
  ],
})

/** The extension: the folds, a button at the first line of each block, and the usual keys. */
export const foldableBlocks: Extension = [
  folds,
  keymap.of([
    { key: 'Ctrl-Shift-[', mac: 'Cmd-Alt-[', run: (view) => foldHere(view, true) },
    { key: 'Ctrl-Shift-]', mac: 'Cmd-Alt-]', run: (view) => foldHere(view, false) },
    { key: 'Ctrl-Alt-[', run: (view) => foldThese(view, blocksOf(view), true) },
    { key: 'Ctrl-Alt-]', run: (view) => foldThese(view, blocksOf(view), false) },
  ]),
]

/** Lines that are folded away now, as first and last; for tests. */
export function foldedLines(state: EditorState): readonly (readonly [number, number])[] {
  return state
    .field(folds)
    .blocks.filter(({ folded }) => folded)
    .map((block) => hiddenLines(block, state))
}

function followed(before: Folds, transaction: Transaction): Folds {
  let { blocks, words, signs, decided } = before
  if (transaction.docChanged && blocks.length > 0) blocks = moved(blocks, transaction)
  if (transaction.docChanged && decided !== null) decided = transaction.changes.mapPos(decided, 1)
  for (const effect of transaction.effects) {
    if (effect.is(setFoldable)) {
      words = effect.value.words
      blocks = blocksAt(effect.value, blocks, transaction.state)
      if (effect.value.fold) decided = null
    } else if (effect.is(setFoldSigns)) {
      signs = effect.value
    } else if (effect.is(setFolded)) {
      const { from, folded } = effect.value
      blocks = blocks.map((block) => (block.from === from ? { ...block, folded } : block))
    } else if (effect.is(setMarks)) {
      const line = effect.value.lines.find(({ as }) => as === 'allowed' || as === 'blocked')?.line
      const { doc } = transaction.state
      const decides = line === undefined || !hasLine(doc, line) ? null : startOfLine(doc, line)
      if (decides !== decided && decides !== null) blocks = openedAt(blocks, decides)
      decided = decides
    }
  }
  if (transaction.selection !== undefined) {
    for (const { from, to } of transaction.state.selection.ranges) {
      blocks = openedAt(openedAt(blocks, from), to)
    }
  }
  return { ...before, blocks, words, signs, decided }
}

/** The blocks after a change; one that was changed is open. */
function moved(blocks: readonly Block[], { changes }: Transaction): readonly Block[] {
  return blocks
    .map(({ from, hiddenFrom, to, folded }) => ({
      from: changes.mapPos(from, 1),
      hiddenFrom: changes.mapPos(hiddenFrom, 1),
      to: changes.mapPos(to, -1),
      folded: folded && changes.touchesRange(hiddenFrom, to) === false,
    }))
    .filter(({ hiddenFrom, to }) => hiddenFrom < to)
}

function blocksAt(
  { blocks, fold }: FoldableBlocks,
  before: readonly Block[],
  { doc }: EditorState,
): readonly Block[] {
  if (blocks.length === 0 && before.length === 0) return before
  const folded = new Set(before.flatMap((block) => (block.folded ? [block.from] : [])))
  return blocks
    .filter(({ fromLine, toLine }) => fromLine < toLine && hasLine(doc, toLine))
    .map(({ fromLine, toLine }) => {
      const from = startOfLine(doc, fromLine)
      return {
        from,
        hiddenFrom: endOfLine(doc, fromLine),
        to: endOfLine(doc, toLine),
        folded: fold || folded.has(from),
      }
    })
}

/** The blocks with those open that hide a position. */
function openedAt(blocks: readonly Block[], position: number): readonly Block[] {
  const hides = (block: Block) => block.folded && isInside(block, position)
  return blocks.some(hides)
    ? blocks.map((block) => (hides(block) ? { ...block, folded: false } : block))
    : blocks
}

function isInside({ hiddenFrom, to }: Block, position: number): boolean {
  return hiddenFrom < position && position < to
}

function shownOf(
  { blocks, words, signs }: Folds,
  state: EditorState,
): Pick<Folds, 'shown' | 'gutters'> {
  if (words === null) return { shown: Decoration.none, gutters: RangeSet.empty }
  const gutters: Range<GutterMarker>[] = []
  const signOf = blocks.some(({ folded }) => folded) ? signs(state) : () => null
  const ranges = blocks.flatMap((block): Range<Decoration>[] => {
    const { from, hiddenFrom, to, folded } = block
    const [first, last] = hiddenLines(block, state)
    const sign = folded ? signOf(hiddenFrom, to) : null
    if (sign !== null) gutters.push(new ClassMarker(sign.gutterClass).range(from))
    const text = words[folded ? 'open' : 'fold'](first, last)
    const widget = new FoldButton(folded, sign === null ? text : `${text} · ${sign.text}`, toggle)
    const button = Decoration.widget({ widget, side: 1 }).range(hiddenFrom)
    return folded ? [button, HIDDEN.range(hiddenFrom, to)] : [button]
  })
  return { shown: Decoration.set(ranges, true), gutters: RangeSet.of(gutters, true) }
}

const HIDDEN = Decoration.replace({})

function hiddenLines({ hiddenFrom, to }: Block, { doc }: EditorState): readonly [number, number] {
  return [lineAt(doc, hiddenFrom) + 1, lineAt(doc, to)]
}

function blocksOf({ state }: EditorView): readonly Block[] {
  return state.field(folds).blocks
}

/** Folds or opens the block on one of whose lines the cursor stands. */
function foldHere(view: EditorView, folded: boolean): boolean {
  const { head } = view.state.selection.main
  const here = blocksOf(view).filter(({ from, to }) => from <= head && head <= to)
  return foldThese(view, here, folded)
}

/** Gives whether there was anything to do. A cursor that would be hidden goes to the first line. */
function foldThese(view: EditorView, blocks: readonly Block[], folded: boolean): boolean {
  const { state } = view
  const { words } = state.field(folds)
  const others = blocks.filter((block) => block.folded !== folded)
  if (others.length === 0 || words === null) return false
  const { anchor, head } = state.selection.main
  const hiding = folded && others.find((block) => isInside(block, anchor) || isInside(block, head))
  const said = others.map((block) =>
    words[folded ? 'folded' : 'opened'](...hiddenLines(block, state)),
  )
  view.dispatch({
    ...(hiding ? { selection: { anchor: hiding.from } } : {}),
    effects: [
      ...others.map(({ from }) => setFolded.of({ from, folded })),
      EditorView.announce.of(said.join(' ')),
    ],
  })
  return true
}

function toggle(view: EditorView, button: HTMLElement): void {
  const position = view.posAtDOM(button)
  const block = blocksOf(view).find(({ hiddenFrom }) => hiddenFrom === position)
  if (block !== undefined) foldThese(view, [block], !block.folded)
}
