/**
 * Protects readers from what a file or a token may hold: terminal sequences, text that turns round,
 * octets that are no characters, and patterns as long as the file.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayable, SHOWN_LENGTH } from './displayable.ts'

describe('displayable text', () => {
  it.each([
    ['/private', '/private'],
    ['/ツ/привет/é', '/ツ/привет/é'],
    ['/😀', '/😀'],
    ['a\tb', 'a␉b'],
    ['\u0000\u001b\u007f', '␀␛␡'],
    ['a\u0085b', 'a\ufffdb'],
    ['/caf\udce9', '/caf\ufffd'],
    ['/\u202egpj.exe', '/\ufffdgpj.exe'],
    ['/\u2066a\u2069', '/\ufffda\ufffd'],
    ['a\u2028b', 'a\ufffdb'],
  ])('%j is shown as %j', (text, shown) => {
    expect(displayable(text)).toBe(shown)
  })

  it('stays whole up to the limit and is cut behind it', () => {
    const longest = 'a'.repeat(SHOWN_LENGTH)
    expect(displayable(longest)).toBe(longest)
    expect(displayable(`${longest}b`)).toBe(`${'a'.repeat(SHOWN_LENGTH - 1)}…`)
  })

  it('never cuts a character in two', () => {
    expect(displayable('😀'.repeat(SHOWN_LENGTH))).toBe('😀'.repeat(SHOWN_LENGTH))
    expect(displayable('😀'.repeat(500))).toBe(`${'😀'.repeat(SHOWN_LENGTH - 1)}…`)
    expect(displayable(`a${'😀'.repeat(500)}`)).toBe(`a${'😀'.repeat(SHOWN_LENGTH - 2)}…`)
  })

  it('is well-formed, short and free of controls, whatever is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const shown = displayable(`${text}\udc80`)
        expect(shown).not.toMatch(/[\p{Cc}\p{Cs}]/u)
        expect([...shown].length).toBeLessThanOrEqual(SHOWN_LENGTH)
      }),
    )
  })
})
