/** Protects the check `control-characters`: which characters, and that those in comments are left alone. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { controlCharacters } from './control-characters.ts'

const inFile = (line: string) => `User-agent: *\n${line}`

describe('control characters', () => {
  it.each([
    ['Disallow: /a\0b', '2:13-14', 'U+0000', 'Disallow: /ab'],
    ['\u001b[0mDisallow: /a\u001b', '2:1-2', 'U+001B', '[0mDisallow: /a'],
    ['Disallow: /a\u007f', '2:13-14', 'U+007F', 'Disallow: /a'],
    ['Disallow: /a\u0091', '2:13-14', 'U+0091', 'Disallow: /a'],
    ['Disallow: /a\u000b\u000c', '2:13-15', 'U+000B', 'Disallow: /a'],
  ])('are found in %j', (line, place, code, fixed) => {
    const text = inFile(line)
    expect(placesOf(controlCharacters, text)).toEqual([place])
    expect(findingsOf(controlCharacters, text).map(({ data }) => data.code)).toEqual([code])
    expect(fixedBy(controlCharacters, text)).toBe(inFile(fixed))
  })

  it.each(['\tDisallow:\t/a', 'Disallow: /a # \0', '# \u001b[1m', 'Disallow: /\u00c3\u009f'])(
    'are not found in %j',
    (line) => {
      expect(placesOf(controlCharacters, inFile(line))).toEqual([])
    },
  )

  it.each([
    ['Disallow: /a\u000b', true],
    ['Disallow:\u000c/a', true],
    ['Disallow: /a\u000cb', false],
    ['Disallow: /a\u0001', false],
  ])('are white space around the value in %j: %s', (line, stripped) => {
    const found = findingsOf(controlCharacters, inFile(line))
    expect(found.map(({ data }) => data.stripped)).toEqual([stripped])
  })

  it('are not told of a picture', () => {
    expect(placesOf(controlCharacters, 'GIF89a\0\u0001\0\nJFIF\0')).toEqual([])
  })
})
