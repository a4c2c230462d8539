/**
 * Protects the meeting of pattern and target: what the standard calls equal must come out equal,
 * what it tells apart must stay apart, and lengths are those of the compared form.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ComparedForm,
  comparedPattern,
  comparedPatterns,
  comparedTarget,
} from './compared-form.ts'
import { compilePattern, matchesPattern } from './pattern.ts'
import { targetOfAddress } from './target.ts'

/** Whether a rule's pattern fits the path of an address, canonical as a crawler makes it. */
function fits(pattern: string, address: string, form: ComparedForm): boolean {
  const target = targetOfAddress(address)
  if (target.kind === 'problem') throw new Error(target.code)
  const { text } = comparedPattern(pattern, form)
  return matchesPattern(compilePattern(text, true), comparedTarget(target.text, form))
}

describe('the normalised form', () => {
  it.each([
    // RFC 9309 §2.2.2
    ['/foo/bar?baz=quz', '/foo/bar?baz=quz', true],
    ['/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https://foo.bar', true],
    ['/foo/bar/ツ', '/foo/bar/%E3%83%84', true],
    ['/foo/bar/%E3%83%84', '/foo/bar/ツ', true],
    ['/foo/bar/%62%61%7A', '/foo/bar/baz', true],
    ['/foo/bar/baz', '/foo/bar/%62%61%7a', true],
    // Reserved characters are compared as written.
    ['/a%2Fb', '/a/b', false],
    ['/a/b', '/a%2Fb', false],
    ['/a%2fb', '/a%2Fb', true],
    ['/a%3Fb', '/a?b', false],
    // RFC 9309 §2.2.3: literal stars and dollars.
    ['/a%2Ab', '/a*b', true],
    ['/a%2Ab', '/axb', false],
    ['/a*b', '/a*b', true],
    ['/a%24', '/a$', true],
    ['/a%24', '/a', false],
    ['/a%2A$', '/a*', true],
    ['/a%2A$', '/a*b', false],
    ['/a$b', '/a$b', true],
    ['/a$b', '/a%24b', true],
    ['/a$b', '/a', false],
    ['/a$$', '/a$', true],
    ['/a$$', '/a%24', true],
    // A space in a pattern stays as written, a space in an address is encoded.
    ['/a b', '/a b', false],
    ['/a%20b', '/a b', true],
  ])('pattern %s, address %s: %s', (pattern, address, expected) => {
    expect(fits(pattern, address, 'normalised')).toBe(expected)
  })

  it('makes a pattern fit the address that it spells out', () => {
    const units = ['a', '-', '~', '%61', '%2F', '%7e', 'é', '漢', '%C3%A9', '?', '&', '=', ';', ':']
    const paths = fc.array(fc.constantFrom(...units), { maxLength: 6 })
    fc.assert(
      fc.property(paths, (parts) => {
        const path = `/${parts.join('')}`
        expect(fits(`${path}$`, path, 'normalised')).toBe(true)
      }),
      { seed: 1, numRuns: 2000 },
    )
  })
})

describe('the form that escapes and decodes nothing', () => {
  it.each([
    ['/foo/bar/ツ', '/foo/bar/%e3%83%84', true],
    ['/foo/bar/%62%61%7A', '/foo/bar/baz', false],
    ['/foo/bar/%62%61%7a', '/foo/bar/%62%61%7A', true],
    ['/a%2Ab', '/a*b', false],
    ['/a%24', '/a$', false],
    ['/a$b', '/a$b', true],
    ['/a$b', '/a%24b', false],
  ])('pattern %s, address %s: %s', (pattern, address, expected) => {
    expect(fits(pattern, address, 'escape-non-ascii')).toBe(expected)
  })
})

describe('the length of a pattern', () => {
  it.each<readonly [string, ComparedForm, string, number]>([
    ['/fish*', 'normalised', '/fish*', 6],
    ['/fish$', 'normalised', '/fish$', 6],
    ['/a$b$', 'normalised', '/a%24b$', 5],
    ['/a%24b', 'normalised', '/a%24b', 6],
    ['/%62ar', 'normalised', '/bar', 4],
    ['/%62ar', 'escape-non-ascii', '/%62ar', 6],
    ['/é', 'normalised', '/%C3%A9', 7],
    ['/\udce9', 'escape-non-ascii', '/%E9', 4],
    ['/a$b$', 'escape-non-ascii', '/a$b$', 5],
    ['', 'normalised', '', 0],
  ])('%j in the form %s is that of %j: %i', (pattern, form, text, octets) => {
    expect(comparedPattern(pattern, form)).toEqual({ text, octets })
  })
})

describe('a dollar inside a pattern', () => {
  it.each([
    ['literal', '/a$b', ['/a$b']],
    ['literal', '/a', ['/a']],
    ['both', '/a', ['/a']],
    ['both', '/a$b', ['/a%24b', '/a$b']],
    ['both', '/a$', ['/a%24', '/a$']],
    ['skips-rule', '/a$b', []],
    ['skips-rule', '/a$', ['/a$']],
    ['skips-rule', '/a$*$', ['/a$']],
    ['skips-rule', '/a**b', ['/a*b']],
  ] as const)('%s: %s is compared as %j', (innerDollar, pattern, expected) => {
    const forms = comparedPatterns(pattern, 'escape-non-ascii', innerDollar)
    expect(forms.map(({ text }) => text)).toEqual(expected)
  })
})

describe('the forms of the libraries', () => {
  it.each<readonly [ComparedForm, string, string]>([
    ['decoded-and-quoted', '/a%2fb?c=d*$', '/a/b%3Fc%3Dd%2A%24'],
    ['decoded-and-quoted', '/caf%C3%A9', '/caf%C3%A9'],
    ['decoded-and-quoted', '/a?', '/a'],
    ['decoded-and-quoted', '/a%ff', '/a%EF%BF%BD'],
    ['parts-quoted', '/a%2fb?c=d%26e', '/a/b?c=d%26e'],
    ['parts-quoted', '/a%ff?b', '/a%FF?b'],
    ['path-quoted', '/a%62?%62', '/ab?%62'],
    ['path-quoted', '//a', '////a'],
  ])('%s: the target %s is compared as %s', (form, target, expected) => {
    expect(comparedTarget(target, form)).toBe(expected)
  })

  it.each<readonly [ComparedForm, string, string]>([
    ['decoded-and-quoted', '/a*b$', '/a%2Ab%24'],
    ['decoded-and-quoted', 'HTTPS://x/a', 'https%3A//x/a'],
    ['parts-quoted', '/a*b$', '/a*b$'],
    ['parts-quoted', '/a b?c=d e', '/a%20b?c=d%20e'],
    ['path-quoted', '/a b*$', '/a%20b*$'],
    ['path-quoted', '/a?', '/a?'],
  ])('%s: the pattern %s is compared as %s', (form, pattern, expected) => {
    expect(comparedPattern(pattern, form).text).toBe(expected)
  })
})
