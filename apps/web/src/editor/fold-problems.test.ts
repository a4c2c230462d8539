// Protects: a fold tells the gravest problems that it hides, and its gutter nothing less than the line
// that stays would show by itself.
import { type Diagnostic, linter, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import type { Severity } from '@robots-txt-tester/core'
import { expect, it } from 'vitest'
import { hiddenProblems } from './fold-problems.ts'

const words = {
  severity: () => '',
  counted: (severity: Severity, problems: number) => `${severity} ${problems}`,
  effect: () => '',
  caution: () => null,
  about: '',
  aboutHref: () => '',
}

/** Lines of ten characters; the fold hides the second to the fourth. */
const DOC = Array.from({ length: 6 }, () => '123456789').join('\n')

function signOf(problems: readonly (readonly [number, Severity])[]) {
  const diagnostics = problems.map(
    ([line, severity]): Diagnostic => ({
      from: (line - 1) * 10,
      to: line * 10 - 1,
      severity,
      message: '',
    }),
  )
  const state = EditorState.create({ doc: DOC, extensions: linter(null) })
  const shown = state.update(setDiagnostics(state, diagnostics)).state
  const sign = hiddenProblems(words)(shown)(9, 39)
  return sign && [sign.text, sign.gutterClass]
}

it.each([
  [
    'nothing, where nothing is hidden',
    [
      [1, 'info'],
      [5, 'error'],
    ],
    null,
  ],
  [
    'the gravest, and how many',
    [
      [2, 'hint'],
      [3, 'error'],
      [4, 'error'],
    ],
    ['error 2', 'error'],
  ],
  [
    'the last line',
    [
      [4, 'warning'],
      [5, 'error'],
    ],
    ['warning 1', 'warning'],
  ],
  [
    'the first line in the gutter',
    [
      [1, 'info'],
      [2, 'hint'],
    ],
    ['hint 1', 'info'],
  ],
] as const)('%s', (_, problems, expected) => {
  expect(signOf(problems)).toEqual(expected && [expected[0], `cm-rt-hides-${expected[1]}`])
})
