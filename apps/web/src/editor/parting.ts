/** A sign in the gutter at lines on which readers part: some decide by them, others do not. */
import {
  type EditorState,
  type Extension,
  RangeSet,
  StateEffect,
  StateField,
} from '@codemirror/state'
import { GutterMarker, gutter } from '@codemirror/view'
import { hasLine, startOfLine } from './positions.ts'

export interface PartingLines {
  /** In order. */
  readonly lines: readonly number[]
  /** What the sign says. */
  readonly text: string
}

/** Shows the sign at these lines from now on; it moves along with edits. */
export const setPartingLines = StateEffect.define<PartingLines>()

const partingLines = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(signs, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setPartingLines)) return signsAt(effect.value, transaction.state)
    }
    return transaction.docChanged ? signs.map(transaction.changes) : signs
  },
})

/** The sign's own gutter, which stands between line numbers and text. */
export const partingGutter: Extension = [
  partingLines,
  gutter({ class: 'cm-rt-parting', markers: (view) => view.state.field(partingLines) }),
]

class PartingSign extends GutterMarker {
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
  override eq(other: PartingSign): boolean {
    return other.text === this.text
  }
  override toDOM(): HTMLElement {
    const sign = document.createElement('span')
    sign.textContent = '≠'
    sign.title = this.text
    return sign
  }
}

function signsAt({ lines, text }: PartingLines, { doc }: EditorState): RangeSet<GutterMarker> {
  const sign = new PartingSign(text)
  return RangeSet.of(
    lines.filter((line) => hasLine(doc, line)).map((line) => sign.range(startOfLine(doc, line))),
  )
}
