/** Protects the check `named-group-drops-star-rules`: which rules are lost, for whom, when that is meant, and what is copied. */
import { describe, expect, it } from 'vitest'
import { findingsOf, fixedBy, placesOf } from '../../../test/findings.ts'
import { namedGroupDropsStarRules } from './named-group-drops-star-rules.ts'

const STAR = 'User-agent: *\nDisallow: /private\nAllow: /private/press\nDisallow: /tmp\n'
const lost = (text: string) =>
  findingsOf(namedGroupDropsStarRules, text).map(({ data }) => [data.tokens, data.lost])

describe('a named group', () => {
  it.each([
    ['User-agent: foo\nDisallow: /own\n', ['/private', '/tmp']],
    ['User-agent: foo\nDisallow: /private\n', ['/tmp']],
    ['User-agent: foo\nCrawl-delay: 5\n', ['/private', '/tmp']],
    ['User-agent: foo\nAllow: /\n', ['/private', '/tmp']],
    ['User-agent: foo\nDisallow:\n', ['/private', '/tmp']],
  ])('%j drops %j', (group, patterns) => {
    expect(lost(`${STAR}${group}`)).toEqual([[['foo'], patterns]])
    expect(lost(`${group}Disallow: /own\n${STAR}`)).toEqual([[['foo'], patterns]])
  })

  it.each([
    'User-agent: foo\nDisallow: /\n',
    'User-agent: foo\nDisallow: /*\nAllow: /tmp\n',
    'User-agent: foo\nDisallow: /private\nDisallow: /tmp\n',
    'User-agent: AdsBot-Google\nDisallow: /own\n',
    'User-agent: Mozilla/5.0 (X11)\nDisallow: /own\n',
  ])('%j drops nothing', (group) => {
    expect(lost(`${STAR}${group}`)).toEqual([])
  })

  it('drops nothing that it shares with everybody', () => {
    expect(lost('User-agent: foo\nUser-agent: *\nDisallow: /private\n')).toEqual([])
  })

  it('counts a folder that it closes as closed', () => {
    const star = 'User-agent: *\nDisallow: /a/b/c\nDisallow: /d/e\n'
    expect(lost(`${star}User-agent: foo\nDisallow: /a/\nDisallow: /d\n`)).toEqual([])
    expect(lost(`${star}User-agent: foo\nDisallow: /a/b/c/d\nDisallow: /d/*\n`)).toEqual([
      [['foo'], ['/a/b/c']],
    ])
  })

  it.each([
    ['/private/', '/priv'],
    ['/private/', '/p'],
    ['/private/', '/*private'],
    ['/%61/', '/a/'],
    ['/*?*m=', '/*?*'],
    ['/a*b', '/a'],
    ['*?q=', '/*?'],
    ['/*/x', '*/x'],
  ])('counts %j as closed where it closes %j', (star, own) => {
    expect(lost(`User-agent: *\nDisallow: ${star}\n\nUser-agent: foo\nDisallow: ${own}\n`)).toEqual(
      [],
    )
  })

  it.each([
    ['/private', '/private/'],
    ['/private', '/private$'],
    ['/a', '/a*b'],
    ['/Private/', '/private/'],
  ])('does not count %j as closed where it closes %j', (star, own) => {
    expect(lost(`User-agent: *\nDisallow: ${star}\n\nUser-agent: foo\nDisallow: ${own}\n`)).toEqual(
      [[['foo'], [star]]],
    )
  })

  it.each([
    ['/private/', '/private/'],
    ['/private/', '/private'],
    ['/private/', '/*private'],
  ])('does not lose %j where it opens %j on purpose', (star, own) => {
    expect(lost(`User-agent: *\nDisallow: ${star}\n\nUser-agent: foo\nAllow: ${own}\n`)).toEqual([])
  })

  it('loses what it opens in part', () => {
    expect(lost(`${STAR}User-agent: foo\nAllow: /private/x\nAllow: /tmp\n`)).toEqual([
      [['foo'], ['/private']],
    ])
  })

  it('is told once of crawlers that the same groups name', () => {
    const pair = 'User-agent: foo\nUser-agent: bar\n'
    expect(lost(`${STAR}${pair}Disallow: /tmp\n\n${pair}Disallow: /x\n`)).toEqual([
      [['foo', 'bar'], ['/private']],
    ])
  })

  it('is meant as an exception where all others are shut out, unless it opens only a part', () => {
    const star = 'User-agent: *\nDisallow: /\n'
    expect(lost(`${star}User-agent: foo\nAllow: /\n`)).toEqual([])
    expect(lost(`${star}User-agent: foo\nDisallow:\n`)).toEqual([])
    expect(lost(`${star}User-agent: foo\nDisallow: /tmp\n`)).toEqual([])
    expect(lost(`${star}User-agent: foo\nAllow: /images\n`)).toEqual([[['foo'], ['/']]])
  })

  it('is told once for all that it names, and names who falls back to it', () => {
    const text = `${STAR}User-agent: msnbot\nUser-agent: foo\nDisallow: /own\n`
    expect(placesOf(namedGroupDropsStarRules, text)).toEqual(['5:13-19'])
    const [found] = findingsOf(namedGroupDropsStarRules, text)
    expect(found?.data).toEqual({
      tokens: ['msnbot', 'foo'],
      count: 2,
      followers: ['bingbot'],
      lost: ['/private', '/tmp'],
      lostCount: 2,
    })
    expect(found?.related).toEqual([
      { line: 2, role: 'lost' },
      { line: 4, role: 'lost' },
    ])
  })

  it('counts together with the other groups for its token', () => {
    const text = `${STAR}User-agent: foo\nDisallow: /tmp\nUser-agent: foo\nUser-agent: bar\nDisallow: /private\n`
    expect(lost(text)).toEqual([[['bar'], ['/tmp']]])
  })

  it('gets all rules that it lacks', () => {
    expect(
      fixedBy(namedGroupDropsStarRules, `${STAR}User-agent: foo\nDisallow: /own # x\n\n# end`),
    ).toBe(
      `${STAR}User-agent: foo\nDisallow: /own # x\nDisallow: /private\nAllow: /private/press\nDisallow: /tmp\n\n# end`,
    )
    expect(fixedBy(namedGroupDropsStarRules, `${STAR}User-agent: foo\nCrawl-delay: 5`)).toBe(
      `${STAR}User-agent: foo\nDisallow: /private\nAllow: /private/press\nDisallow: /tmp\nCrawl-delay: 5`,
    )
  })

  it.each([
    ['Disallow: /private', 'Disallow: /tmp'],
    ['Allow: /priv', 'Disallow: /tmp'],
    ['Disallow: /private/press', 'Disallow: /private\nDisallow: /tmp'],
    ['Disallow: /tm', 'Disallow: /private\nAllow: /private/press'],
    ['Allow: /\nDisallow: /tm', 'Disallow: /private\nAllow: /private/press'],
  ])('with %j gets no rule about what it speaks of itself', (own, copied) => {
    const text = `${STAR}User-agent: foo\n${own}`
    expect(fixedBy(namedGroupDropsStarRules, text)).toBe(`${text}\n${copied}`)
  })

  it('gets no rule that opens what nothing closes', () => {
    const text = 'User-agent: *\nAllow: /\nDisallow: /a\n\nUser-agent: foo\nDisallow: /b'
    expect(fixedBy(namedGroupDropsStarRules, text)).toBe(`${text}\nDisallow: /a`)
  })

  it('gets none where it opens everything in so many words', () => {
    const text = `${STAR}User-agent: foo\nAllow: /\n`
    expect(fixedBy(namedGroupDropsStarRules, text)).toBe(text)
  })
})
