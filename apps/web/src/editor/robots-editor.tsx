/** The editor as a part of the page: CodeMirror in a React component that never re-creates it. */
import { history, historyKeymap } from '@codemirror/commands'
import { Compartment, EditorState } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Workspace } from '../workspace/workspace.ts'
import { editingKeys } from './editing-keys.ts'
import { openFindPanel } from './find-key.ts'
import { flash, revealLine } from './flash.ts'
import { foldableBlocks, setFoldable } from './fold.ts'
import type { FoldWords } from './fold-button.ts'
import { fileText, keptLineEnds, setLineEnds, splitFile } from './line-ends.ts'
import { bracketGutter, type Marks, setMarks, signGutter } from './marks.ts'
import { partingGutter, setPartingLines } from './parting.ts'
import { lineAt, startOfLine } from './positions.ts'
import type { FixEffectText, ProblemActions, ProblemDisplay } from './problem-display.ts'
import styles from './robots-editor.module.css'
import { robotsLanguage } from './robots-language.ts'
import { sizeLimit } from './size-limit.ts'
import { theme } from './theme.ts'
import { type OnFixed, useEditorWish } from './use-editor-wish.ts'
import { problemPlace, useProblemDisplay } from './use-problem-display.ts'

export interface RobotsEditorProps {
  readonly text: string
  /** Grows when `text` was replaced from outside and is to be taken over. */
  readonly revision: number
  readonly marks: Marks | null
  /** Lines on which readers part; null while that is not known. */
  readonly partingLines: readonly number[] | null
  readonly partingText: string
  /** Null while they are being looked for. */
  readonly problems: ProblemDisplay | null
  readonly fixEffects: FixEffectText
  readonly onProblemShown: ProblemActions['onShown']
  readonly onFix: ProblemActions['onFix']
  readonly onFixed: OnFixed
  /** The blocks that can be folded, as lines; whether they come folded with a new file. */
  readonly blocks: readonly { readonly fromLine: number; readonly toLine: number }[]
  readonly foldsBlocks: boolean
  readonly foldWords: FoldWords
  readonly reveal: Workspace['reveal']
  readonly wish: Workspace['wish']
  /** The name of the field for screen readers. */
  readonly label: string
  /** Id of the element that describes it. */
  readonly describedBy: string
  readonly phrases: Readonly<Record<string, string>>
  readonly onEdit: (text: string) => void
  readonly onCursor: (line: number) => void
  readonly onTooLarge: (octets: number) => void
  readonly onFile: (file: File) => void
  /** The editor can be used. */
  readonly onReady: () => void
}

export function RobotsEditor(props: RobotsEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const latest = useRef(props)
  const revision = useRef(props.revision)
  /** The file whose blocks were last shown. */
  const folded = useRef<number | null>(null)
  latest.current = props

  useLayoutEffect(() => {
    if (host.current === null) return
    const editor = createEditor(host.current, latest)
    view.current = editor
    revision.current = latest.current.revision
    folded.current = null
    return () => {
      editor.destroy()
      view.current = null
    }
  }, [])

  useLayoutEffect(() => {
    const editor = view.current
    if (editor === null || revision.current === props.revision) return
    revision.current = props.revision
    replaceFile(editor, props.text)
  }, [props.revision, props.text])

  useLayoutEffect(() => {
    const isNew = folded.current !== props.revision
    folded.current = props.revision
    const fold = isNew && latest.current.foldsBlocks
    const foldable = { blocks: props.blocks, words: props.foldWords, fold }
    view.current?.dispatch({ effects: setFoldable.of(foldable) })
  }, [props.blocks, props.foldWords, props.revision])

  useLayoutEffect(() => {
    if (props.marks !== null) view.current?.dispatch({ effects: setMarks.of(props.marks) })
  }, [props.marks])

  useLayoutEffect(() => {
    if (props.partingLines === null) return
    const parting = { lines: props.partingLines, text: props.partingText }
    view.current?.dispatch({ effects: setPartingLines.of(parting) })
  }, [props.partingLines, props.partingText])

  useLayoutEffect(() => {
    view.current?.dispatch({
      effects: describing.reconfigure(description(props.label, props.describedBy, props.phrases)),
    })
  }, [props.label, props.describedBy, props.phrases])

  useEffect(() => {
    if (props.reveal === null || view.current === null) return
    return revealLine(view.current, props.reveal.line)
  }, [props.reveal])

  const walk = useProblemDisplay(view, props.problems, props.fixEffects, {
    onFix: props.onFix,
    onShown: props.onProblemShown,
  })
  useEditorWish(view, props.wish, walk, props.onFixed)

  useEffect(() => latest.current.onReady(), [])

  return <div ref={host} className={styles.host} />
}

const describing = new Compartment()

/** Octets that are not UTF-8 show as marks; so do a byte order mark and other control characters. */
const UNDECODED = /[\uDC80-\uDCFF]/u

function createEditor(parent: HTMLElement, latest: { readonly current: RobotsEditorProps }) {
  const { text, label, describedBy, phrases } = latest.current
  const { doc, ends } = splitFile(text)
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')
  return new EditorView({
    parent,
    state: EditorState.create({
      doc,
      extensions: [
        nonce === null ? [] : EditorView.cspNonce.of(nonce.nonce || nonce.content),
        theme,
        problemPlace,
        bracketGutter,
        lineNumbers({ domEventHandlers: { mousedown: chooseLine } }),
        partingGutter,
        signGutter,
        robotsLanguage,
        flash,
        foldableBlocks,
        history(),
        keptLineEnds(ends),
        drawSelection(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        highlightSpecialChars({ addSpecialChars: UNDECODED }),
        sizeLimit((octets) => latest.current.onTooLarge(octets)),
        keymap.of([{ key: 'Mod-f', run: openFindPanel }, ...editingKeys, ...historyKeymap]),
        describing.of(description(label, describedBy, phrases)),
        EditorView.domEventHandlers({ drop: (event) => dropFile(event, latest.current.onFile) }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !update.transactions.some(isReplacement)) {
            latest.current.onEdit(fileText(update.state))
          }
          if (update.view.hasFocus && (update.selectionSet || update.docChanged)) {
            latest.current.onCursor(lineAt(update.state.doc, update.state.selection.main.head))
          }
        }),
      ],
    }),
  })
}

function description(
  label: string,
  describedBy: string,
  phrases: Readonly<Record<string, string>>,
) {
  return [
    EditorState.phrases.of(phrases),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      tabindex: '0',
      spellcheck: 'false',
      autocorrect: 'off',
      autocapitalize: 'off',
      translate: 'no',
    }),
  ]
}

function replaceFile(view: EditorView, text: string): void {
  const { doc, ends } = splitFile(text)
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: doc },
    selection: { anchor: 0 },
    effects: [setLineEnds.of(ends), EditorView.scrollIntoView(0)],
    userEvent: 'replace',
    filter: false,
  })
}

function isReplacement(transaction: { isUserEvent(event: string): boolean }): boolean {
  return transaction.isUserEvent('replace')
}

function chooseLine(view: EditorView, block: { readonly from: number }): boolean {
  const line = lineAt(view.state.doc, block.from)
  view.focus()
  view.dispatch({ selection: { anchor: startOfLine(view.state.doc, line) } })
  return true
}

function dropFile(event: DragEvent, onFile: (file: File) => void): boolean {
  const file = event.dataTransfer?.files[0]
  if (file === undefined) return false
  event.preventDefault()
  onFile(file)
  return true
}
