/** Protects the check `misspelt-directive`: the spellings that some obey, and who does. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { misspeltDirective } from './misspelt-directive.ts'

describe('a misspelt directive', () => {
  it.each([
    ['Dissallow: /a', 'Disallow'],
    ['DISALOW: /a', 'Disallow'],
    ['Useragent: *', 'User-agent'],
    ['User agent: *', 'User-agent'],
    ['Site-map: https://a.example/s.xml', 'Sitemap'],
  ])('%s stands for %s', (line, name) => {
    const [found] = findingsOf(misspeltDirective, line)
    expect(found?.data).toEqual({
      name: line.slice(0, line.indexOf(':')),
      correct: name,
      obeyedBy: ['google', 'protego'],
      ignoredBy: ['yandex', 'python-3.12', 'python-3.14'],
    })
    expect(fixedBy(misspeltDirective, line)).toBe(`${name}${line.slice(line.indexOf(':'))}`)
  })

  it('is found at the name', () => {
    expect(placesOf(misspeltDirective, '\n\tDisalow: /a')).toEqual(['2:2-9'])
  })

  it.each(['disallow: /a', 'Desallow: /a', 'Dissallowed: /a', 'Dissallow /a'])(
    'is not %s',
    (line) => {
      expect(placesOf(misspeltDirective, line)).toEqual([])
    },
  )
})
