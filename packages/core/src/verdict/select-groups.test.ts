/**
 * Protects the choice of groups: a crawler's own token first, then its documented fallbacks, then
 * what its family tries, then `*`; all groups of the token found count together and hide the rest;
 * and every step of the search is told.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nastyCase } from '../../test/nasty-files.ts'
import type { DialectId } from '../dialects/dialect.ts'
import { DIALECTS, dialectById } from '../dialects/index.ts'
import { interpret } from '../groups/interpret.ts'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { type Asker, selectGroups, tokensOf } from './select-groups.ts'

const asker = (...tokens: readonly string[]): Asker => ({ tokens, ignoresStar: false })
const special = (...tokens: readonly string[]): Asker => ({ tokens, ignoresStar: true })

/** Token found, first lines of the groups, and the trail as `token` or `token@lines`. */
function select(text: string, who: Asker, dialect: DialectId = 'rfc9309') {
  const { decisions } = dialectById(dialect)
  const reading = interpret(parseRobotsTxt(text), decisions)
  const { token, groups, trail } = selectGroups(reading, who, decisions)
  return {
    token,
    groups: groups.map((group) => group.agents[0]?.line),
    trail: trail.map((step) => (step.found ? `${step.token}@${step.lines}` : step.token)),
  }
}

/** Groups at lines 1, 3, 5 … with a rule each. */
const file = (...agents: readonly string[]) =>
  agents.map((agent) => `User-agent: ${agent}\nDisallow: /${agent.length}\n`).join('')

