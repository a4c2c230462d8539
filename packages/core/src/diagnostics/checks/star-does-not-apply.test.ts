/** Protects the check `star-does-not-apply`: which crawlers a closed site does not reach, unless the file names them. */
import { describe, expect, it } from 'vitest'
import { findingsOf, placesOf } from '../../../test/findings.ts'
import { starDoesNotApply } from './star-does-not-apply.ts'

const ALL = ['AdsBot-Google', 'AdsBot-Google-Mobile', 'Mediapartners-Google', 'APIs-Google']

describe('a closed site', () => {
  it.each(['/', '/*', '*'])('does not reach all with %s', (pattern) => {
    const text = `User-agent: *\nAllow: /a\nDisallow: ${pattern}\n`
    expect(placesOf(starDoesNotApply, text)).toEqual([`3:1-${11 + pattern.length}`])
    expect(findingsOf(starDoesNotApply, text).map(({ data }) => data.tokens)).toEqual([ALL])
  })

  it('is one where the rule that opens it is weaker', () => {
    expect(placesOf(starDoesNotApply, 'User-agent: *\nAllow: /\nDisallow: /*\n')).toEqual([
      '3:1-13',
    ])
  })

  it('reaches those that the file names', () => {
    const named = (tokens: readonly string[]) =>
      `User-agent: *\nDisallow: /\n\n${tokens.map((token) => `User-agent: ${token}\n`).join('')}Disallow: /\n`
    expect(
      findingsOf(starDoesNotApply, named(['adsbot-google'])).map(({ data }) => data.tokens),
    ).toEqual([ALL.slice(1)])
    expect(placesOf(starDoesNotApply, named(ALL))).toEqual([])
  })

  it.each([
    'User-agent: *\nDisallow: /private\n',
    'User-agent: *\nDisallow:\n',
    'User-agent: foo\nDisallow: /\n',
    'User-agent: *\nAllow: /\n',
    'User-agent: *\nDisallow: /\nAllow: /\n',
    'User-agent: *\nDisallow: /\nAllow: /*\n',
    'User-agent: *\nAllow: /\n\nUser-agent: *\nDisallow: /\n',
  ])('is not %j', (text) => {
    expect(placesOf(starDoesNotApply, text)).toEqual([])
  })
})
