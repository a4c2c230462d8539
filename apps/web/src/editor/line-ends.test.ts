// Protects: the file leaves the editor with the line ends it came with, whatever is edited and
// undone in between, and no octet is lost on the way through.
import { history, redo, undo } from '@codemirror/commands'
import { EditorState, type Transaction } from '@codemirror/state'
import { decodeOctets, encodeOctets } from '@robots-txt-tester/core'
import { describe, expect, it } from 'vitest'
import { fileText, keptLineEnds, setLineEnds, splitFile } from './line-ends.ts'

function stateOf(text: string): EditorState {
  const { doc, ends } = splitFile(text)
  return EditorState.create({ doc, extensions: [history(), keptLineEnds(ends)] })
}

function run(
  state: EditorState,
  command: (target: {
    state: EditorState
    dispatch: (transaction: Transaction) => void
  }) => boolean,
): EditorState {
  let next = state
  command({ state, dispatch: (transaction) => (next = transaction.state) })
  return next
}

/** Small repeatable random numbers (mulberry32). */
function randomNumbers(seed: number): () => number {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function randomFile(random: () => number): string {
  const pieces = ['\n', '\r\n', '\r', 'a', 'Disallow: /', '\uDC80', 'é', '😀', '\0', '\uFEFF', '']
  const length = Math.floor(random() * 30)
  return Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)]).join('')
}

describe('a file in the editor', () => {
  it.each([
    '',
    '\n',
    'a\nb\n',
    'a\r\nb\r\n',
    'a\rb\r',
    'a\r\nb\nc\rd',
    '\r\r\n\n',
    'a\n\rb',
    'no end',
  ])('%j comes out as it went in', (text) => {
    expect(fileText(stateOf(text))).toBe(text)
  })

  it('comes out as it went in, for any mixture', () => {
    const random = randomNumbers(20261130)
    for (let i = 0; i < 500; i += 1) {
      const text = randomFile(random)
      expect(fileText(stateOf(text))).toBe(text)
    }
  })

  it('keeps octets that are not UTF-8', () => {
    const octets = new Uint8Array([0x41, 0xe9, 0x0d, 0x0a, 0xff, 0xfe, 0x00, 0x0a, 0xef, 0xbb])
    const { text } = decodeOctets(octets)
    expect(encodeOctets(fileText(stateOf(text)))).toEqual(octets)
  })
})

describe('edits', () => {
  it('give new lines the usual line end of the file', () => {
    const state = stateOf('a\r\nb\r\n')
    const edited = state.update({ changes: { from: 1, insert: '\nnew' } }).state
    expect(fileText(edited)).toBe('a\r\nnew\r\nb\r\n')
  })

  it('leave the line ends of other lines alone', () => {
    const state = stateOf('a\r\nb\nc\r\nd\re')
    const edited = state.update({ changes: { from: 0, insert: 'x\ny' } }).state
    expect(fileText(edited)).toBe('x\r\nya\r\nb\nc\r\nd\re')
  })

  it('bring a deleted line end back when they are undone', () => {
    const text = 'a\r\nb\nc\r\nd'
    const deleted = stateOf(text).update({ changes: { from: 2, to: 5 } }).state
    expect(fileText(deleted)).not.toBe(text)
    expect(fileText(run(deleted, undo))).toBe(text)
  })

  it('come back to the file as it was when all of them are undone, and forth again', () => {
    const random = randomNumbers(7)
    let undone = 0
    for (let i = 0; i < 200; i += 1) {
      const text = randomFile(random)
      let state = stateOf(text)
      for (let k = 0; k < 3; k += 1) {
        const from = Math.floor(random() * (state.doc.length + 1))
        const to = Math.min(state.doc.length, from + Math.floor(random() * 4))
        const insert = ['', 'x', '\n', 'a\nb'][Math.floor(random() * 4)] ?? ''
        state = state.update({ changes: { from, to, insert: state.toText(insert) } }).state
      }
      const edited = fileText(state)
      let back = state
      for (let k = 0; k < 6; k += 1) back = run(back, undo)
      expect(fileText(back)).toBe(text)
      if (edited !== text) undone += 1
      for (let k = 0; k < 6; k += 1) back = run(back, redo)
      expect(fileText(back).replace(/\r\n?/g, '\n')).toBe(edited.replace(/\r\n?/g, '\n'))
    }
    expect(undone).toBeGreaterThan(100)
  })
})

describe('another file in its place', () => {
  it('brings its own line ends, and undoing brings the former ones back', () => {
    const state = stateOf('a\r\nb\rc')
    const { doc, ends } = splitFile('x\ny\n')
    const replaced = state.update({
      changes: { from: 0, to: state.doc.length, insert: doc },
      effects: setLineEnds.of(ends),
    }).state
    expect(fileText(replaced)).toBe('x\ny\n')
    expect(fileText(run(replaced, undo))).toBe('a\r\nb\rc')
    expect(fileText(run(run(replaced, undo), redo))).toBe('x\ny\n')
  })
})
