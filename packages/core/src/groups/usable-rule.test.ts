/** Protects which values make a rule, and the reason told for those that make none. */
import { describe, expect, it } from 'vitest'
import type { DialectId } from '../dialects/dialect.ts'
import { dialectById } from '../dialects/index.ts'
import { refusalOf } from './usable-rule.ts'

describe('refusalOf', () => {
  it.each<readonly [DialectId, 'allow' | 'disallow', string, string | null]>([
    ['google', 'disallow', '/x', null],
    ['google', 'disallow', '*x', null],
    ['google', 'disallow', '', null],
    ['google', 'disallow', 'x', 'no-leading-slash'],
    ['google', 'allow', '$', 'no-leading-slash'],
    ['google', 'allow', '%2Fx', 'no-leading-slash'],
    ['google', 'disallow', '/x y\x7f\udce9', null],
    ['yandex', 'disallow', '', null],
    ['yandex', 'allow', '', 'empty'],
    ['yandex', 'allow', 'x', 'no-leading-slash'],
    ['protego', 'disallow', '', 'empty'],
    ['protego', 'disallow', 'x', null],
    ['rfc9309-strict', 'disallow', '*x', 'no-leading-slash'],
    ['rfc9309-strict', 'disallow', '/x*y$', null],
    ['rfc9309-strict', 'disallow', '/x y', 'other-dialect'],
    ['rfc9309-strict', 'disallow', '/x\ty', 'other-dialect'],
    ['rfc9309-strict', 'disallow', '/x\x1f', 'other-dialect'],
    ['rfc9309-strict', 'disallow', '/\udce9', 'other-dialect'],
    ['rfc9309-strict', 'disallow', '/é😀\x7f', null],
    ['rfc9309-strict', 'disallow', '', null],
  ])('to %s: %s %j is refused: %s', (dialect, effect, pattern, because) => {
    expect(refusalOf(effect, pattern, dialectById(dialect).decisions)).toBe(because)
  })
})
