/**
 * Protects precedence: the most octets win, on a tie Allow, then the earlier line; or the first
 * match, where a dialect has it so; whichever way the rules are searched.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitsByPositions } from '../../test/published-matcher.ts'
import type { DialectId } from '../dialects/dialect.ts'
import { dialectById } from '../dialects/index.ts'
import type { Group, Rule } from '../groups/reading.ts'
import { compileRules, matchingRules, winningRule } from './rule-set.ts'

/** Rules as `effect pattern`, on lines from 1. */
function groupOf(rules: readonly string[]): Group {
  const parsed = rules.map((text, index): Rule => {
    const [effect, pattern = ''] = text.split(' ')
    return { line: index + 1, effect: effect === 'allow' ? 'allow' : 'disallow', pattern }
  })
  return { agents: [], rules: parsed, unmatchable: [] }
}

const setOf = (rules: readonly string[], dialect: DialectId) =>
  compileRules([groupOf(rules)], dialectById(dialect).decisions)

const winner = (rules: readonly string[], target: string, dialect: DialectId = 'google') =>
  winningRule(setOf(rules, dialect), target)?.rule.line ?? null

describe('winningRule', () => {
  it.each<readonly [string, readonly string[], string, number | null]>([
    // Google's table of precedence.
    ['the longer', ['allow /p', 'disallow /'], '/page', 1],
    ['Allow on a tie', ['disallow /folder', 'allow /folder'], '/folder/page', 2],
    ['the longer with a star', ['allow /page', 'disallow /*.htm'], '/page.htm', 2],
    ['Allow on a tie with a star', ['allow /page', 'disallow /*.ph'], '/page.php5', 1],
    ['the root alone', ['allow /$', 'disallow /'], '/', 1],
    ['all but the root', ['allow /$', 'disallow /'], '/page.htm', 2],
    // Beyond.
    ['the earlier of equals', ['disallow /a', 'disallow /a', 'disallow /b'], '/a', 1],
    ['stars count', ['disallow /a', 'allow /a*'], '/a', 2],
    ['every star counts', ['allow /a*', 'disallow /a**'], '/a', 2],
    ['the dollar counts', ['allow /a', 'disallow /a$'], '/a', 2],
    ['octets count, not characters', ['disallow /abc', 'allow /é'], '/%C3%A9', 2],
    ['none', ['disallow /a'], '/b', null],
    ['none of none', [], '/b', null],
    ['an empty one where no other matches', ['disallow /b', 'disallow '], '/a', 2],
  ])('is %s', (_what, rules, target, line) => {
    expect(winner(rules, target)).toBe(line)
  })

  it.each<readonly [string, DialectId, readonly string[], string, number | null]>([
    ['stars do not count', 'yandex', ['disallow /a**', 'allow /a'], '/a', 2],
    ['a final dollar does not count', 'yandex', ['disallow /a$', 'allow /a'], '/a', 2],
    ['an empty Disallow is an Allow of one octet', 'yandex', ['disallow /', 'disallow '], '/a', 2],
    ['it loses to two octets', 'yandex', ['disallow /a', 'disallow '], '/a', 1],
    ['nothing is said of index pages', 'yandex', ['allow /index.html', 'disallow /'], '/', 2],
    ['nor by the standard', 'rfc9309', ['allow /index.html', 'disallow /'], '/', 2],
    ['an escaped letter is one octet', 'rfc9309', ['disallow /%61', 'allow /ab'], '/ab', 2],
    ['an escaped letter is three octets', 'google', ['disallow /%61', 'allow /a'], '/%61', 1],
    ['the first match', 'python-3.12', ['disallow /', 'allow /a'], '/a', 1],
    ['an empty Disallow first', 'python-3.12', ['disallow ', 'disallow /'], '/a', 1],
    ['what is covered counts', 'python-3.14', ['disallow /a/b', 'allow /*c'], '/a/b/c', 2],
    ['and not the pattern', 'python-3.14', ['disallow /*********a', 'allow /a/b'], '/a/b', 2],
  ])('is the one by which %s in %s', (_what, dialect, rules, target, line) => {
    expect(winner(rules, target, dialect)).toBe(line)
  })

  it.each<readonly [string, readonly string[], string, number | null]>([
    ['the directory', ['disallow /', 'allow /d/index.html'], '/d/', 2],
    ['also of index.htm', ['disallow /', 'allow /d/index.htm'], '/d/', 2],
    ['also of what begins so', ['disallow /', 'allow /d/index.htmlx'], '/d/', 2],
    ['the root', ['disallow /', 'allow /index.html'], '/', 2],
    ['the page itself', ['disallow /', 'allow /d/index.html'], '/d/index.html', 2],
    ['nothing below', ['disallow /', 'allow /d/index.html'], '/d/a', 1],
    ['no directory for Disallow', ['disallow /d/index.html'], '/d/', null],
    ['no other page', ['disallow /', 'allow /d/xindex.html'], '/d/', 1],
    ['directories with stars', ['disallow /', 'allow /*/index.html'], '/a/b/', 2],
    ['a length of its own', ['disallow /d/*', 'allow /d/index.html'], '/d/', 2],
    ['which may be less', ['disallow /d/*/', 'allow /d/index.html', 'disallow /d/**'], '/d/', 3],
  ])('reads an Allow of an index page as %s', (_what, rules, target, line) => {
    expect(winner(rules, target)).toBe(line)
  })
})

