/** Brings problems into the editor: loads their display when the first are there, then keeps it. */
import { Compartment, type Extension } from '@codemirror/state'
import { type EditorView, gutter } from '@codemirror/view'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FixEffectText, ProblemActions, ProblemDisplay } from './problem-display.ts'

const place = new Compartment()

/** Where problems will show; its gutter is there from the start, so that the text never moves. */
export const problemPlace: Extension = place.of(gutter({ class: 'cm-rt-problem-place' }))

interface Loaded {
  readonly show: (display: ProblemDisplay) => void
  readonly setEffects: (texts: FixEffectText) => void
  readonly walk: (which: 'next' | 'previous') => void
}

/** Gives the way from problem to problem; it does nothing until there are some. */
export function useProblemDisplay(
  view: RefObject<EditorView | null>,
  display: ProblemDisplay | null,
  effects: FixEffectText,
  actions: ProblemActions,
): (which: 'next' | 'previous') => void {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const latest = useRef(actions)
  latest.current = actions
  const wanted = display !== null

  useEffect(() => {
    if (!wanted) return
    let alive = true
    load(view, latest).then(
      (arrived) => alive && setLoaded(arrived),
      // The panel shows the same problems.
      () => undefined,
    )
    return () => {
      alive = false
    }
  }, [wanted, view])

  useEffect(() => {
    if (display !== null) loaded?.show(display)
  }, [loaded, display])

  useEffect(() => loaded?.setEffects(effects), [loaded, effects])

  return (which) => loaded?.walk(which)
}

async function load(
  view: RefObject<EditorView | null>,
  actions: RefObject<ProblemActions>,
): Promise<Loaded | null> {
  const { lintDisplay, problemTooltips, showProblems, walkProblems } = await import('./lint.ts')
  const editor = view.current
  if (editor === null) return null
  editor.dispatch({ effects: place.reconfigure(lintDisplay) })
  const tooltips = problemTooltips({
    onFix: (...asked) => {
      // The button goes with the hover text: the keyboard stays in the file.
      editor.focus()
      actions.current.onFix(...asked)
    },
    onShown: (problem) => actions.current.onShown(problem),
  })
  return {
    show: (display) => showProblems(editor, display, tooltips),
    setEffects: tooltips.setEffects,
    walk: (which) => walkProblems(editor, which),
  }
}
