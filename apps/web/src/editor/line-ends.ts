/**
 * The line ends of the file. CodeMirror keeps lines, not what ended them; here is what did: the
 * usual line end of the file, and the places that differ, which move along with edits.
 */
import { invertedEffects } from '@codemirror/commands'
import {
  type ChangeDesc,
  type EditorState,
  type Extension,
  type Range,
  RangeSet,
  RangeValue,
  StateEffect,
  StateField,
  Text,
} from '@codemirror/state'

export type LineEnd = '\n' | '\r\n' | '\r'

interface LineEnds {
  readonly usual: LineEnd
  /** On the break itself, so that it goes when the break is deleted. */
  readonly others: RangeSet<OtherEnd>
}

class OtherEnd extends RangeValue {
  readonly end: LineEnd
  // What is typed on either side of a break is not part of it; a deleted break leaves no range.
  override startSide = 1
  override endSide = -1
  constructor(end: LineEnd) {
    super()
    this.end = end
  }
  override eq(other: OtherEnd): boolean {
    return other.end === this.end
  }
}

const ENDS: Readonly<Record<LineEnd, OtherEnd>> = {
  '\n': new OtherEnd('\n'),
  '\r\n': new OtherEnd('\r\n'),
  '\r': new OtherEnd('\r'),
}

/** Replaces all that is known of the line ends; goes with a change of the whole document. */
export const setLineEnds = StateEffect.define<LineEnds>({
  map: (value, changes) => ({ usual: value.usual, others: value.others.map(changes) }),
})

const lineEnds = StateField.define<LineEnds>({
  create: () => ({ usual: '\n', others: RangeSet.empty }),
  update(value, transaction) {
    let next = value
    if (transaction.docChanged && value.others.size > 0) {
      next = { usual: value.usual, others: value.others.map(transaction.changes) }
    }
    for (const effect of transaction.effects) if (effect.is(setLineEnds)) next = effect.value
    return next
  },
})

/** Undoing a change that lost line ends, or set them all, brings the former ones back. */
const undoneWithChanges = invertedEffects.of((transaction) => {
  const before = transaction.startState.field(lineEnds)
  const isSet = transaction.effects.some((effect) => effect.is(setLineEnds))
  const isLost = before.others.size > 0 && losesSome(before.others, transaction.changes)
  return isSet || isLost ? [setLineEnds.of(before)] : []
})

/** Keeps the line ends; `initial` are those of the document the editor starts with. */
export function keptLineEnds(initial: LineEnds): Extension {
  return [lineEnds.init(() => initial), undoneWithChanges]
}

/** A file as the editor takes it: its lines, and what ended them. */
export function splitFile(text: string): { readonly doc: Text; readonly ends: LineEnds } {
  const lines = text.split(/\r\n|\r|\n/)
  const ends = text.match(/\r\n|\r|\n/g) ?? []
  const usual = mostFrequent(ends)
  const others: Range<OtherEnd>[] = []
  let position = 0
  ends.forEach((end, index) => {
    position += (lines[index] ?? '').length
    if (end !== usual) others.push(ENDS[readEnd(end)].range(position, position + 1))
    position += 1
  })
  return { doc: Text.of(lines), ends: { usual, others: RangeSet.of(others) } }
}

/** The file in the editor, with its own line ends. */
export function fileText(state: EditorState): string {
  const { usual, others } = state.field(lineEnds)
  if (others.size === 0) return state.doc.sliceString(0, state.doc.length, usual)
  const parts: string[] = []
  let position = 0
  for (const cursor = others.iter(); cursor.value !== null; cursor.next()) {
    parts.push(state.doc.sliceString(position, cursor.from, usual), cursor.value.end)
    position = cursor.to
  }
  parts.push(state.doc.sliceString(position, state.doc.length, usual))
  return parts.join('')
}

function losesSome(others: RangeSet<OtherEnd>, changes: ChangeDesc): boolean {
  let lost = false
  changes.iterChangedRanges((from, to) => {
    others.between(from, to, (start, end) => {
      if (start < from || end > to) return
      lost = true
      return false
    })
  })
  return lost
}

function mostFrequent(ends: readonly string[]): LineEnd {
  let best: LineEnd = '\n'
  let count = 0
  for (const end of ['\n', '\r\n', '\r'] as const) {
    const found = ends.filter((one) => one === end).length
    if (found > count) [best, count] = [end, found]
  }
  return best
}

function readEnd(end: string): LineEnd {
  return end === '\r\n' || end === '\r' ? end : '\n'
}
