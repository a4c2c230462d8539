/** Protects what a dialect matches and counts for one rule. */
import { describe, expect, it } from 'vitest'
import type { DialectId } from '../dialects/dialect.ts'
import { dialectById } from '../dialects/index.ts'
import { compileRule } from './compile-rule.ts'

/** The compiled rule as `effect text octets`, one for each pattern. */
function compiled(effect: 'allow' | 'disallow', pattern: string, dialect: DialectId) {
  const rule = { line: 1, effect, pattern }
  return compileRule(rule, dialectById(dialect).decisions).map((each) => {
    expect(each.rule).toBe(rule)
    return `${each.effect} ${each.text} ${each.octets}`
  })
}

describe('compileRule', () => {
  it.each<readonly [DialectId, 'allow' | 'disallow', string, readonly string[]]>([
    ['google', 'disallow', '/a*b$', ['disallow /a*b$ 5']],
    ['google', 'disallow', '/é', ['disallow /%C3%A9 7']],
    ['google', 'disallow', '/%61', ['disallow /%61 4']],
    ['google', 'disallow', '', ['disallow  0']],
    ['google', 'allow', '', ['allow  0']],
    ['google', 'allow', '/d/index.html', ['allow /d/index.html 13', 'allow /d/$ 4']],
    ['google', 'allow', '/index.htm?x', ['allow /index.htm?x 12', 'allow /$ 2']],
    ['google', 'allow', '/index.htm/a', ['allow /index.htm/a 12']],
    ['google', 'allow', '*index.html', ['allow *index.html 11']],
    ['google', 'disallow', '/d/index.html', ['disallow /d/index.html 13']],
    ['rfc9309', 'allow', '/d/index.html', ['allow /d/index.html 13']],
    ['rfc9309', 'disallow', '/%61', ['disallow /a 2']],
    ['rfc9309', 'disallow', '/a$b', ['disallow /a%24b 4']],
    ['yandex', 'disallow', '', ['allow  1']],
    ['yandex', 'disallow', '/*a*$', ['disallow /*a*$ 2']],
    ['yandex', 'disallow', '/a$b', ['disallow /a$b 4']],
    ['python-3.12', 'disallow', '', ['allow  0']],
    ['python-3.12', 'disallow', '/a*', ['disallow /a%2A 5']],
    ['python-3.14', 'disallow', '/a$b', []],
    ['protego', 'disallow', '/a$b', ['disallow /a%24b 6', 'disallow /a%24b 6']],
    ['protego', 'allow', '/index.html', ['allow /index.html 11', 'allow /%24 4', 'allow /$ 2']],
    ['protego', 'allow', '/index.htm', ['allow /index.htm 10']],
  ])('in %s of %s %j', (dialect, effect, pattern, expected) => {
    expect(compiled(effect, pattern, dialect)).toEqual(expected)
  })
})
