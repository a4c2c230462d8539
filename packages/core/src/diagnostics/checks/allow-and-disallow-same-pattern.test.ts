/** Protects the check `allow-and-disallow-same-pattern`: which patterns are the same, and for whom. */
import { describe, expect, it } from 'vitest'
import { findingsOf, placesOf } from '../../../test/findings.ts'
import { loadCheckMessages } from '../messages/load-check-messages.ts'
import { allowAndDisallowSamePattern } from './allow-and-disallow-same-pattern.ts'

const group = (...rules: readonly string[]) => `User-agent: *\n${rules.join('\n')}\n`

const told = (text: string) =>
  findingsOf(allowAndDisallowSamePattern, text).map(
    ({ data }) => `${data.disallowLine} with ${data.allowLine}`,
  )

describe('the same pattern allowed and disallowed', () => {
  it.each([
    [group('Allow: /a', 'Disallow: /a'), ['3 with 2']],
    [group('Disallow: /a', 'Allow: /a'), ['2 with 3']],
    [group('Disallow: /%c3', 'Allow: /%C3'), ['2 with 3']],
    [group('Disallow: /%62', 'Allow: /b'), ['2 with 3']],
    [`${group('Disallow: /a')}${group('Allow: /a')}`, ['2 with 4']],
    [group('Disallow: /a', 'Allow: /a*'), []],
    [group('Disallow: /a', 'Allow: /A'), []],
    [group('Disallow:', 'Allow:'), []],
    ['User-agent: a\nDisallow: /a\nUser-agent: b\nAllow: /a\n', []],
  ])('%j: %j', (text, expected) => {
    expect(told(text)).toEqual(expected)
  })

  it.each(['en', 'ja', 'ru'] as const)(
    'is said in %s to be read otherwise only where the Disallow stands first',
    async (language) => {
      const { message } = (await loadCheckMessages(language))['allow-and-disallow-same-pattern']
      const first = message({ pattern: '/a', allowLine: 3, disallowLine: 2 })
      const last = message({ pattern: '/a', allowLine: 2, disallowLine: 3 })
      expect(first.replace('3', '2').startsWith(last)).toBe(true)
      expect(first.length).toBeGreaterThan(last.length + 10)
    },
  )

  it('is marked at the Disallow, which does nothing', () => {
    expect(placesOf(allowAndDisallowSamePattern, group('Disallow: /a', 'Allow: /a'))).toEqual([
      '2:11-13',
    ])
  })
})