describe('matchingRules', () => {
  const found = (rules: readonly string[], target: string, dialect: DialectId = 'google') =>
    matchingRules(setOf(rules, dialect), target).map(({ rule, octets }) => [rule.line, octets])

  it.each<readonly [string, DialectId, readonly string[], string, readonly (readonly number[])[]]>([
    [
      'the strongest first',
      'google',
      ['disallow /', 'allow /a', 'disallow /ab', 'disallow /x'],
      '/ab',
      [
        [3, 3],
        [2, 2],
        [1, 1],
      ],
    ],
    [
      'Allow first on a tie',
      'google',
      ['disallow /a', 'allow /*', 'disallow /*'],
      '/a',
      [
        [2, 2],
        [1, 2],
        [3, 2],
      ],
    ],
    [
      'each rule once',
      'google',
      ['allow /index.html', 'allow /$'],
      '/',
      [
        [1, 2],
        [2, 2],
      ],
    ],
    [
      'each once though it fits in two ways',
      'google',
      ['allow /*/index.html*'],
      '/a/index.html/',
      [[1, 14]],
    ],
    ['each once though it is read twice', 'protego', ['disallow /a$b'], '/a%24b', [[1, 6]]],
    [
      'the empty ones last',
      'google',
      ['disallow ', 'allow /a'],
      '/a',
      [
        [2, 2],
        [1, 0],
      ],
    ],
    [
      'without wildcards',
      'yandex',
      ['disallow /*a$', 'disallow '],
      '/a',
      [
        [1, 2],
        [2, 1],
      ],
    ],
    [
      'by what they cover',
      'python-3.14',
      ['disallow /', 'allow /*b'],
      '/ab',
      [
        [2, 3],
        [1, 1],
      ],
    ],
    [
      'in the order of the file',
      'python-3.12',
      ['disallow /', 'allow /a'],
      '/a',
      [
        [1, 1],
        [2, 2],
      ],
    ],
  ])('are %s', (_what, dialect, rules, target, expected) => {
    expect(found(rules, target, dialect)).toEqual(expected)
  })

  it('are those that fit, and the winner is the first, however often a set is asked', {
    timeout: 30_000,
  }, () => {
    const letter = fc.constantFrom('/', 'a', 'b', 'c', '*', '$')
    const letters = fc.array(letter, { minLength: 1, maxLength: 4 })
    const path = letters.map((parts) => `/${parts.join('')}`)
    const rule = fc
      .tuple(fc.constantFrom('allow', 'disallow'), path)
      .map((parts) => parts.join(' '))
    const rules = fc.array(rule, { minLength: 10, maxLength: 40, size: 'max' })
    const targets = fc.array(path, { minLength: 150, maxLength: 150 })
    const seen = { none: 0, some: 0 }
    fc.assert(
      fc.property(rules, targets, (written, asked) => {
        const set = setOf(written, 'google')
        for (const target of asked) {
          const expected = written
            .map((text, index) => ({ text, pattern: text.split(' ')[1] ?? '', line: index + 1 }))
            .filter(({ pattern }) => fitsByPositions(pattern, target))
            .sort(byPrecedence)
            .map(({ line }) => line)
          expect(matchingRules(set, target).map((match) => match.rule.line)).toEqual(expected)
          expect(winningRule(set, target)?.rule.line).toBe(expected[0])
          seen[expected.length === 0 ? 'none' : 'some'] += 1
        }
      }),
      { seed: 1, numRuns: 60 },
    )
    expect(Math.min(seen.none, seen.some)).toBeGreaterThan(500)
  })
})

interface Written {
  readonly text: string
  readonly pattern: string
  readonly line: number
}

function byPrecedence(a: Written, b: Written): number {
  const allows = (rule: Written) => (rule.text.startsWith('allow') ? 0 : 1)
  return b.pattern.length - a.pattern.length || allows(a) - allows(b) || a.line - b.line
}
