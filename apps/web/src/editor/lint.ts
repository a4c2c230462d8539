/**
 * Problems in the file: signs in the gutter, underlines and hover text, and the way from one to the
 * next. Loaded once the editor can be used; nothing of it is needed to type.
 */
import { linter, lintGutter, setDiagnostics } from '@codemirror/lint'
import { type Extension, Prec } from '@codemirror/state'
import { type EditorView, tooltips } from '@codemirror/view'
import { plainMessage } from '../analysis/message-parts.ts'
import { closableHover } from './close-hover.ts'
import { setFoldSigns } from './fold.ts'
import { hiddenProblems } from './fold-problems.ts'
import { fileText } from './line-ends.ts'
import { lintTheme } from './lint-theme.ts'
import { positionAt } from './positions.ts'
import type { ProblemDisplay } from './problem-display.ts'
import { type ProblemTooltips, problemTooltips } from './problem-tooltip.ts'
import { walkProblems } from './walk-problems.ts'

export { problemTooltips, walkProblems }

/** The extension, for the place that the editor keeps for it. */
export const lintDisplay: Extension = [
  // Around the highlighting, which would cut an underline into pieces.
  Prec.low(linter(null)),
  lintGutter(),
  // Not over the verdict, which stands above the file.
  tooltips({
    tooltipSpace: ({ dom }) => ({
      top: dom.getBoundingClientRect().top,
      left: 8,
      bottom: window.innerHeight,
      right: document.documentElement.clientWidth - 8,
    }),
  }),
  closableHover,
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
  view.dispatch({ effects: setFoldSigns.of(hiddenProblems(display.words)) })
}
