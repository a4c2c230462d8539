/** Numbers that look random and are the same in every run (the generator "mulberry32"). */

export interface Random {
  /** A number in [0, 1). */
  next(): number
}

export function seededRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  return { next }
}

/** A whole number in [from, to]. */
export function between(random: Random, from: number, to: number): number {
  return from + Math.floor(random.next() * (to - from + 1))
}

export function chance(random: Random, share: number): boolean {
  return random.next() < share
}

export function pick<T>(random: Random, from: readonly [T, ...T[]]): T {
  return from[between(random, 0, from.length - 1)] ?? from[0]
}

/** One of several things, each as often as its weight says. */
export function pickWeighted<T>(random: Random, from: readonly (readonly [number, T])[]): T {
  const sum = from.reduce((total, [weight]) => total + weight, 0)
  let rest = random.next() * sum
  for (const [weight, thing] of from) {
    rest -= weight
    if (rest < 0) return thing
  }
  throw new Error('Weights must be given.')
}
