/** Protects how a crawler's token meets the tokens of a file, in each of the ways readers have. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductTokenReading } from '../dialects/decisions.ts'
import { dialectById } from '../dialects/index.ts'
import { interpret } from '../groups/interpret.ts'
import type { Reading } from '../groups/reading.ts'
import { parseRobotsTxt } from '../syntax/parse.ts'
import { findToken } from './find-token.ts'

/** Lines of the user-agent lines found; the groups stand at lines 1, 3, 5 … */
function found(way: ProductTokenReading, agents: readonly string[], token: string) {
  const decisions = { ...dialectById('google').decisions, productToken: way, looseStar: false }
  const text = agents.map((agent) => `User-agent: ${agent}\nAllow: /\n`).join('')
  const reading = interpret(parseRobotsTxt(text), decisions)
  return findToken(reading, token, decisions).flatMap(({ lines }) => lines)
}

describe('findToken', () => {
  it.each<readonly [ProductTokenReading, readonly string[], string, readonly number[]]>([
    ['leading-letters', ['foo/1', 'FOO', 'foobot'], 'Foo', [1, 3]],
    ['leading-letters', ['MJ12bot'], 'MJ12bot', []],
    ['leading-letters', ['MJ12bot'], 'MJ', [1]],
    ['published', ['foo/1', 'MJ12bot', 'mj12BOT', 'MJ12bot/1'], 'MJ12bot', [3, 5]],
    ['published', ['foo/1'], 'foo', [1]],
    ['published', ['a b c', 'a'], 'A B C', [1]],
    ['grammar', ['foo/1', 'foo'], 'foo', [3]],
    ['whole-value', ['foo/1', 'FOO'], 'foo', [3]],
    ['whole-value', ['foo/1'], 'foo/1', [1]],
    ['first-within', ['x', 'bot', 'foo'], 'FooBot', [3]],
    ['first-within', ['foobots'], 'FooBot', []],
    ['whole-or-within', ['bot', 'foobot'], 'FooBot', [3]],
    ['whole-or-within', ['x', 'bot', 'foo'], 'FooBot', [3]],
    ['whole-or-within', ['*', 'foo'], 'FooBot', [3]],
    ['whole-or-within', ['foo', 'foo'], 'FooBot', [1, 3]],
    ['whole-or-within', ['x'], 'FooBot', []],
    ['longest-within', ['bot', 'foob', 'foobots'], 'FooBot', [3]],
    ['longest-within', ['f*oo'], 'FooBot', [1]],
    ['longest-within', ['x'], 'FooBot', []],
    ['longest-within', ['*', 'f'], 'FooBot', []],
    ['longest-within', ['f', '*'], 'FooBot', [1]],
  ])('%s: among %j for %s', (way, agents, token, lines) => {
    expect(found(way, agents, token)).toEqual(lines)
  })

  const everyWay: readonly ProductTokenReading[] = [
    ...(['leading-letters', 'published', 'grammar', 'whole-value'] as const),
    ...(['first-within', 'whole-or-within', 'longest-within'] as const),
  ]
  it.each(everyWay)('%s: `*` is found by `*` alone', (way) => {
    expect(found(way, ['foo', '*', 'bar', '*'], '*')).toEqual([3, 7])
    expect(found(way, ['foo'], '*')).toEqual([])
  })
})

/** The same questions answered the long way: every group and every token is looked at. */
const LONG_WAY: Readonly<Record<string, (reading: Reading, wanted: string) => readonly number[]>> =
  {
    'first-within': (reading, wanted) =>
      reading.groups
        .map(({ agents }) => agents.filter(({ token }) => token !== '*' && wanted.includes(token)))
        .find((agents) => agents.length > 0)
        ?.map(({ line }) => line) ?? [],
    'longest-within': (reading, wanted) => {
      const agents = reading.groups.flatMap((group) => group.agents)
      const within = agents.filter(({ token }) => token !== '' && wanted.includes(token))
      const names = within.map(({ token }) => token).filter((token) => token !== '*')
      const best = names.find((name) => names.every((other) => other.length <= name.length)) ?? ''
      const first = agents.find(({ token }) => token === '*' || names.includes(token))
      if (best.length === 1 && first?.token === '*') return []
      return agents.filter(({ token }) => best !== '' && token === best).map(({ line }) => line)
    },
    'whole-or-within': (reading, wanted) => {
      const agents = reading.groups.flatMap((group) => group.agents)
      const naming = (token: string) =>
        reading.groups.filter((group) => group.agents.some((agent) => agent.token === token))
      const isWithin = (value: string) => value !== '*' && wanted.includes(value.toLowerCase())
      const sharesOne = (token: string) =>
        agents.some(
          ({ value }) =>
            isWithin(value) &&
            naming(token).every((group) => group.agents.some((agent) => agent.value === value)),
        )
      const tokens = agents.map(({ token }) => token)
      const best = tokens.includes(wanted) ? wanted : tokens.find(sharesOne)
      return agents.filter(({ token }) => token === best).map(({ line }) => line)
    },
  }

const ways = Object.keys(LONG_WAY) as ProductTokenReading[]

describe.each(ways)('findToken: %s', (way) => {
  const decisions = { ...dialectById('google').decisions, productToken: way, looseStar: false }
  const name = fc.stringMatching(/^[abAB*]{0,3}$/)
  const group = fc.array(name, { minLength: 1, maxLength: 4 })
  const wanted = fc.stringMatching(/^[ab]{1,40}$/)

  it('finds what looking at everything finds, in small files and for long and short tokens', () => {
    fc.assert(
      fc.property(fc.array(group, { maxLength: 12 }), wanted, (groups, token) => {
        const text = groups
          .map((names) => `${names.map((each) => `User-agent: ${each}\n`).join('')}Allow: /\n`)
          .join('')
        const reading = interpret(parseRobotsTxt(text), decisions)
        const lines = findToken(reading, token, decisions).flatMap((named) => named.lines)
        expect(lines).toEqual(LONG_WAY[way]?.(reading, token))
      }),
      { numRuns: 1000 },
    )
  })

  it('takes no time to speak of where one group, or each of many, names thousands', () => {
    const names = Array.from({ length: 30_000 }, (_, i) => `b${i.toString(36)}x`)
    const lines = names.map((each) => `User-agent: ${each}\n`)
    const files = [`${lines.join('')}Allow: /\n`, lines.map((line) => `${line}Allow: /\n`).join('')]
    for (const text of files) {
      const reading = interpret(parseRobotsTxt(text), decisions)
      const start = performance.now()
      for (let i = 0; i < 100; i += 1) findToken(reading, `Crawler-${i}`, decisions)
      // It was minutes once; slow machines need far less than this.
      expect(performance.now() - start).toBeLessThan(15_000)
    }
  })

  it('takes no time to speak of for a long token that holds names in another letter case', () => {
    const names = Array.from({ length: 10_000 }, (_, i) => `b${i.toString(36)}x`)
    const groupOf = (written: readonly string[]) =>
      `${written.map((each) => `User-agent: ${each}\n`).join('')}Allow: /\n`
    const text = groupOf(names) + groupOf(names.map((each) => each.toUpperCase()))
    const reading = interpret(parseRobotsTxt(text), decisions)
    const start = performance.now()
    findToken(reading, names.slice(0, 3000).join(''), decisions)
    expect(performance.now() - start).toBeLessThan(15_000)
  })
})
