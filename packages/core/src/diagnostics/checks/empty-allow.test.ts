/** Protects the check `empty-allow`: where it stands alone, where beside others, and what becomes of it. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { emptyAllow } from './empty-allow.ts'

describe('an empty Allow', () => {
  it('beside other rules is taken away', () => {
    const text = 'User-agent: *\nAllow: # none\nDisallow: /a\n'
    expect(placesOf(emptyAllow, text)).toEqual(['2:1-7'])
    expect(findingsOf(emptyAllow, text)[0]?.data).toEqual({ alone: false })
    expect(fixedBy(emptyAllow, text)).toBe('User-agent: *\nDisallow: /a\n')
  })

  it('alone is written out', () => {
    const text = 'User-agent: *\nallow:\nUser-agent: a\nDisallow: /a\n'
    expect(findingsOf(emptyAllow, text)[0]?.data).toEqual({ alone: true })
    expect(fixedBy(emptyAllow, text)).toBe('User-agent: *\nallow: /\nUser-agent: a\nDisallow: /a\n')
  })

  it('with a broken rule leaves that rule to the group', () => {
    const text = 'User-agent: *\nAllow:\nDisallow: a\n'
    expect(findingsOf(emptyAllow, text)[0]?.data).toEqual({ alone: false })
  })

  it.each(['User-agent: *\nAllow: /\n', 'User-agent: *\nDisallow:\n', 'Allow:\n'])(
    'is not in %j',
    (text) => {
      expect(placesOf(emptyAllow, text)).toEqual([])
    },
  )
})
