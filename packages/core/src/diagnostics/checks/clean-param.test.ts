/**
 * Protects the check `clean-param`: what Yandex's syntax is, what is wrong with a line, and that only
 * plain slips are mended, within the limit of characters.
 */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { cleanParam } from './clean-param.ts'

const line = (value: string) => `Clean-param: ${value}\n`

const problem = (value: string) => findingsOf(cleanParam, line(value))[0]?.data.problem

describe('a Clean-param line', () => {
  it.each([
    'ref',
    'ref /some_dir/get_book.pl',
    'a&b&c /shop/*',
    'sid&sort *',
    'utm_source&utm[x] /',
    'event&add&amp&area',
  ])('%s is sound', (value) => {
    expect(placesOf(cleanParam, line(value))).toEqual([])
  })

  it.each([
    ['', 'empty', null],
    ['/shop/', 'empty', null],
    ['ref,sid /shop/', 'separator', 'ref&sid /shop/'],
    ['ref, sid', 'separator', 'ref&sid'],
    ['ref sid', 'separator', 'ref&sid'],
    ['a b c /x', 'separator', 'a&b&c /x'],
    ['a|b', 'separator', 'a&b'],
    ['ref get_book.pl', 'path', null],
    ['ref some_dir/page', 'path', null],
    ['ref https://example.com/', 'path', null],
    ['a&b&', 'stray-ampersand', 'a&b'],
    ['&ref', 'stray-ampersand', 'ref'],
    ['ref&&sid /shop/', 'stray-ampersand', 'ref&sid /shop/'],
    ['&', 'empty', null],
    ['метка /shop/', 'not-ascii', null],
    ['ref /каталог/', 'not-ascii', null],
    ['ref /shop/ /b', 'path', null],
    ['ref=1 /', 'sign', null],
    ['?ref /', 'sign', null],
  ])('%j: %s', (value, expected, fixed) => {
    expect(problem(value)).toBe(expected)
    expect(fixedBy(cleanParam, line(value))).toBe(line(fixed ?? value))
  })

  it('of more than 500 characters is spread over lines that are sound', () => {
    const names = Array.from({ length: 150 }, (_, i) => `p${i}`)
    const text = line(`${names.join('&')} /shop/`)
    expect(problem(text.slice(13, -1))).toBe('too-long')
    const fixed = fixedBy(cleanParam, text)
    expect(placesOf(cleanParam, fixed)).toEqual([])
    const lines = fixed.trim().split('\n')
    expect(lines).toHaveLength(2)
    expect(lines.flatMap((one) => one.slice(13, -7).split('&'))).toEqual(names)
    expect(lines.every((one) => one.endsWith(' /shop/') && one.length <= 513)).toBe(true)
  })

  it('of exactly 500 characters is sound, of one more it is not', () => {
    const value = `${'a'.repeat(248)}&${'b'.repeat(251)}`
    expect(problem(value)).toBeUndefined()
    expect(problem(`${value}b`)).toBe('too-long')
    expect(findingsOf(cleanParam, line(`a${'b'.repeat(500)}`))[0]?.fixes).toEqual([])
  })

  it('is marked at its value, an empty one at its name', () => {
    expect(placesOf(cleanParam, `User-agent: Yandex\n${line('a,b /c')}clean-param:\n`)).toEqual([
      '2:14-20',
      '3:1-12',
    ])
  })
})
