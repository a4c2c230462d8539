/** Protects the check `control-token`: tokens that never fetch, told once. */
import { describe, expect, it } from 'vitest'
import { findingsOf, placesOf } from '../../../test/findings.ts'
import { controlToken } from './control-token.ts'

describe('a control token', () => {
  it('is told at its first line', () => {
    const text =
      'User-agent: GPTBot\nUser-agent: google-extended\nUser-agent: Applebot-Extended\nDisallow: /\n\nUser-agent: Google-Extended\nAllow: /\n'
    expect(placesOf(controlToken, text)).toEqual(['2:13-28', '3:13-30'])
    expect(findingsOf(controlToken, text).map(({ data }) => data)).toEqual([
      { token: 'Google-Extended', operator: 'Google' },
      { token: 'Applebot-Extended', operator: 'Apple' },
    ])
  })

  it.each(['Googlebot', '*', 'webzio-extended'])('is not %s', (token) => {
    expect(placesOf(controlToken, `User-agent: ${token}\nDisallow: /\n`)).toEqual([])
  })
})
