// Protects the printed examples: what cannot be seen is named, what was found is marked exactly, and
// a line of any length stays readable.
import { describe, expect, it } from 'vitest'
import { type ListedLine, listedLines } from './listed-lines.ts'

const printed = (lines: readonly ListedLine[]) =>
  lines.map(({ pieces }) =>
    pieces.map(({ text, as }) => (as === 'unseen' ? `[${text}]` : text)).join(''),
  )

const marked = (lines: readonly ListedLine[]) =>
  lines.map(({ pieces }) => pieces.filter((piece) => piece.marked).map(({ text }) => text))

describe('listedLines', () => {
  it('numbers the lines, blank ones too, and adds none behind the last line end', () => {
    const lines = listedLines('User-agent: *\n\nDisallow: /\n', [])
    expect(lines.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(printed(lines)).toEqual(['User-agent: *', '', 'Disallow: /'])
  })

  it('tells name, value and comment apart', () => {
    const [line] = listedLines('Disallow: /a # why', [])
    expect(line?.pieces.map(({ text, as }) => [text, as])).toEqual([
      ['Disallow', 'name'],
      [': ', 'text'],
      ['/a', 'value'],
      [' ', 'text'],
      ['# why', 'comment'],
    ])
  })

  it('names what cannot be seen', () => {
    expect(printed(listedLines('\ufeffA:\u00a0/\u0000b\udcdf\u200b', []))).toEqual([
      '[U+FEFF]A:[U+00A0]/[NUL]b[0xDF][U+200B]',
    ])
  })

  it('shows the ends of lines where they are not all the same', () => {
    expect(printed(listedLines('a: 1\r\nb: 2\nc: 3\r', []))).toEqual([
      'a: 1[CRLF]',
      'b: 2[LF]',
      'c: 3[CR]',
    ])
    expect(printed(listedLines('a: 1\nb: 2\n', []))).toEqual(['a: 1', 'b: 2'])
  })

  it('marks a range within a line, across lines, and one without width', () => {
    const text = 'Disallow /a\nAllow: /b\n'
    const within = { line: 1, column: 1, endLine: 1, endColumn: 9 }
    expect(marked(listedLines(text, [within]))).toEqual([['Disallow'], []])
    const across = { line: 1, column: 10, endLine: 2, endColumn: 6 }
    expect(marked(listedLines(text, [across])).map((texts) => texts.join(''))).toEqual([
      '/a',
      'Allow',
    ])
    const point = { line: 2, column: 8, endLine: 2, endColumn: 8 }
    expect(marked(listedLines(text, [point]))).toEqual([[], ['/']])
  })

  it('cuts a long line and says how much is left', () => {
    const [line] = listedLines(`Disallow: /${'x'.repeat(1000)}`, [])
    expect(printed(line === undefined ? [] : [line])[0]).toHaveLength(160)
    expect(line?.more).toBe(851)
  })
})
