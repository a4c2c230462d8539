/** The button at the first line of a block that folds it away or shows it. */
import { type EditorView, WidgetType } from '@codemirror/view'

/** What is said of the lines from the first to the last that can be folded. */
export interface FoldWords {
  /** On the button: what it does. */
  readonly fold: (first: number, last: number) => string
  readonly open: (first: number, last: number) => string
  /** Read out when it is done. */
  readonly folded: (first: number, last: number) => string
  readonly opened: (first: number, last: number) => string
}

type Toggle = (view: EditorView, button: HTMLElement) => void

export class FoldButton extends WidgetType {
  readonly folded: boolean
  readonly text: string
  readonly toggle: Toggle
  constructor(folded: boolean, text: string, toggle: Toggle) {
    super()
    this.folded = folded
    this.text = text
    this.toggle = toggle
  }
  override eq(other: FoldButton): boolean {
    return other.folded === this.folded && other.text === this.text
  }
  override toDOM(view: EditorView): HTMLElement {
    const button = document.createElement('button')
    button.type = 'button'
    // The cursor of the file stays where it is.
    button.addEventListener('mousedown', (event) => event.preventDefault())
    button.addEventListener('click', () => this.toggle(view, button))
    this.updateDOM(button)
    return button
  }
  /** The same button says something else: the keyboard stays on it. */
  override updateDOM(button: HTMLElement): boolean {
    button.className = this.folded ? 'cm-rt-fold cm-rt-fold-closed' : 'cm-rt-fold'
    button.textContent = this.text
    button.setAttribute('aria-expanded', String(!this.folded))
    return true
  }
}
