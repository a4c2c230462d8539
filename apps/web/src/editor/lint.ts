/**
 * Problems in the file: signs in the gutter, underlines, hover text, and the way from one to the
 * next. Loaded once the editor can be used; nothing of it is needed to type.
 */
import {
  forEachDiagnostic,
  linter,
  lintGutter,
  nextDiagnostic,
  previousDiagnostic,
  setDiagnostics,
} from '@codemirror/lint'
import { type Extension, Prec } from '@codemirror/state'
import { EditorView, tooltips } from '@codemirror/view'
import { plainMessage } from '../analysis/message-parts.ts'
import { fileText } from './line-ends.ts'
import { lintTheme } from './lint-theme.ts'
import { lineAt, positionAt } from './positions.ts'
import type { ProblemDisplay } from './problem-display.ts'
import { type ProblemTooltips, problemTooltips } from './problem-tooltip.ts'

export { problemTooltips }

/** The extension, for the place that the editor keeps for it. */
export const lintDisplay: Extension = [
  // Around the highlighting, which would cut an underline into pieces.
  Prec.low(linter(null)),
  lintGutter(),
  // Not over the verdict, which stands above the file.
  tooltips({
    tooltipSpace: ({ dom }) => ({
      top: dom.getBoundingClientRect().top,
      left: 0,
      bottom: window.innerHeight,
      right: document.documentElement.clientWidth,
    }),
  }),
  lintTheme,
]

/** Shows these problems; does nothing where the file has changed since they were found. */
export function showProblems(
  view: EditorView,
  display: ProblemDisplay,
  tooltips: ProblemTooltips,
): void {
  const { doc } = view.state
  if (fileText(view.state) !== display.text) return
  const diagnostics = display.problems
    .filter(({ ofAnswer }) => !ofAnswer)
    .map((problem) => ({
      from: positionAt(doc, problem.line, problem.column),
      to: positionAt(doc, problem.endLine, problem.endColumn),
      severity: problem.severity,
      message: `${display.words.severity(problem)}. ${plainMessage(problem.message)}`,
      renderMessage: () => tooltips.element(problem, display),
    }))
  view.dispatch(setDiagnostics(view.state, diagnostics))
}

/** Goes to the next or previous problem, shows what it is and reads it out. */
export function walkProblems(view: EditorView, which: 'next' | 'previous'): void {
  view.focus()
  const walk = which === 'next' ? nextDiagnostic : previousDiagnostic
  walk(view)
  const { main } = view.state.selection
  const messages: string[] = []
  forEachDiagnostic(view.state, ({ message }, from, to) => {
    if (from <= main.from && main.to <= to) messages.push(message)
  })
  if (messages.length === 0) return
  const line = lineAt(view.state.doc, main.from)
  view.dispatch({ effects: EditorView.announce.of(`${line}: ${messages.join(' ')}`) })
}
