/**
 * Where in a target a guard may begin, told by two units at a glance: at most places none does, and
 * no trie need be walked from there.
 */
import { NONE, type Placed } from './node-lists.ts'

/** Numbers of pairs of units. Different pairs may share one, which costs time but no match. */
const PAIRS = 0x400

const UNITS = 0x80

export interface Leads {
  /** Whether some guard begins with a unit: most units of a target are passed over by it alone. */
  readonly units: Uint8Array
  /** The strongest pattern whose guard begins with a pair of units, by the number of the pair. */
  readonly pairs: Int32Array
}

/** The beginnings of guards. */
export function leadsOf(placed: readonly Placed[]): Leads {
  const units = new Uint8Array(UNITS)
  const pairs = new Int32Array(PAIRS).fill(NONE)
  for (const { key, pattern } of placed) {
    const first = key.charCodeAt(0)
    units[first & (UNITS - 1)] = 1
    const seconds = key.length === 1 ? ANYTHING : [key.charCodeAt(1)]
    for (const second of seconds) {
      const pair = pairOf(first, second)
      pairs[pair] = Math.min(pairs[pair] ?? NONE, pattern)
    }
  }
  return { units, pairs }
}

/** The first place at or behind `from` where a guard of a pattern stronger than `best` may begin; or -1. */
export function nextLead(
  { units, pairs }: Leads,
  target: string,
  from: number,
  best: number,
): number {
  const { length } = target
  for (let at = from; at < length; at += 1) {
    const unit = target.charCodeAt(at)
    if (units[unit & (UNITS - 1)] === 0) continue
    const following = at + 1 < length ? target.charCodeAt(at + 1) : 0
    if ((pairs[pairOf(unit, following)] ?? NONE) < best) return at
  }
  return -1
}

/** What may follow a guard of one unit, a unit 0 behind the end of the target included. */
const ANYTHING: readonly number[] = Array.from({ length: UNITS }, (_, unit) => unit)

function pairOf(first: number, second: number): number {
  return ((first << 5) ^ (second & 0x7f)) & (PAIRS - 1)
}
