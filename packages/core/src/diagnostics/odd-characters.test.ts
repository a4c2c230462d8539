/** Protects the set of characters that are not seen: it is Unicode's own, and none of ASCII is in it. */
import { describe, expect, it } from 'vitest'
import { MARK, oddKindOf, seeming } from './odd-characters.ts'

const unitsWhere = (test: (character: string) => boolean) =>
  Array.from({ length: 0xd800 }, (_, unit) => unit)
    .concat(Array.from({ length: 0x2000 }, (_, i) => 0xe000 + i))
    .filter((unit) => test(String.fromCharCode(unit)))

describe('odd characters', () => {
  it('are all that Unicode calls ignorable, all spaces and all marks of direction', () => {
    const unseen = unitsWhere((character) =>
      /[\p{Default_Ignorable_Code_Point}\p{Zs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(character),
    )
    const missed = unseen.filter((unit) => unit > 0x7f && unit !== MARK && oddKindOf(unit) === null)
    expect(missed.map((unit) => unit.toString(16))).toEqual([])
  })

  it('are no characters of ASCII, and no letters', () => {
    expect(
      unitsWhere((character) => character < '\x80' && oddKindOf(character.charCodeAt(0)) !== null),
    ).toEqual([])
    const letters = unitsWhere((character) => /[\p{L}\p{Nd}]/u.test(character))
    const odd = letters.filter((unit) => ![null, 'wide', 'letter'].includes(oddKindOf(unit)))
    // Fillers of Hangul are letters by name; they look like nothing.
    expect(odd.map((unit) => unit.toString(16))).toEqual(['115f', '1160', '3164', 'ffa0'])
  })

  it('are letters of other alphabets that seem to be Latin ones', () => {
    const alike = unitsWhere((character) => oddKindOf(character.charCodeAt(0)) === 'letter')
    expect(seeming(String.fromCharCode(...alike))).toMatch(/^[A-Za-z]{48}$/)
    expect(
      seeming('\u0410ll\u043ew, \u0405\u0456t\u0435m\u0430\u0440, D\u0131s\u03b1ll\u03bfw'),
    ).toBe('Allow, Sitemap, Disallow')
  })

  it('seem to be ASCII or nothing', () => {
    expect(seeming('\uff24is\u200ball\u0001ow\uff1a\u00a0\u201c/\uff0a\u201d\udb40\udc20')).toBe(
      'Disallow: "/*"',
    )
  })
})
