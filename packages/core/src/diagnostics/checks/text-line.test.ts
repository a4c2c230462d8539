/** Protects the check `text-line`: what looks like what, runs of lines that are one thing, and fixes where they are plain. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { textLine } from './text-line.ts'

const inFile = (text: string) => `User-agent: *\n${text}\nDisallow: /a\n`
const looks = (text: string) => findingsOf(textLine, inFile(text)).map(({ data }) => data.looks)

describe('a line of text', () => {
  it.each([
    ['https://a.example/sitemap.xml', 'sitemap', 'Sitemap: https://a.example/sitemap.xml'],
    ['https://a.example/feeds.xml.gz', 'sitemap', 'Sitemap: https://a.example/feeds.xml.gz'],
    ['https://a.example/', 'address', '# https://a.example/'],
    ['/private/', 'path', '/private/'],
    ['/*?page=', 'path', '/*?page='],
    ['Disallow', 'name', 'Disallow'],
    ['hello', 'prose', '# hello'],
    ['  Please go away', 'prose', '  # Please go away'],
    ['// note', 'prose', '# // note'],
    ['/**', 'prose', '# /**'],
    ['<br />', 'prose', '# <br />'],
    ['{"message": "Error"}', 'prose', '# {"message": "Error"}'],
    [': /a', 'prose', '# : /a'],
    ['// Disallow: /a', 'prose', '# // Disallow: /a'],
    ['//Disallow: /a', 'prose', '# //Disallow: /a'],
    ['; Disallow: /a', 'prose', '# ; Disallow: /a'],
    ['<!-- Disallow: /a -->', 'prose', '# <!-- Disallow: /a -->'],
    ['%23 Disallow: /a', 'prose', '# %23 Disallow: /a'],
    ['--Disallow: /a', 'prose', '# --Disallow: /a'],
    ['/* User-agent: * */', 'prose', '# /* User-agent: * */'],
    ['\uff03Disallow: /a', 'prose', '# \uff03Disallow: /a'],
    ['// \u00a0Disallow: /a', 'prose', '# // \u00a0Disallow: /a'],
  ])('%s looks like %s', (line, expected, fixed) => {
    expect(looks(line)).toEqual([expected])
    expect(fixedBy(textLine, inFile(line))).toBe(inFile(fixed))
  })

  it('is one thing with the prose that follows it', () => {
    const text = inFile('one\n\ntwo words\nthree')
    expect(placesOf(textLine, text)).toEqual(['2:1-5:6'])
    expect(findingsOf(textLine, text).map(({ data }) => data.lines)).toEqual([3])
    expect(fixedBy(textLine, text)).toBe(inFile('# one\n\n# two words\n# three'))
  })

  it('is another thing behind a directive or a comment', () => {
    expect(placesOf(textLine, inFile('one\n# two\nthree'))).toEqual(['2:1-4', '4:1-6'])
    expect(placesOf(textLine, inFile('one\n/two\nthree'))).toEqual(['2:1-4', '3:1-5', '4:1-6'])
  })

  it.each(['', '# text', 'Foo: bar', 'Disallow /a', '\u00a0', '\ufeff', 'ï»¿# text'])(
    'is not %j',
    (line) => {
      expect(looks(line)).toEqual([])
    },
  )

  it('is told once where the text is no robots.txt at all', () => {
    expect(placesOf(textLine, 'one\n/two\nthree')).toEqual(['1:1-4'])
  })
})
