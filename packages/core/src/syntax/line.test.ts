/**
 * Protects what the highlighter and every check of a line see: the parts of a line, each with the
 * place where it stands.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWhitespace, type Line, lexLine, type Written } from './line.ts'

const written = (text: string, from: number): Written => ({ text, from, to: from + text.length })

const field = (
  separator: 'colon' | 'space',
  key: Written,
  value: Written,
  comment: Written | null = null,
): Line => ({ kind: 'field', separator, key, value, comment })

const plain = (content: Written, comment: Written | null = null): Line => ({
  kind: 'text',
  content,
  comment,
})

describe('lexLine', () => {
  it.each<readonly [string, Line]>([
    ['', { kind: 'blank', comment: null }],
    [' \t\v\f', { kind: 'blank', comment: null }],
    ['#', { kind: 'comment', comment: written('#', 0) }],
    ['  # a: b # c', { kind: 'comment', comment: written('# a: b # c', 2) }],
    ['a:b', field('colon', written('a', 0), written('b', 2))],
    ['a:', field('colon', written('a', 0), written('', 2))],
    ['a: # c', field('colon', written('a', 0), written('', 2), written('# c', 3))],
    [' a b : c d  ', field('colon', written('a b', 1), written('c d', 7))],
    ['a:b:c', field('colon', written('a', 0), written('b:c', 2))],
    ['a::b', field('colon', written('a', 0), written(':b', 2))],
    ['a: b #:c', field('colon', written('a', 0), written('b', 3), written('#:c', 5))],
    ['a \t b', field('space', written('a', 0), written('b', 4))],
    [' a b # c', field('space', written('a', 1), written('b', 3), written('# c', 5))],
    ['a b c', plain(written('a b c', 0))],
    ['a\tb\tc', plain(written('a\tb\tc', 0))],
    ['a\tb', field('space', written('a', 0), written('b', 2))],
    ['a b\tc', plain(written('a b\tc', 0))],
    ['a', plain(written('a', 0))],
    [' a # b', plain(written('a', 1), written('# b', 3))],
    [': b', plain(written(': b', 0))],
    [' :', plain(written(':', 1))],
    ['a#: b', plain(written('a', 0), written('#: b', 1))],
    ['a b#:c d', field('space', written('a', 0), written('b', 2), written('#:c d', 3))],
    ['\ufeffa: b', field('colon', written('\ufeffa', 0), written('b', 4))],
    ['a\u00a0b', plain(written('a\u00a0b', 0))],
    ['a\0: b', field('colon', written('a\0', 0), written('b', 4))],
    ['a\vb', plain(written('a\vb', 0))],
    ['a\v b', field('space', written('a', 0), written('b', 3))],
  ])('reads %j', (text, expected) => {
    expect(lexLine(text)).toEqual(expected)
  })

  it('places every part where it stands, trimmed and in order, and leaves nothing else out', {
    timeout: 30_000,
  }, () => {
    const units = ['a', 'b', ':', '#', ' ', '\t', '\v', '\0', 'é', '\udc80', '😀']
    const lines = fc.array(fc.constantFrom(...units), { maxLength: 10 })
    const kinds = new Set<string>()
    fc.assert(
      fc.property(lines, (parts) => {
        const text = parts.join('')
        const line = lexLine(text)
        kinds.add(line.kind === 'field' ? line.separator : line.kind)
        let at = 0
        let between = ''
        for (const part of partsOf(line)) {
          expect(part.from).toBeGreaterThanOrEqual(at)
          expect(text.slice(part.from, part.to)).toBe(part.text)
          between += text.slice(at, part.from)
          at = part.to
        }
        between += text.slice(at)
        expect(between).toMatch(line.kind === 'field' ? /^\s*:?\s*$/ : /^\s*$/)
        if (line.kind === 'field') expect(line.key.text).not.toBe('')
      }),
      { seed: 1, numRuns: 5000 },
    )
    expect(kinds).toEqual(new Set(['blank', 'comment', 'text', 'colon', 'space']))
  })
})

describe('isWhitespace', () => {
  it('holds for the six white spaces of ASCII and nothing else', () => {
    const all = Array.from({ length: 0x3001 }, (_, unit) => unit).filter(isWhitespace)
    expect(all).toEqual([9, 10, 11, 12, 13, 32])
  })
})

function partsOf(line: Line): readonly Written[] {
  const content = line.kind === 'field' ? [line.key, line.value] : []
  if (line.kind === 'text') content.push(line.content)
  return line.comment === null ? content : [...content, line.comment]
}
