/** Protects the check `bom-inside`: marks and what is left of them, outside of comments and not at the start. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { bomInside } from './bom-inside.ts'

describe('a byte order mark inside the file', () => {
  it.each([
    ['User-agent: *\n\ufeffDisallow: /a', '2:1-2', 'mark', 'User-agent: *\nDisallow: /a'],
    ['\ufeff\ufeffUser-agent: *', '1:2-3', 'mark', '\ufeffUser-agent: *'],
    ['Disallow: /a\ufeff\ufeff', '1:13-15', 'mark', 'Disallow: /a'],
    ['Disallow: /a\ufeffb\ufeffc/', '1:13-14', 'mark', 'Disallow: /abc/'],
    ['ï»¿User-agent: *', '1:1-4', 'letters', 'User-agent: *'],
    ['\ufeffï»¿User-agent: *', '1:2-5', 'letters', '\ufeffUser-agent: *'],
  ])('%j', (text, place, form, fixed) => {
    expect(placesOf(bomInside, text)).toEqual([place])
    expect(findingsOf(bomInside, text).map(({ data }) => data.form)).toEqual([form])
    expect(fixedBy(bomInside, text)).toBe(fixed)
  })

  it.each([
    ['User-agent: *\n\ufeffDisallow: /a', null],
    ['Dis\ufeffallow: /a', null],
    ['Disallow: /a\ufeff', 'Disallow'],
    ['user-agent: ï»¿a', 'user-agent'],
  ])('in %j stands in the value of %s', (text, name) => {
    expect(findingsOf(bomInside, text).map(({ data }) => data.inValueOf)).toEqual([name])
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
