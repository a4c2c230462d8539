// Protects: the deciding line is marked as what it decides, each other line as what it is, and no
// mark is lost while the next answer is on its way.
import { EditorState } from '@codemirror/state'
import { ENGLISH } from '@robots-txt-tester/core'
import { describe, expect, it } from 'vitest'
import { analyse, type Question } from '../analysis/analyse.ts'
import { EXAMPLE } from '../workspace/example.ts'
import { splitFile } from './line-ends.ts'
import { bracketGutter, markedLines, setMarks } from './marks.ts'
import { marksOf } from './marks-of.ts'

const question: Question = {
  text: EXAMPLE.text,
  address: EXAMPLE.address,
  crawler: EXAMPLE.crawler,
  dialect: 'auto',
  facts: null,
  noFile: false,
  robotsUrl: null,
}

function marked(changes: Partial<Question> = {}) {
  const asked = { ...question, ...changes }
  const marks = marksOf(analyse(asked), ENGLISH, 'decides')
  const { doc } = splitFile(asked.text)
  const state = EditorState.create({ doc, extensions: bracketGutter })
  return { marks, state: state.update({ effects: setMarks.of(marks) }).state }
}

describe('the example', () => {
  const { marks, state } = marked()

  it('marks the winner, the loser, the near miss and the skipped line', () => {
    expect(markedLines(state)).toEqual([
      [5, 'blocked'],
      [6, 'match'],
      [7, 'near-miss'],
      [8, 'ignored'],
    ])
  })

  it('says why on each of them', () => {
    expect(marks.lines.map(({ note }) => note)).toEqual([
      '◀ decides',
      ENGLISH.lostBecause.shorter.label,
      ENGLISH.nearMisses['letter-case'].label,
      null,
    ])
    expect(marks.lines.at(-1)?.reason).toBe(ENGLISH.ignored['other-dialect'].explanation)
  })

  it('draws the bracket along the group that applied', () => {
    expect(marks.brackets).toEqual([[4, 7]])
  })
})

describe('marks', () => {
  it('stay on their lines while lines are put in front of them', () => {
    const { state } = marked()
    const edited = state.update({ changes: { from: 0, insert: '# one\n# two\n' } }).state
    expect(markedLines(edited)[0]).toEqual([7, 'blocked'])
  })

  it('survive an edit of the deciding line itself', () => {
    const { state } = marked()
    const end = state.doc.line(5).to
    const edited = state.update({ changes: { from: end, insert: 'x' } }).state
    expect(markedLines(edited)).toContainEqual([5, 'blocked'])
  })

  it('that name a line which is gone do no harm', () => {
    const { marks } = marked()
    const short = EditorState.create({ doc: 'one\ntwo', extensions: bracketGutter })
    expect(markedLines(short.update({ effects: setMarks.of(marks) }).state)).toEqual([])
  })

  it('are allowed’s where Allow wins', () => {
    const { state } = marked({
      text: 'User-agent: *\r\nAllow: /private\r\nDisallow: /p',
      crawler: 'any',
    })
    expect(markedLines(state)).toEqual([
      [2, 'allowed'],
      [3, 'match'],
    ])
  })

  it('bracket each of several groups that count as one', () => {
    const text =
      'User-agent: a\nDisallow: /x\n\nUser-agent: b\nAllow: /\n\nUser-agent: a\nAllow: /y\n'
    expect(marked({ text, crawler: 'a' }).marks.brackets).toEqual([
      [1, 2],
      [7, 8],
    ])
  })
})
