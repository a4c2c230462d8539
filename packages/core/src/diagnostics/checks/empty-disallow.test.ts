/** Protects the check `empty-disallow`: told only beside rules that it does not undo. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { emptyDisallow } from './empty-disallow.ts'

describe('an empty Disallow', () => {
  it('beside others is told and taken away', () => {
    const text = 'User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow:'
    expect(placesOf(emptyDisallow, text)).toEqual(['4:1-10'])
    expect(findingsOf(emptyDisallow, text)[0]?.data).toEqual({ rules: 2 })
    expect(fixedBy(emptyDisallow, text)).toBe('User-agent: *\nDisallow: /a\nDisallow: /b')
  })

  it.each([
    'User-agent: *\nDisallow:\n',
    'User-agent: *\nDisallow:\nAllow: /\n',
    'User-agent: *\nDisallow:\nUser-agent: a\nDisallow: /a\n',
    'Disallow:\nDisallow: /a\n',
  ])('is not in %j', (text) => {
    expect(placesOf(emptyDisallow, text)).toEqual([])
  })
})
