/**
 * Guards of patterns with stars: for each one literal piece without which it cannot fit, so that it
 * need be asked only where that piece has been met.
 */
import type { Placed } from './node-lists.ts'
import type { Pattern } from './pattern.ts'

/** How much of a piece is looked for; it bounds the walk from each place of a target. */
export const GUARD_LENGTH = 32

/** How many pieces of a pattern are considered besides its first. */
const CHOICES = 8

/** To ask so few patterns takes no more than to look for their guards all along the target. */
const FEW = 4

export interface Guard extends Placed {
  /** The first piece stands at the start of the target, every other one may stand anywhere. */
  readonly at: 'start' | 'anywhere'
}

/**
 * A guard for each of some patterns, meant by their places in `patterns`: the first piece where few
 * share it, since it is met in passing; else the piece that it shares with the fewest others and, of
 * such pieces, the longest.
 */
export function chooseGuards(
  patterns: readonly Pattern[],
  chosen: readonly number[],
): readonly Guard[] {
  const choices = chosen.map((pattern) => choicesOf(pattern, patterns[pattern]?.pieces ?? []))
  const sharers = { start: new Map<string, number>(), anywhere: new Map<string, number>() }
  for (const guards of choices) {
    for (const { at, key } of guards) sharers[at].set(key, (sharers[at].get(key) ?? 0) + 1)
  }
  const sharersOf = ({ at, key }: Guard) => sharers[at].get(key) ?? 0
  const better = (best: Guard, guard: Guard) => {
    if (best.at === 'start' && sharersOf(best) <= FEW) return best
    const fewer = sharersOf(best) - sharersOf(guard)
    return fewer > 0 || (fewer === 0 && guard.key.length > best.key.length) ? guard : best
  }
  return choices.map((guards) => guards.reduce(better))
}

function choicesOf(pattern: number, pieces: readonly string[]): readonly Guard[] {
  const [first = '', ...others] = pieces.slice(0, CHOICES + 1)
  return [
    { pattern, at: 'start', key: first.slice(0, GUARD_LENGTH) },
    ...others.map(
      (piece): Guard => ({ pattern, at: 'anywhere', key: piece.slice(0, GUARD_LENGTH) }),
    ),
  ]
}
