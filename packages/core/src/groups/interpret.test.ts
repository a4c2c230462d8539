/**
 * Protects the account that each dialect gives of the lines of a file: the reason for every line
 * that is left out, every line that is read although it breaks the grammar, and the sitemaps.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nastyCase } from '../../test/nasty-files.ts'
import type { DialectId } from '../dialects/dialect.ts'
import { DIALECTS, dialectById } from '../dialects/index.ts'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { decodeOctets } from '../syntax/source.ts'
import { interpret } from './interpret.ts'

const read = (text: string, dialect: DialectId) =>
  interpret(parseRobotsTxt(text), dialectById(dialect).decisions)

const ignoredOf = (text: string, dialect: DialectId) =>
  read(text, dialect).ignored.map(({ line, because }) => `${line} ${because}`)

const lenientOf = (text: string, dialect: DialectId) =>
  read(text, dialect).lenient.map(({ line, as }) => `${line} ${as}`)

describe('the lines that are left out', () => {
  it.each<readonly [DialectId, string, readonly string[]]>([
    ['rfc9309', 'User-agent: *\nFoo: x\nAllow: /', ['2 unknown-directive']],
    ['rfc9309', 'User-agent: *\nDesallow: /x', ['2 unknown-directive']],
    [
      'rfc9309',
      'one\nthree words here\n: value\n<html>',
      ['1 no-separator', '2 no-separator', '3 no-separator', '4 no-separator'],
    ],
    ['rfc9309', 'Disallow: /x\nAllow: /y\nSitemap: /s', ['1 outside-group', '2 outside-group']],
    ['rfc9309', 'Disallow:\nUser-agent: *', ['1 outside-group']],
    [
      'rfc9309',
      'User-agent: *\nDisallow: x\nAllow: https://example.com/\nAllow: $',
      ['2 no-leading-slash', '3 no-leading-slash', '4 no-leading-slash'],
    ],
    [
      'rfc9309',
      'User-agent: *\nCrawl-delay: 1\nHost: x\nClean-param: a\nContent-Signal: search=yes',
      ['2 other-dialect', '3 other-dialect', '4 other-dialect', '5 other-dialect'],
    ],
    ['rfc9309', '# a\n\n  \nSitemap: /s\nSite-map: /t\nUser-agent: *\nDisallow:', []],
    [
      'rfc9309-strict',
      'User-agent: *\nDisallow /x\nDisalow: /x\nDisallow: *x\nSite-map: /s',
      ['2 no-separator', '3 other-dialect', '4 no-leading-slash', '5 other-dialect'],
    ],
    [
      'rfc9309-strict',
      'User-agent: *\nDisallow: /x y\nDisallow: /\udce9',
      ['2 other-dialect', '3 other-dialect'],
    ],
    [
      'yandex',
      'User-agent: *\nCrawl-delay: 1\nClean-param: a /b\nUser agent: x',
      ['2 other-dialect', '4 other-dialect'],
    ],
    ['bing', 'User-agent: *\nCrawl-delay: 1\nClean-param: a', ['3 other-dialect']],
    ['google', 'sitemaps: /s\nSite-mapping: /t\nCrawl-delay: 1', ['3 other-dialect']],
    ['yandex', 'User-agent: *\nAllow:', []],
  ])('%s: %j', (dialect, text, expected) => {
    expect(ignoredOf(text, dialect)).toEqual(expected)
  })

  it('keep rules that can match nothing beside their group', () => {
    const { groups } = read('User-agent: *\nDisallow: x\nAllow: /y', 'rfc9309')
    expect(groups[0]?.unmatchable).toEqual([{ line: 2, effect: 'disallow', pattern: 'x' }])
    expect(groups[0]?.rules).toEqual([{ line: 3, effect: 'allow', pattern: '/y' }])
  })
})

describe('the lines that are read although they break the grammar', () => {
  const long = 'x'.repeat(17_000)
  it.each<readonly [DialectId, string, readonly string[]]>([
    ['rfc9309', 'User-agent: *\nDisallow: /\nAllow: /x # y\nSitemap: /s', []],
    [
      'rfc9309',
      'Useragent: *\nUser agent: a\nDisalow: /\nSite-map: /s',
      ['1 spelling', '2 spelling', '3 spelling'],
    ],
    [
      'rfc9309',
      'User-agents: *\nDisallowed: /\nallow-x: /',
      ['1 name-prefix', '2 name-prefix', '3 name-prefix'],
    ],
    ['rfc9309', 'User-agent *\nDisallow /', ['1 missing-colon', '2 missing-colon']],
    [
      'rfc9309',
      'User-agent: a/1\nUser-agent: MJ12bot\nUser-agent: a b',
      ['1 token-cut', '2 token-cut', '3 token-cut'],
    ],
    ['rfc9309', 'User-agent: 12\nUser-agent: *x\nUser-agent:', []],
    ['rfc9309', 'User-agent: * x\nUser-agent: *', ['1 loose-star']],
    ['rfc9309', 'User-agent: *\nDisallow: /x\0y\nAllow: /#\0', ['2 nul']],
    ['rfc9309', `User-agent: *\nDisallow: /${long}`, ['2 line-cut']],
    ['rfc9309', 'User-agent: *\nDisalow: x\nFoo x', []],
    ['rfc9309-strict', `User-agent: *\nDisallow: /${long}\nDisalow: /`, []],
    ['yandex', `User-agent: Yandex x\nDisallow: /${long}`, []],
  ])('%s: %#', (dialect, text, expected) => {
    expect(lenientOf(text, dialect)).toEqual(expected)
  })

  it('are not those whose comment alone is cut: what is read is all of the line', () => {
    expect(lenientOf(`User-agent: *\nDisallow: /x # ${long}`, 'rfc9309')).toEqual([])
  })
})

describe('the sitemaps', () => {
  const text =
    'Sitemap: https://example.com/s.xml # x\nUser-agent: *\nsitemap:/t\nSITE-MAP: /u\nSitemaps: /v'
  it.each<readonly [DialectId, readonly (readonly [number, string])[]]>([
    [
      'google',
      [
        [1, 'https://example.com/s.xml'],
        [3, '/t'],
        [4, '/u'],
        [5, '/v'],
      ],
    ],
    [
      'rfc9309-strict',
      [
        [1, 'https://example.com/s.xml'],
        [3, '/t'],
      ],
    ],
    [
      'yandex',
      [
        [1, 'https://example.com/s.xml'],
        [3, '/t'],
      ],
    ],
  ])('of %s', (dialect, expected) => {
    const found = read(text, dialect).sitemaps.map(({ line, value }) => [line, value])
    expect(found).toEqual(expected)
  })
})

describe('any file', () => {
  it('has an account of every line, in every dialect', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(nastyCase, ({ file }) => {
        const parsed = parseRobotsTxt(decodeOctets(Buffer.from(file, 'latin1')).text)
        for (const { id, decisions } of DIALECTS) {
          const { groups, ignored, lenient, sitemaps, lastLine } = interpret(parsed, decisions)
          const agents = groups.flatMap((group) => group.agents)
          const rules = groups.flatMap((group) => group.rules)
          const taken = [...agents, ...rules, ...sitemaps].map(({ line }) => line)
          const left = ignored.map(({ line }) => line)
          const all = [...taken, ...left, ...lenient.map(({ line }) => line)]
          expect(Math.max(1, ...all), id).toBeLessThanOrEqual(lastLine)
          if (decisions.lineEnds === 'unicode') continue
          expect(
            left.filter((line) => taken.includes(line)),
            id,
          ).toEqual([])
          expect(left, id).toEqual([...new Set(left)].sort((a, b) => a - b))
        }
      }),
      { seed: 1, numRuns: 1000 },
    )
  })
})
