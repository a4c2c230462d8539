/**
 * Protects the limit on the size of a file: 512,000 octets count, and not one more; a line that the
 * limit cuts through does not count, nor does half a character; at Yandex a file of that size opens
 * the site.
 */
import { describe, expect, it } from 'vitest'
import type { DialectId } from '../dialects/dialect.ts'
import { dialectById } from '../dialects/index.ts'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { decodeOctets, encodeOctets } from '../syntax/source.ts'
import { interpret } from './interpret.ts'
import { readableLines } from './size-limit.ts'

const LIMIT = 512_000

const read = (text: string, dialect: DialectId) =>
  interpret(parseRobotsTxt(text), dialectById(dialect).decisions)

/** A group whose last rule, with `end` behind it, brings the file to `octets`. */
function fileOf(octets: number, rule: string, end = ''): string {
  const start = 'User-agent: *\n'
  const used = encodeOctets(start + rule + end).length
  const filler = `#${'x'.repeat(997)}\n`
  const count = Math.floor((octets - used) / filler.length)
  const rest = octets - used - count * filler.length
  return start + filler.repeat(count) + ' '.repeat(rest) + rule + end
}

const lastRule = (text: string, dialect: DialectId) => read(text, dialect).groups[0]?.rules.at(-1)

describe('a file', () => {
  it.each([
    [LIMIT - 1, 'no', true],
    [LIMIT, 'no', true],
    [LIMIT + 1, 'cut', false],
  ])('of %i octets is cut: %s', (octets, oversize, counts) => {
    const text = fileOf(octets, 'Disallow: /end')
    expect(encodeOctets(text)).toHaveLength(octets)
    for (const dialect of ['google', 'rfc9309', 'rfc9309-strict', 'bing'] as const) {
      expect(read(text, dialect).oversize).toBe(oversize)
      expect(lastRule(text, dialect)?.pattern).toBe(counts ? '/end' : undefined)
    }
  })

  it.each([
    [LIMIT - 1, 'no'],
    [LIMIT, 'site-open'],
    [LIMIT + 1, 'site-open'],
  ])('of %i octets is accepted by Yandex: %s', (octets, oversize) => {
    const reading = read(fileOf(octets, 'Disallow: /end'), 'yandex')
    expect(reading.oversize).toBe(oversize)
    expect(reading.groups).toHaveLength(oversize === 'no' ? 1 : 0)
    expect(reading.lastLine > 0).toBe(oversize === 'no')
  })

  it.each(['python-3.12', 'python-3.14', 'protego'] as const)(
    'of any size is read by %s',
    (dialect) => {
      const text = fileOf(3 * LIMIT, 'Disallow: /end')
      expect(read(text, dialect).oversize).toBe('no')
      expect(lastRule(text, dialect)?.pattern).toBe('/end')
    },
  )

  it('whose octets are more than its characters is measured in octets', () => {
    const text = `User-agent: *\n${'#é\n'.repeat(LIMIT / 4)}Disallow: /end`
    expect(text.length).toBeLessThan(LIMIT)
    expect(read(text, 'google').oversize).toBe('cut')
    expect(lastRule(text, 'google')).toBeUndefined()
  })

  it('with a mark in front is measured with it', () => {
    const text = `\ufeff${fileOf(LIMIT - 2, 'Disallow: /end')}`
    expect(read(text, 'google').oversize).toBe('cut')
  })
})

describe('the line at the limit', () => {
  it.each([
    ['ends there', 'Disallow: /end', '\nAllow: /x', LIMIT, true],
    ['ends there with CRLF behind', 'Disallow: /end', '\r\nAllow: /x', LIMIT, true],
    ['ends there with its line end', 'Disallow: /end\n', 'Allow: /x', LIMIT, true],
    ['ends between CR and LF', 'Disallow: /end\r', '\nAllow: /x', LIMIT, true],
    ['ends one octet behind', 'Disallow: /end', '\nAllow: /x', LIMIT + 1, false],
  ])('%s', (_what, rule, behind, octets, counts) => {
    const text = fileOf(octets, rule) + behind
    const reading = read(text, 'google')
    expect(reading.oversize).toBe('cut')
    expect(reading.groups[0]?.rules.map(({ pattern }) => pattern)).toEqual(counts ? ['/end'] : [])
    const lost = reading.ignored.filter(({ because }) => because === 'past-size-limit')
    expect(lost.map(({ line }) => line)).toEqual(lineNumbers(text, counts ? 'x' : 'end'))
  })

  it.each(['é', '漢', '😀', '\udce9'])(
    'is dropped where the limit cuts through %j',
    (character) => {
      const size = encodeOctets(character).length
      for (let inside = 0; inside <= size; inside += 1) {
        const text = fileOf(LIMIT + size - inside, `Disallow: /end${character}`)
        const whole = inside === size
        expect(lastRule(text, 'google')?.pattern).toBe(whole ? `/end${character}` : undefined)
      }
    },
  )

  it('is the only thing that sets a cut file apart from its own first octets', () => {
    for (const over of [1, 3, 17, 1000]) {
      const text = fileOf(
        LIMIT + over,
        'Disallow: /é\r\nAllow: /漢\nDisallow: /end',
        '\n'.repeat(5),
      )
      const reading = read(text, 'google')
      const cut = decodeOctets(encodeOctets(text).subarray(0, LIMIT)).text
      const whole = cut.slice(0, Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf('\r')) + 1)
      expect(reading.groups).toEqual(read(whole, 'google').groups)
    }
  })
})

describe('readableLines', () => {
  const { decisions } = dialectById('google')
  const lines = (text: string, octets: number) =>
    readableLines(parseRobotsTxt(text), { ...decisions, sizeLimit: { octets, beyond: 'cut' } })

  it.each([
    ['a\nbc\nd', 7, 3, 'no'],
    ['a\nbc\nd', 6, 3, 'no'],
    ['a\nbc\nd', 5, 2, 'cut'],
    ['a\nbc\nd', 4, 2, 'cut'],
    ['a\nbc\nd', 3, 1, 'cut'],
    ['a\nbc\nd', 2, 1, 'cut'],
    ['abc', 2, 0, 'cut'],
    ['\r\n\r\n', 1, 1, 'cut'],
    ['', 0, 1, 'no'],
  ])('of %j within %i octets: %i', (text, octets, lastLine, oversize) => {
    expect(lines(text, octets)).toEqual({ lastLine, oversize })
  })
})

/** The number of the line in which a text ends, and of those behind it that hold something. */
function lineNumbers(text: string, last: string): readonly number[] {
  const lines = text.split(/\r\n|\r|\n/)
  const first = lines.findIndex((line) => line.endsWith(`/${last}`))
  return lines.flatMap((line, index) => (index >= first && line !== '' ? [index + 1] : []))
}
