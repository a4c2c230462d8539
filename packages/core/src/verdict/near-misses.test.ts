/**
 * Protects the near misses: a rule is told as one only where a single, named difference keeps it
 * from matching, and a rule that matches is never one.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareCrawler, bareQuestion } from '../../test/bare-question.ts'
import { nastyCase } from '../../test/nasty-files.ts'
import type { DialectId } from '../dialects/dialect.ts'
import { DIALECTS, dialectById } from '../dialects/index.ts'
import { decide } from './decide.ts'
import { NEAR_MISS_LIMIT } from './near-misses.ts'

/** Near misses as `line because`; the rules stand from line 2 on. */
function missesOf(rules: readonly string[], address: string, dialect: DialectId = 'google') {
  const file = ['User-agent: *', ...rules].join('\n')
  return inFile(file, 'foo', address, dialect)
}

function inFile(file: string, token: string, address: string, dialect: DialectId = 'google') {
  const { nearMisses } = decide(bareQuestion(file, token, address, dialectById(dialect)))
  return nearMisses.map(({ line, because }) => `${line} ${because}`)
}

describe('a near miss', () => {
  it.each<readonly [readonly string[], string, readonly string[]]>([
    // letter case
    [['Disallow: /Private/'], '/private/a', ['2 letter-case']],
    [['Disallow: /private/'], '/PRIVATE/a', ['2 letter-case']],
    [['Disallow: /*.PDF$'], '/a.pdf', ['2 letter-case']],
    [['Disallow: /É'], '/%C3%A9', []],
    // end anchor
    [['Disallow: /a$'], '/a/b', ['2 end-anchor']],
    [['Disallow: /*.pdf$'], '/a.pdf?x', ['2 end-anchor']],
    [['Disallow: /a$'], '/b', []],
    // missing slash
    [['Disallow: /a/'], '/a', ['2 missing-slash']],
    [['Disallow: /a/'], '/a?b', ['2 missing-slash']],
    [['Disallow: /*/b/$'], '/a/b', ['2 missing-slash']],
    [['Disallow: /a/b'], '/a', []],
    [['Disallow: /a/?b'], '/a?b', ['2 missing-slash']],
    [['Disallow: /a/'], '/ab', []],
    // encoding
    [['Disallow: /%62ar'], '/bar', ['2 encoding']],
    [['Disallow: /a b'], '/a b', ['2 encoding']],
    [['Disallow: /a%2Fb'], '/a/b', ['2 encoding']],
    [['Disallow: /a/b'], '/a%2Fb', ['2 encoding']],
    [['Disallow: /s?q=a+b'], '/s?q=a%20b', ['2 encoding']],
    // no leading slash
    [['Disallow: private'], '/private/a', ['2 no-leading-slash']],
    [['Allow: a*.gif$'], '/ab.gif', ['2 no-leading-slash']],
    [['Disallow: https://example.com/a'], '/a', ['2 no-leading-slash']],
    [['Disallow: https://example.com'], '/a', ['2 no-leading-slash']],
    [['Disallow: private'], '/b', []],
    // none
    [['Disallow: /a'], '/a', []],
    [['Disallow:', 'Allow:'], '/a', []],
    [['Disallow: /b', 'Allow: /c'], '/a', []],
    [['Disallow: /Private/b'], '/private/a', []],
    // several, in the order of the file
    [
      ['Disallow: /A', 'Disallow: b', 'Allow: /a', 'Disallow: /a$', 'Disallow: a'],
      '/ab',
      ['2 letter-case', '5 end-anchor', '6 no-leading-slash'],
    ],
  ])('of %j for %s: %j', (rules, address, expected) => {
    expect(missesOf(rules, address)).toEqual(expected)
  })

  it.each<readonly [DialectId, readonly string[], string, readonly string[]]>([
    ['rfc9309', ['Disallow: /%62ar'], '/bar', []],
    ['rfc9309', ['Disallow: /a%2Fb'], '/a/b', ['2 encoding']],
    ['rfc9309', ['Disallow: /%C3%89'], '/%c3%a9', []],
    ['rfc9309', ['Disallow: a$b'], '/a$b', ['2 no-leading-slash']],
    ['rfc9309-strict', ['Disallow: *.gif'], '/a.gif', ['2 no-leading-slash']],
    ['yandex', ['Disallow: /A'], '/a', ['2 letter-case']],
    ['yandex', ['Disallow: a'], '/a', ['2 no-leading-slash']],
    ['python-3.12', ['Disallow: /A'], '/a', ['2 letter-case']],
    ['python-3.12', ['Disallow: /a$'], '/a', []],
    ['protego', ['Disallow: /a$'], '/a/b', ['2 end-anchor']],
  ])('in %s of %j for %s: %j', (dialect, rules, address, expected) => {
    expect(missesOf(rules, address, dialect)).toEqual(expected)
  })

  it('is none where the decoded pattern would only fit with a wildcard that nobody wrote', () => {
    for (const dialect of ['google', 'rfc9309'] as const) {
      expect(missesOf(['Disallow: /a%2Ab'], '/a-b', dialect)).toEqual([])
      expect(missesOf(['Disallow: /a%24'], '/a', dialect)).toEqual([])
      expect(missesOf(['Disallow: /a%24'], '/a/b', dialect)).toEqual([])
    }
    expect(missesOf(['Disallow: /a%2Ab'], '/a*b', 'google')).toEqual(['2 encoding'])
    expect(missesOf(['Disallow: /a%24'], '/a$', 'google')).toEqual(['2 encoding'])
  })

  it('is never the pattern that an index page stands for, which nobody wrote', () => {
    expect(missesOf(['Allow: /index.html', 'Disallow: /'], '/page')).toEqual([])
    expect(missesOf(['Allow: /d/index.html', 'Disallow: /d/'], '/d/page')).toEqual([])
  })
})

