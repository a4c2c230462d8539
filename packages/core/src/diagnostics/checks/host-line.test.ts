/** Protects the check `host-line`: each line is told and can be taken away. */
import { describe, expect, it } from 'vitest'
import { fixedBy, placesOf } from '../../../test/findings.ts'
import { hostLine } from './host-line.ts'

describe('a Host line', () => {
  it('is told and taken away', () => {
    const text = 'Host: example.com\r\nUser-agent: *\r\nDisallow: /a\r\nhost: https://example.com'
    expect(placesOf(hostLine, text)).toEqual(['1:1-18', '4:1-26'])
    expect(fixedBy(hostLine, text)).toBe('User-agent: *\r\nDisallow: /a')
  })

  it('may be all there is', () => {
    expect(fixedBy(hostLine, 'Host: example.com')).toBe('')
  })
})
