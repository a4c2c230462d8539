// Protects: a fix changes in the editor exactly what core says it changes, whatever ends the lines;
// it is undone by one step; and it never touches a file that it was not made for.
import { history, undo } from '@codemirror/commands'
import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { applyEdits, CHECKS, lint, parseRobotsTxt } from '@robots-txt-tester/core'
import { describe, expect, it } from 'vitest'
import { applyFix, undoFix } from './apply-fix.ts'
import { fileText, keptLineEnds, splitFile } from './line-ends.ts'

function editorWith(text: string): EditorView {
  const { doc, ends } = splitFile(text)
  const extensions = [history(), keptLineEnds(ends)]
  return new EditorView({ state: EditorState.create({ doc, extensions }) })
}

const FILES = CHECKS.map(({ id, examples }) => [id, examples.bad] as const).filter(([, bad]) =>
  lint(parseRobotsTxt(bad)).some(({ fixes = [] }) => fixes.length > 0),
)

describe.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
])('with %s', (_, end) => {
  it.each(FILES)('%s: as core does, and back in one step', (_id, bad) => {
    const text = bad.replaceAll('\n', end)
    const file = parseRobotsTxt(text)
    const fixes = lint(file).flatMap((diagnostic) => diagnostic.fixes ?? [])
    for (const { edits } of fixes) {
      const view = editorWith(text)
      expect(applyFix(view, text, [edits])).toBe(applyEdits(file, edits))
      expect(fileText(view.state)).toBe(applyEdits(file, edits))
      undo(view)
      expect(fileText(view.state)).toBe(text)
    }
  })
})

it('tries more than a few fixes', () => {
  expect(FILES.length).toBeGreaterThan(15)
})

it('takes several rounds in one step, each about the file after the one before', () => {
  const text = 'a\r\nb\rc'
  const rounds = [
    [{ line: 2, column: 2, endLine: 3, endColumn: 1, text: '\r\n' }],
    [
      { line: 1, column: 1, endLine: 2, endColumn: 1, text: '' },
      { line: 3, column: 2, endLine: 3, endColumn: 2, text: '\r\nd' },
    ],
    [{ line: 3, column: 1, endLine: 3, endColumn: 2, text: 'e' }],
  ]
  const view = editorWith(text)
  applyFix(view, text, rounds)
  expect(fileText(view.state)).toBe('b\r\nc\r\ne')
  undoFix(view, 'b\r\nc\r\ne')
  expect(fileText(view.state)).toBe(text)
})

it('is a step of its own, also right after typing', () => {
  const text = 'Disallow /a\n'
  const view = editorWith('')
  view.dispatch({ changes: { from: 0, insert: text }, userEvent: 'input.type' })
  applyFix(view, text, [[{ line: 1, column: 9, endLine: 1, endColumn: 10, text: ': ' }]])
  expect(fileText(view.state)).toBe('Disallow: /a\n')
  undoFix(view, 'Disallow: /a\n')
  expect(fileText(view.state)).toBe(text)
})

describe('a file that has changed meanwhile', () => {
  const edits = [{ line: 1, column: 1, endLine: 1, endColumn: 2, text: '' }]

  it('is left alone', () => {
    const view = editorWith('abc')
    expect(applyFix(view, 'ab', [edits])).toBeNull()
    expect(fileText(view.state)).toBe('abc')
  })

  it('keeps what was typed', () => {
    const view = editorWith('abc')
    applyFix(view, 'abc', [edits])
    view.dispatch({ changes: { from: 0, insert: 'x' } })
    undoFix(view, 'bc')
    expect(fileText(view.state)).toBe('xbc')
  })
})