describe('selectGroups', () => {
  it.each([
    ['its own group', file('a', '*'), asker('a'), 'a', [1], ['a@1']],
    ['in any letter case', file('FOObot'), asker('fooBOT'), 'fooBOT', [1], ['fooBOT@1']],
    ['in any order', file('*', 'a'), asker('a'), 'a', [3], ['a@3']],
    ['`*` where it is not named', file('b', '*'), asker('a'), '*', [3], ['a', '*@3']],
    ['nothing', file('b'), asker('a'), null, [], ['a', '*']],
    ['nothing in an empty file', '', asker('a'), null, [], ['a', '*']],
    ['all of its groups', file('a', 'b', 'a/2', '*'), asker('a'), 'a', [1, 5], ['a@1,5']],
    ['all groups for `*`', file('*', 'b', '*'), asker('a'), '*', [1, 5], ['a', '*@1,5']],
    [
      'a group that names it with others, and twice',
      'User-agent: b\nUser-agent: a\nUser-agent: A\nAllow: /',
      asker('a'),
      'a',
      [1],
      ['a@2,3'],
    ],
    [
      'a group that names it and `*`, as its own',
      'User-agent: *\nUser-agent: a\nAllow: /\nUser-agent: *\nDisallow: /',
      asker('a'),
      'a',
      [1],
      ['a@2'],
    ],
    [
      'a group without rules',
      'User-agent: *\nDisallow: /\nUser-agent: a',
      asker('a'),
      'a',
      [3],
      ['a@3'],
    ],
    ['a fallback', file('*', 'a'), asker('a-image', 'a'), 'a', [3], ['a-image', 'a@3']],
    [
      'its own before a fallback',
      file('a', 'a-image'),
      asker('a-image', 'a'),
      'a-image',
      [3],
      ['a-image@3'],
    ],
    ['the first fallback', file('c', 'b'), asker('a', 'b', 'c'), 'b', [3], ['a', 'b@3']],
    ['`*` behind its fallbacks', file('*'), asker('a', 'b'), '*', [1], ['a', 'b', '*@1']],
    ['no step twice', file('*'), asker('a', 'A', 'a'), '*', [1], ['a', '*@1']],
    ['no `*` where it is exempt', file('*'), special('a'), null, [], ['a']],
    ['its own where it is exempt', file('*', 'a'), special('a'), 'a', [3], ['a@3']],
    ['a fallback where it is exempt', file('*', 'b'), special('a', 'b'), 'b', [3], ['a', 'b@3']],
    ['`*` alone for any other crawler', file('a', '*'), asker('*'), '*', [3], ['*@3']],
    ['nothing for any other crawler', file('a'), asker('*'), null, [], ['*']],
    [
      'a token that breaks the grammar, whole',
      file('MJ12bot', '*'),
      asker('MJ12bot'),
      'MJ12bot',
      [1],
      ['MJ12bot@1'],
    ],
    ['the letters in front of one, for others', file('MJ12bot'), asker('mj'), 'mj', [1], ['mj@1']],
    ['no part of one', file('MJ12bot/1', '*'), asker('MJ12bot'), '*', [3], ['MJ12bot', '*@3']],
    [
      'words',
      file('sogou WEB spider'),
      asker('Sogou web spider'),
      'Sogou web spider',
      [1],
      ['Sogou web spider@1'],
    ],
    ['no longer token', file('aa', 'a-image', '*'), asker('a'), '*', [5], ['a', '*@5']],
    ['no group that names nobody', 'User-agent:\nDisallow: /', asker('a'), null, [], ['a', '*']],
  ])('finds %s', (_what, text, who, token, groups, trail) => {
    expect(select(text, who)).toEqual({ token, groups, trail })
  })

  it.each<readonly [DialectId, string, string, Asker, string | null, readonly string[]]>([
    [
      'google',
      'the letters in front',
      file('MJ12bot', '*'),
      asker('MJ12bot'),
      '*',
      ['MJ12bot', '*@3'],
    ],
    ['rfc9309-strict', 'legal tokens only', file('a/1', '*'), asker('a'), '*', ['a', '*@3']],
    ['rfc9309-strict', 'no loose star', file('* x'), asker('a'), null, ['a', '*']],
    [
      'yandex',
      'the family before `*`',
      file('*', 'yandex'),
      asker('YandexBot'),
      'Yandex',
      ['YandexBot', 'Yandex@3'],
    ],
    [
      'yandex',
      'its own before the family',
      file('Yandex', 'YandexBot'),
      asker('YandexBot'),
      'YandexBot',
      ['YandexBot@3'],
    ],
    ['yandex', '`*` behind the family', file('*'), asker('a'), '*', ['a', 'Yandex', '*@1']],
    ['yandex', 'the family once', file('*'), asker('Yandex'), '*', ['Yandex', '*@1']],
    [
      'yandex',
      'no family for the exempt',
      file('Yandex', '*'),
      special('YandexX'),
      null,
      ['YandexX'],
    ],
    ['yandex', 'no family for any other crawler', file('Yandex'), asker('*'), null, ['*']],
    ['yandex', 'the whole value', file('Yandex x', '*'), asker('Yandex'), '*', ['Yandex', '*@3']],
    ['python-3.14', 'no fallback', file('b', '*'), asker('a', 'b'), '*', ['a', '*@3']],
    ['python-3.14', 'no exemption', file('*'), special('a'), '*', ['a', '*@1']],
    [
      'python-3.14',
      'a part of the token',
      file('foo', '*'),
      asker('FooBot'),
      'FooBot',
      ['FooBot@1'],
    ],
    [
      'python-3.14',
      'the whole before a part',
      file('foo', 'foobot'),
      asker('FooBot'),
      'FooBot',
      ['FooBot@3'],
    ],
    [
      'python-3.12',
      'the first group alone',
      file('foobot', 'foobot'),
      asker('FooBot'),
      'FooBot',
      ['FooBot@1'],
    ],
    [
      'python-3.12',
      'the first part',
      file('bot', 'foobot'),
      asker('FooBot'),
      'FooBot',
      ['FooBot@1'],
    ],
    [
      'python-3.12',
      'a group with `*` only for others',
      'User-agent: *\nUser-agent: a\nAllow: /',
      asker('a'),
      '*',
      ['a', '*@1'],
    ],
    [
      'protego',
      'the longest part',
      file('bot', 'foob', '*'),
      asker('FooBot'),
      'FooBot',
      ['FooBot@3'],
    ],
  ])('in %s finds %s', (dialect, _what, text, who, token, trail) => {
    const found = select(text, who, dialect)
    expect([found.token, found.trail]).toEqual([token, trail])
  })

  it('tells of any file a search that ends where a group is found', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(nastyCase, fc.boolean(), ({ file: text, token }, ignoresStar) => {
        for (const { decisions } of DIALECTS) {
          const reading = interpret(parseRobotsTxt(text), decisions)
          const who = { tokens: [token, 'bar'], ignoresStar }
          const { groups, token: found, trail } = selectGroups(reading, who, decisions)
          expect(trail.filter((step) => step.found)).toHaveLength(found === null ? 0 : 1)
          expect(found).toBe(trail.find((step) => step.found)?.token ?? null)
          expect(groups.length > 0).toBe(found !== null)
          const tried = trail.map((step) => step.token)
          expect(tokensOf(who, decisions).slice(0, tried.length)).toEqual(tried)
          const named = groups.flatMap((group) => group.agents.map((agent) => agent.line))
          for (const line of trail.at(-1)?.lines ?? []) expect(named).toContain(line)
        }
      }),
      { seed: 1, numRuns: 500 },
    )
  })
})

describe('tokensOf', () => {
  it.each<readonly [DialectId, Asker, readonly string[]]>([
    ['google', asker('a', 'b'), ['a', 'b', '*']],
    ['google', special('a', 'b'), ['a', 'b']],
    ['google', asker('*'), ['*']],
    ['yandex', asker('a', 'b'), ['a', 'b', 'Yandex', '*']],
    ['yandex', special('a'), ['a']],
    ['yandex', asker('*'), ['*']],
    ['protego', special('a', 'b'), ['a', '*']],
    ['python-3.12', asker('*'), ['*', '*']],
  ])('in %s of %j', (dialect, who, expected) => {
    expect(tokensOf(who, dialectById(dialect).decisions)).toEqual(expected)
  })
})
