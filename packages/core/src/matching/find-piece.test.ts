/**
 * Protects the search for a piece: that the linear search for long pieces finds what the language's
 * own search finds, and that no piece makes it take more than piece + target steps.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPiece, LONG_PIECE } from './find-piece.ts'

const run = (unit: string, most: number) => fc.nat({ max: most }).map((n) => unit.repeat(n))
const piece = fc
  .tuple(run('a', 300), fc.constantFrom('', 'b', 'ab'), run('ab', 150), run('a', 20))
  .map((parts) => parts.join(''))

describe('findPiece', () => {
  it('finds the first place at or behind a start, as the language does', () => {
    let long = 0
    fc.assert(
      fc.property(piece, piece, piece, fc.nat({ max: 20 }), (wanted, before, after, from) => {
        const target = before + wanted + after
        expect(findPiece(wanted, target, from)).toBe(
          from + wanted.length > target.length ? -1 : target.indexOf(wanted, from),
        )
        expect(findPiece(`${wanted}c`, target, from)).toBe(-1)
        if (wanted.length >= LONG_PIECE) long += 1
      }),
      { numRuns: 1000, seed: 9309 },
    )
    expect(long).toBeGreaterThan(300)
  })

  it('takes at most piece + target steps, twice, for a long piece that almost fits everywhere', () => {
    const target = 'a'.repeat(16_384)
    const half = 'a'.repeat(4_000)
    for (const wanted of [`${half}b${half}`, `b${half}`, `${half}b`]) {
      const counter = { steps: 0 }
      expect(findPiece(wanted, target, 0, counter)).toBe(-1)
      expect(counter.steps).toBeLessThanOrEqual(2 * (wanted.length + target.length))
    }
  })
})
