/**
 * Protects the lines of a file: every text parses, the lines and their ends make up the text again,
 * and each line knows its first colon and its comment.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  lineColon,
  lineComment,
  lineEnd,
  lineStart,
  lineText,
  type ParsedFile,
  parseRobotsTxt,
} from './parse.ts'
import { octetLength } from './source.ts'

const lineNumbers = ({ lineCount }: ParsedFile) =>
  Array.from({ length: lineCount }, (_, index) => index + 1)
const linesOf = (file: ParsedFile) => lineNumbers(file).map((line) => lineText(file, line))

/** The plainest way to say it: CRLF before its halves. */
const splitNaively = (text: string) => text.split(/\r\n|\r|\n/)

describe('parseRobotsTxt', () => {
  it.each([
    ['', ['']],
    ['\n', ['', '']],
    ['\r', ['', '']],
    ['\r\n', ['', '']],
    ['\n\r', ['', '', '']],
    ['\r\r\n', ['', '', '']],
    ['\r\n\n', ['', '', '']],
    ['a', ['a']],
    ['a\n', ['a', '']],
    ['a\rb\nc\r\nd', ['a', 'b', 'c', 'd']],
    ['a\vb\fc\u2028d\u0085e', ['a\vb\fc\u2028d\u0085e']],
    ['\ufeffa\n', ['\ufeffa', '']],
    ['a\0b\nc', ['a\0b', 'c']],
  ])('cuts %j at CR, LF and CRLF only', (text, expected) => {
    const file = parseRobotsTxt(text)
    expect(linesOf(file)).toEqual(expected)
    expect(file.lineCount).toBe(expected.length)
  })

  it('cuts any text as the plainest way does, and the lines tile it', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const file = parseRobotsTxt(text)
        expect(linesOf(file)).toEqual(splitNaively(text))
        let at = 0
        for (const line of lineNumbers(file)) {
          const gap = text.slice(at, lineStart(file, line))
          expect(line === 1 ? [''] : ['\r', '\n', '\r\n']).toContain(gap)
          expect(lineStart(file, line)).toBe(at + gap.length)
          at = lineEnd(file, line)
        }
        expect(at).toBe(text.length)
      }),
      { seed: 1, numRuns: 5000 },
    )
  })

  it('knows the first colon of each line in front of its comment, and the comment', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const file = parseRobotsTxt(text)
        for (const line of lineNumbers(file)) {
          const written = lineText(file, line)
          const hash = written.indexOf('#')
          const colon = written.slice(0, hash < 0 ? written.length : hash).indexOf(':')
          const start = lineStart(file, line)
          expect(lineColon(file, line)).toBe(colon < 0 ? -1 : start + colon)
          expect(lineComment(file, line)).toBe(hash < 0 ? -1 : start + hash)
        }
      }),
      { seed: 2, numRuns: 3000 },
    )
  })

  it('reads any units at all, and counts octets', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
        const text = String.fromCharCode(...units)
        const file = parseRobotsTxt(text)
        expect(file.text).toBe(text)
        expect(file.octets).toBe(octetLength(text))
        expect(file.hasNul).toBe(text.includes('\0'))
      }),
      { seed: 3, numRuns: 2000 },
    )
  })

  it('makes room for any number of lines', () => {
    const file = parseRobotsTxt('\n'.repeat(10_000))
    expect(file.lineCount).toBe(10_001)
    expect(lineStart(file, 10_001)).toBe(10_000)
  })

  it.each([
    ['ASCII', 'a: b\n', 5, 0, 'none', false],
    ['characters outside ASCII', 'é漢😀', 9, 0, 'none', false],
    ['octets that are no UTF-8', 'a\udce9\udcff', 3, 2, 'none', false],
    ['a byte order mark', '\ufeffa', 4, 0, 'whole', false],
    ['half a byte order mark', '\udcef\udcbba', 3, 2, 'partial', false],
    ['an octet 0', 'a\0', 2, 0, 'none', true],
  ])('tells the facts of a file: %s', (_what, text, octets, malformedOctets, bom, hasNul) => {
    expect(parseRobotsTxt(text)).toMatchObject({ octets, malformedOctets, bom, hasNul })
  })
})

describe('lineText', () => {
  it('of a line that is not there is empty', () => {
    const file = parseRobotsTxt('a\nb')
    expect([lineText(file, 0), lineText(file, 3)]).toEqual(['', ''])
    expect([lineColon(file, 3), lineComment(file, 3)]).toEqual([-1, -1])
  })
})

function anyText() {
  const units = ['\r', '\n', '\r\n', 'a', ':', '#', ' ', '\0', 'é', '\ufeff', '\u2028', '\udc80']
  return fc.array(fc.constantFrom(...units), { maxLength: 20 }).map((parts) => parts.join(''))
}
