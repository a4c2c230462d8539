/** Protects the check `bom-inside`: marks and what is left of them, outside of comments and not at the start. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { bomInside } from './bom-inside.ts'

describe('a byte order mark inside the file', () => {
  it.each([
    ['User-agent: *\n\ufeffDisallow: /a', '2:1-2', 'mark', 'User-agent: *\nDisallow: /a'],
    ['\ufeff\ufeffUser-agent: *', '1:2-3', 'mark', '\ufeffUser-agent: *'],
    ['Disallow: /a\ufeff\ufeff', '1:13-15', 'mark', 'Disallow: /a'],
    ['ï»¿User-agent: *', '1:1-4', 'letters', 'User-agent: *'],
    ['\ufeffï»¿User-agent: *', '1:2-5', 'letters', '\ufeffUser-agent: *'],
  ])('%j', (text, place, form, fixed) => {
    expect(placesOf(bomInside, text)).toEqual([place])
    expect(findingsOf(bomInside, text).map(({ data }) => data.form)).toEqual([form])
    expect(fixedBy(bomInside, text)).toBe(fixed)
  })

  it.each([
    '\ufeffUser-agent: *',
    'Disallow: /a # \ufeff',
    'User-agent: *\n\ufeff',
    'User-agent: *\n\ufeff# note',
    'ï»¿# note',
    'Disallow: /ï',
  ])('does no harm in %j', (text) => {
    expect(placesOf(bomInside, text)).toEqual([])
  })
})
