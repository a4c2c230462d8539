/** Protects the check `no-directives`: which texts are no robots.txt, and that one slip is enough to be one. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { noDirectives } from './no-directives.ts'

describe('a text without directives', () => {
  it.each([
    ['Error 404: not found', 'Error 404: not found'],
    ['# nothing\n\n{"status": 502}', '{"status": 502}'],
    ['\u0089PNG\n\u001a\0\0', '\u0089PNG'],
    [
      'Error in net::fetch : could not resolve\nDetails: try later',
      'Error in net::fetch : could not resolve',
    ],
  ])('is %j', (text, begins) => {
    const [found] = findingsOf(noDirectives, text)
    expect(found?.data.text.replace('\ufffd', '\u0089')).toBe(begins)
  })

  it('is told at its first line', () => {
    expect(placesOf(noDirectives, '\n# a\nnot found')).toEqual(['3:1-10'])
    expect(fixedBy(noDirectives, 'not found')).toBe('not found')
  })

  it.each([
    '',
    '# only a comment',
    '\n\n',
    'text\nUser-agent: *',
    'text\nDisalow: /a',
    'text\nDesallow: /a',
    'text\nDisallow /a',
    'text\nLicense: https://a.example/',
    'text\nDisallow\uff1a/a',
  ])('is not %j', (text) => {
    expect(placesOf(noDirectives, text)).toEqual([])
  })
})
