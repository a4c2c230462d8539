/** Protects the check `letter-case-twins`: the later of two that differ in letter case alone. */
import { describe, expect, it } from 'vitest'
import { findingsOf } from '../../../test/findings.ts'
import { letterCaseTwins } from './letter-case-twins.ts'

const told = (...rules: readonly string[]) =>
  findingsOf(letterCaseTwins, `User-agent: *\n${rules.join('\n')}\n`).map(
    ({ line, data }) => `${line} of ${data.otherLine}${data.sameEffect ? '' : ', opposed'}`,
  )

describe('twins in letter case', () => {
  it.each([
    [['Disallow: /A', 'Disallow: /a'], ['3 of 2']],
    [['Disallow: /A', 'Allow: /a'], ['3 of 2, opposed']],
    [
      ['Disallow: /ab', 'Disallow: /aB', 'Disallow: /AB'],
      ['3 of 2', '4 of 2'],
    ],
    [['Disallow: /a', 'Disallow: /a'], []],
    [['Disallow: /%c3', 'Disallow: /%C3'], []],
    [['Disallow: /a', 'Disallow: /Ab'], []],
  ])('%j: %j', (rules, expected) => {
    expect(told(...rules)).toEqual(expected)
  })
})