describe('a rule of another group', () => {
  const star = 'User-agent: *\nDisallow: /a\nDisallow: /b\n'
  it.each<readonly [string, string, readonly string[]]>([
    ['that its own group hides', `${star}User-agent: foo\nDisallow: /c`, ['2 other-group']],
    [
      'with the same line in its own group',
      `${star}User-agent: foo\nDisallow: /a`,
      ['2 other-group'],
    ],
    ['that is none, since `*` applies', `${star}User-agent: bar\nDisallow: /a`, []],
    ['for somebody else', `User-agent: bar\nDisallow: /a\nUser-agent: foo\nAllow: /c`, []],
    ['that is empty', 'User-agent: *\nDisallow:\nUser-agent: foo\nAllow: /c', []],
    ['that is its own, too', 'User-agent: *\nUser-agent: foo\nDisallow: /a', []],
    ['where no group applies', 'User-agent: bar\nDisallow: /a', []],
  ])('%s', (_what, file, expected) => {
    expect(inFile(file, 'foo', '/a')).toEqual(expected)
  })

  it('is told of every token further down the trail', () => {
    const file = 'User-agent: *\nDisallow: /a\nUser-agent: b\nAllow: /a\nUser-agent: a\nAllow: /c'
    const crawler = { ...bareCrawler('a'), tokens: ['a', 'b'] }
    const question = { ...bareQuestion(file, 'a', '/a', dialectById('google')), crawler }
    const { nearMisses } = decide(question)
    expect(nearMisses.map(({ line, because }) => `${line} ${because}`)).toEqual([
      '2 other-group',
      '4 other-group',
    ])
    const exempt = decide({ ...question, crawler: { ...crawler, ignoresStar: true } })
    expect(exempt.nearMisses.map(({ line }) => line)).toEqual([4])
  })

  it('is told for the family of the dialect', () => {
    const file =
      'User-agent: *\nDisallow: /a\nUser-agent: Yandex\nAllow: /a\nUser-agent: foo\nAllow: /c'
    expect(inFile(file, 'foo', '/a', 'yandex')).toEqual(['2 other-group', '4 other-group'])
    expect(inFile(file, 'Yandex', '/a', 'yandex')).toEqual(['2 other-group'])
    expect(inFile(file, 'foo', '/a', 'rfc9309')).toEqual(['2 other-group'])
  })
})

describe('near misses', () => {
  it.each([
    ['in letter case', 'Disallow: /A'],
    ['without a slash', 'Disallow: a'],
  ])('are as many as there are, up to a limit: %s', (_what, rule) => {
    const few = NEAR_MISS_LIMIT - 1
    expect(missesOf(Array(few).fill(rule), '/a')).toHaveLength(few)
    expect(missesOf(Array(300).fill(rule), '/a')).toHaveLength(NEAR_MISS_LIMIT)
    const mixed = Array(300).fill(`${rule}\nDisallow: a\nDisallow: /A`)
    expect(missesOf(mixed, '/a')).toHaveLength(NEAR_MISS_LIMIT)
  })

  it('name rules of the file that do not match, each once, in order, with their text', {
    timeout: 30_000,
  }, () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(nastyCase, ({ file, token, target }) => {
        const text = Buffer.from(file, 'latin1').toString()
        for (const dialect of DIALECTS) {
          const { nearMisses, matches } = decide({
            ...bareQuestion(text, token, '/', dialect),
            target,
          })
          const lines = nearMisses.map(({ line }) => line)
          expect(lines).toEqual([...lines].sort((a, b) => a - b))
          for (const { line, pattern, because } of nearMisses) {
            seen.add(because)
            expect(pattern).not.toBe('')
            if (dialect.decisions.lineEnds === 'unicode') continue
            expect(matches.map((match) => match.line)).not.toContain(line)
            expect(text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)[line - 1]).toContain(pattern)
          }
          if (dialect.decisions.lineEnds === 'cr-lf') expect(new Set(lines).size).toBe(lines.length)
        }
      }),
      { seed: 1, numRuns: 500 },
    )
    expect(seen).toEqual(
      new Set([
        ...['letter-case', 'end-anchor', 'missing-slash', 'encoding'],
        ...['other-group', 'no-leading-slash'],
      ]),
    )
  })
})
