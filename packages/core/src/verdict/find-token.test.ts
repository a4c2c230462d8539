/** Protects how a crawler's token meets the tokens of a file, in each of the ways readers have. */
import { describe, expect, it } from 'vitest'
import type { ProductTokenReading } from '../dialects/decisions.ts'
import { dialectById } from '../dialects/index.ts'
import { interpret } from '../groups/interpret.ts'
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
