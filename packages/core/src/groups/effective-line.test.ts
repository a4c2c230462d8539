/**
 * Protects the part of each line that a dialect looks at: a mark at the start is passed over, an
 * octet 0 and the line limit end it, also in the middle of a character, and a comment never counts.
 */
import { describe, expect, it } from 'vitest'
import type { DialectId } from '../dialects/dialect.ts'
import { dialectById } from '../dialects/index.ts'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { encodeOctets } from '../syntax/source.ts'
import { visitEffectiveLines } from './effective-line.ts'

/** Number, text, offset of the first colon in it or -1, and what cut it. */
function linesOf(text: string, dialect: DialectId) {
  const file = parseRobotsTxt(text)
  const found: (readonly [number, string, number, string])[] = []
  visitEffectiveLines(file, dialectById(dialect).decisions, file.lineCount, (at) => {
    const colon = at.colon < 0 ? -1 : at.colon - at.from
    found.push([at.line, at.text.slice(at.from, at.to), colon, at.cut])
  })
  return found
}

describe('what is looked at', () => {
  it.each<
    readonly [string, DialectId, string, readonly (readonly [number, string, number, string])[]]
  >([
    [
      'all lines',
      'google',
      'a:b\r\nc',
      [
        [1, 'a:b', 1, 'no'],
        [2, 'c', -1, 'no'],
      ],
    ],
    [
      'no comment',
      'google',
      'a#b:c\n#d',
      [
        [1, 'a', -1, 'no'],
        [2, '', -1, 'no'],
      ],
    ],
    ['no mark', 'google', '\ufeffa:b', [[1, 'a:b', 1, 'no']]],
    ['no half mark', 'google', '\udcef\udcbba', [[1, 'a', -1, 'no']]],
    ['a mark alone', 'google', '\ufeff', [[1, '', -1, 'no']]],
    [
      'a mark on the second line',
      'google',
      'a\n\ufeffb',
      [
        [1, 'a', -1, 'no'],
        [2, '\ufeffb', -1, 'no'],
      ],
    ],
    ['a mark that is kept', 'rfc9309-strict', '\ufeffa:b', [[1, '\ufeffa:b', 2, 'no']]],
    [
      'nothing behind NUL',
      'google',
      'a:b\0c\nd\0:e\n\0',
      [
        [1, 'a:b', 1, 'nul'],
        [2, 'd', -1, 'nul'],
        [3, '', -1, 'nul'],
      ],
    ],
    ['NUL in a comment', 'google', 'a#\0', [[1, 'a', -1, 'no']]],
    ['NUL in front of a comment', 'google', 'a\0#b', [[1, 'a', -1, 'nul']]],
    ['NUL that is kept', 'yandex', 'a\0b', [[1, 'a\0b', -1, 'no']]],
    [
      'line ends of Unicode',
      'python-3.14',
      'a:b\vc#d\u2028e',
      [
        [1, 'a:b', 1, 'no'],
        [1, 'c', -1, 'no'],
        [1, 'e', -1, 'no'],
      ],
    ],
    [
      'a comment up to such a line end',
      'protego',
      '#a\u0085b:c',
      [
        [1, '', -1, 'no'],
        [1, 'b:c', 1, 'no'],
      ],
    ],
  ])('%s', (_what, dialect, text, expected) => {
    expect(linesOf(text, dialect)).toEqual(expected)
  })
})

describe('the limit of a line', () => {
  const LIMIT = 16_663

  it.each(['b', 'é', '漢', '😀', '\udce9'])(
    'is one of octets, also for lines of %j',
    (character) => {
      const size = encodeOctets(character).length
      for (let shift = 0; shift < size; shift += 1) {
        const start = `a:${'a'.repeat(shift)}`
        const line = start + character.repeat(LIMIT)
        const [, text = '', colon, cut] = linesOf(`#\n${line}\nc`, 'google')[1] ?? []
        expect(encodeOctets(text)).toEqual(encodeOctets(line).subarray(0, LIMIT))
        expect([colon, cut]).toEqual([1, 'line-cut'])
      }
    },
  )

  it.each([
    [LIMIT - 1, 'no'],
    [LIMIT, 'no'],
    [LIMIT + 1, 'line-cut'],
  ])('leaves a line of %i octets: %s', (octets, cut) => {
    expect(linesOf('a'.repeat(octets), 'google')[0]?.[3]).toBe(cut)
    expect(linesOf(`\ufeff${'a'.repeat(octets)}`, 'google')[0]?.[3]).toBe(cut)
    expect(linesOf(`${'é'.repeat(7000)}${'a'.repeat(octets - 14_000)}`, 'google')[0]?.[3]).toBe(cut)
  })

  it('hides what stands behind it: colon, comment, NUL', () => {
    const long = 'a'.repeat(LIMIT)
    expect(linesOf(`${long}:b#c\0`, 'google')).toEqual([[1, long, -1, 'line-cut']])
    expect(linesOf(`a:#${long}`, 'google')[0]?.slice(0, 3)).toEqual([1, 'a:', 1])
    expect(linesOf(`a:\0${long}`, 'google')).toEqual([[1, 'a:', 1, 'nul']])
  })

  it('is none where a dialect has none', () => {
    const long = 'a'.repeat(LIMIT + 1)
    for (const dialect of ['rfc9309-strict', 'yandex', 'python-3.14', 'protego'] as const) {
      expect(linesOf(long, dialect)).toEqual([[1, long, -1, 'no']])
    }
  })
})

describe('visitEffectiveLines', () => {
  it('stops at the last line it is asked for', () => {
    const seen: number[] = []
    const { decisions } = dialectById('google')
    visitEffectiveLines(parseRobotsTxt('a\nb\nc'), decisions, 2, ({ line }) => seen.push(line))
    expect(seen).toEqual([1, 2])
  })

  it('tells lines on which nothing stands from those with a comment or white space', () => {
    const empty: number[] = []
    const { decisions } = dialectById('google')
    const file = parseRobotsTxt('\n#\n \na\n')
    visitEffectiveLines(file, decisions, file.lineCount, (at) => {
      if (at.empty) empty.push(at.line)
    })
    expect(empty).toEqual([1, 5])
  })
})
