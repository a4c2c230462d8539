/**
 * Protects the check `duplicate-rule`: what says the same, for whom, which of two is told, and that a
 * group never loses its last rule.
 */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { duplicateRule } from './duplicate-rule.ts'

const group = (...rules: readonly string[]) => `User-agent: *\n${rules.join('\n')}\n`

const told = (text: string) =>
  findingsOf(duplicateRule, text).map(({ line, data }) => `${line} of ${data.otherLine}`)

describe('a duplicate rule', () => {
  it.each([
    ['the same', group('Disallow: /a', 'Allow: /b', 'Disallow: /a'), ['4 of 2']],
    [
      'three times',
      group('Disallow: /a', 'Disallow: /a', 'Disallow: /a', 'Allow: /b'),
      ['3 of 2', '4 of 2'],
    ],
    ['weaker by a star', group('Disallow: /a', 'Disallow: /a*'), ['2 of 3']],
    ['weaker by a star and an end', group('Disallow: /a*$', 'Disallow: /a'), ['3 of 2']],
    ['digits of escapes in another case', group('Disallow: /%c3', 'Disallow: /%C3'), ['3 of 2']],
    ['weaker by a slash', group('Disallow: *.pdf', 'Disallow: /*.pdf'), ['2 of 3']],
    ['everything', group('Disallow: /', 'Disallow: *'), ['3 of 2']],
    [
      'in a second group',
      `${group('Disallow: /a')}${group('Disallow: /b', 'Disallow: /a')}`,
      ['5 of 2'],
    ],
    ['another effect', group('Disallow: /a', 'Allow: /a'), []],
    ['an end', group('Disallow: /a', 'Disallow: /a$'), []],
    ['letter case', group('Disallow: /a', 'Disallow: /A'), []],
    ['a star in front', group('Disallow: /a', 'Disallow: */a'), []],
    ['no value', group('Disallow:', 'Disallow:'), []],
    ['groups of others', 'User-agent: a\nDisallow: /a\nUser-agent: b\nDisallow: /a\n', []],
  ])('%s', (_what, text, expected) => {
    expect(told(text)).toEqual(expected)
  })

  it('is none where only one of the crawlers of its group has it twice', () => {
    const shared = 'User-agent: a\nUser-agent: b\nDisallow: /x\nDisallow: /y\n'
    expect(told(`User-agent: a\nDisallow: /x\n${shared}`)).toEqual([])
    expect(told(`${shared}User-agent: a\nDisallow: /x\nDisallow: /z\n`)).toEqual(['6 of 3'])
  })

  it('is marked at its pattern and taken away with its line', () => {
    const text = group('Disallow: /a', 'Disallow: /a # again', 'Allow: /b')
    expect(placesOf(duplicateRule, text)).toEqual(['3:11-13'])
    expect(fixedBy(duplicateRule, text)).toBe(group('Disallow: /a', 'Allow: /b'))
    expect(fixedBy(duplicateRule, 'User-agent: *\nDisallow: /a\nDisallow: /a')).toBe(
      'User-agent: *\nDisallow: /a',
    )
  })

  it('stays where its group has no other rule', () => {
    const text = `${group('Disallow: /a')}${group('Disallow: /a', 'Disallow: /a')}`
    expect(told(text)).toEqual(['4 of 2', '5 of 2'])
    expect(fixedBy(duplicateRule, text)).toBe(text)
  })
})
