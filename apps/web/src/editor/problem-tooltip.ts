/** A problem as it shows when its place in the file is pointed at. */
import { messageParts } from '../analysis/message-parts.ts'
import type { Problem } from '../analysis/problem.ts'
import type { FixEffectText, ProblemActions, ProblemDisplay } from './problem-display.ts'

/** Makes the tooltips of one editor and keeps what they say of fixes up to date. */
export interface ProblemTooltips {
  readonly element: (problem: Problem, display: ProblemDisplay) => HTMLElement
  readonly setEffects: (texts: FixEffectText) => void
}

export function problemTooltips(actions: ProblemActions): ProblemTooltips {
  let effectText: FixEffectText = () => ''
  /** The places in tooltips that tell of effects; those that are no longer shown are dropped. */
  let shown: readonly { readonly element: HTMLElement; readonly text: () => string }[] = []

  function fixElement(
    problem: Problem,
    index: number,
    display: ProblemDisplay,
  ): HTMLElement | null {
    const fix = problem.fixes[index]
    if (fix === undefined) return null
    const button = made('button', 'cm-rt-fix', fix.title)
    button.setAttribute('type', 'button')
    // Before the editor takes the press for a click into the file.
    button.addEventListener('mousedown', (event) => event.preventDefault())
    button.addEventListener('click', () => actions.onFix(problem, fix, display.text))
    const text = () => effectText(problem, index)
    const effect = made('span', 'cm-rt-fix-effect', text())
    shown = [...shown.filter(({ element }) => element.isConnected), { element: effect, text }]
    return made('div', 'cm-rt-fix-row', button, effect)
  }

  return {
    element(problem, display) {
      actions.onShown(problem)
      const { words } = display
      const about = made('a', 'cm-rt-about', words.about)
      about.setAttribute('href', words.aboutHref(problem))
      return made(
        'div',
        'cm-rt-problem',
        made(
          'div',
          'cm-rt-problem-head',
          made('span', `cm-rt-severity cm-rt-severity-${problem.severity}`),
          made('b', '', words.severity(problem)),
          ` · ${words.effect(problem)}`,
        ),
        made(
          'div',
          '',
          ...messageParts(problem.message).map(({ kind, text }) =>
            kind === 'code' ? made('code', '', text) : text,
          ),
        ),
        cautionElement(words.caution(problem)),
        ...problem.fixes.map((_, index) => fixElement(problem, index, display)),
        about,
      )
    },
    setEffects(texts) {
      effectText = texts
      for (const { element, text } of shown) element.textContent = text()
    },
  }
}

function cautionElement(caution: string | null): HTMLElement | null {
  return caution === null ? null : made('p', '', caution)
}

function made(
  name: string,
  className: string,
  ...children: readonly (Node | string | null)[]
): HTMLElement {
  const element = document.createElement(name)
  if (className !== '') element.className = className
  element.append(...children.filter((child) => child !== null))
  return element
}
