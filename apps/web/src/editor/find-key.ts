/** The key that opens the find panel, which is loaded late. */
import type { EditorView } from '@codemirror/view'

const waiting = new WeakSet<EditorView>()

/** Opens the panel. What is typed while it is being loaded is meant for it, and goes there. */
export function openFindPanel(view: EditorView): boolean {
  if (waiting.has(view)) return true
  waiting.add(view)
  const withheld = withholdTyping(view)
  import('./find.ts')
    .then(
      ({ openFind }) => {
        const typed = withheld.end()
        if (typed !== null) openFind(view, typed)
      },
      () => withheld.end(),
    )
    .finally(() => waiting.delete(view))
  return true
}

interface Withheld {
  /** Lets typing reach the file again. Gives what was typed; null where the panel is wanted no more. */
  readonly end: () => string | null
}

/** Keeps what is typed from the file. */
function withholdTyping({ contentDOM }: EditorView): Withheld {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  let typed = ''
  let wanted = true

  const giveUp = () => {
    wanted = false
    listening.abort()
  }
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event
    if (key === 'Escape') giveUp()
    else if (key === 'Backspace') typed = typed.slice(0, -1)
    else if (Array.from(key).length === 1 && !ctrlKey && !metaKey) typed += key
    else if (key !== 'Enter' && key !== 'Delete') return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const input = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  contentDOM.addEventListener('keydown', press, options)
  const paste = (event: ClipboardEvent) => {
    typed += event.clipboardData?.getData('text/plain').split(/[\r\n]/, 1)[0] ?? ''
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  contentDOM.addEventListener('beforeinput', input, options)
  contentDOM.addEventListener('paste', paste, options)
  contentDOM.addEventListener('blur', giveUp, options)
  return {
    end() {
      listening.abort()
      return wanted ? typed : null
    },
  }
}
