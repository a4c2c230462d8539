/** Protects the check `too-many-rules-for-yandex`: what Yandex counts, and where the limit lies. */
import { describe, expect, it } from 'vitest'
import { findingsOf, placesOf } from '../../../test/findings.ts'
import { tooManyRulesForYandex } from './too-many-rules-for-yandex.ts'

const rules = (count: number, rule = 'Disallow: /a\n') => `User-agent: a\n${rule.repeat(count)}`

describe('many rules', () => {
  it('are told from the first one too many on, over all groups', () => {
    const text = rules(1024) + rules(1025, 'Allow: /b\n')
    expect(placesOf(tooManyRulesForYandex, text)).toEqual(['2051:8-10'])
    expect(findingsOf(tooManyRulesForYandex, text)[0]?.data).toEqual({ rules: 2049, limit: 2048 })
  })

  it.each([
    ['at the limit', rules(2048)],
    ['that Yandex does not read', rules(2048) + 'Disalow: /a\nDisallow: a\nAllow:\n'.repeat(9)],
    ['in a file that Yandex does not accept', rules(2049) + '#'.repeat(512_000)],
  ])('are no finding %s', (_what, text) => {
    expect(placesOf(tooManyRulesForYandex, text)).toEqual([])
  })
})
