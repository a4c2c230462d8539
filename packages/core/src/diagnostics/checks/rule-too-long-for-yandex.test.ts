/** Protects the check `rule-too-long-for-yandex`: characters of the pattern are counted, not octets. */
import { describe, expect, it } from 'vitest'
import { findingsOf, placesOf } from '../../../test/findings.ts'
import { ruleTooLongForYandex } from './rule-too-long-for-yandex.ts'

const rule = (pattern: string) => `User-agent: *\nDisallow: ${pattern}\n`

describe('a long rule', () => {
  it('is told from 1,025 characters on', () => {
    expect(placesOf(ruleTooLongForYandex, rule(`/${'a'.repeat(1023)}`))).toEqual([])
    expect(placesOf(ruleTooLongForYandex, rule(`/${'a'.repeat(1024)}`))).toEqual(['2:11-1036'])
    expect(placesOf(ruleTooLongForYandex, rule(`/${'é'.repeat(1023)}`))).toEqual([])
    expect(placesOf(ruleTooLongForYandex, rule(`/${'😀'.repeat(1023)}`))).toEqual([])
    expect(findingsOf(ruleTooLongForYandex, rule(`/${'😀'.repeat(1024)}`))[0]?.data).toEqual({
      characters: 1025,
      limit: 1024,
    })
  })
})
