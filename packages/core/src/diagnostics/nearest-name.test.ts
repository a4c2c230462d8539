/** Protects what counts as a slip of the pen, and that its cost grows with the text alone. */
import { describe, expect, it } from 'vitest'
import { lettersOf, nameIndex, nameWithinTwoSlips, nearestName } from './nearest-name.ts'

const NAMES = nameIndex(['User-agent', 'Disallow', 'Allow', 'GPTBot'], 4)

describe('the nearest name', () => {
  it.each([
    ['USER_AGENT', 'User-agent'],
    ['D i s a l l o w', 'Disallow'],
    ['<b>Allow', 'Allow'],
    ['Dissallow', 'Disallow'],
    ['Dsallow', 'Disallow'],
    ['Desallow', 'Disallow'],
    ['Dsiallow', 'Disallow'],
    ['Alow', 'Allow'],
    ['GTPBot', 'GPTBot'],
  ])('of %s is %s', (text, name) => {
    expect(nearestName(text, NAMES)).toBe(name)
  })

  it.each(['', 'low', 'Alw', 'Dessalow', 'Disallowance', 'Follow', 'x'.repeat(50)])(
    'of %s is none',
    (text) => {
      expect(nearestName(text, NAMES)).toBeNull()
    },
  )

  it('is none where several are as near', () => {
    expect(nearestName('abcde', nameIndex(['abcdf', 'abcdg'], 4))).toBeNull()
  })

  it('may be two slips away where that is asked for, and the name is long', () => {
    expect(nameWithinTwoSlips('Desalow', NAMES)).toBe('Disallow')
    expect(nameWithinTwoSlips('Usre-agnet', NAMES)).toBe('User-agent')
    expect(nameWithinTwoSlips('Dessalo', NAMES)).toBeNull()
    expect(nameWithinTwoSlips('Alllow', NAMES)).toBeNull()
  })

  it('is found as fast in a text without end', () => {
    const start = performance.now()
    expect(nearestName('a'.repeat(2_000_000), NAMES)).toBeNull()
    expect(nearestName('<'.repeat(2_000_000), NAMES)).toBeNull()
    expect(performance.now() - start).toBeLessThan(3000)
  })
})

describe('the letters of a name', () => {
  it('leave out case, punctuation, tags and what is not ASCII', () => {
    expect(lettersOf('<p class="a">Ü-User_Agent 2:')).toBe('useragent2')
  })
})
