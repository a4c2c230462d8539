/**
 * Where in a target a guard may begin, told by two units at a glance: at most places none does, and
 * no trie need be walked from there.
 */
import { NONE, type Placed } from './node-lists.ts'

/** Numbers of pairs of units. Different pairs may share one, which costs time but no match. */
const PAIRS = 0x400

/** The strongest pattern whose guard begins with a pair of units, by the number of the pair. */
export function leadsOf(placed: readonly Placed[]): Int32Array {
  const leads = new Int32Array(PAIRS).fill(NONE)
  for (const { key, pattern } of placed) {
    const seconds = key.length === 1 ? ANYTHING : [key.charCodeAt(1)]
    for (const second of seconds) {
      const pair = pairOf(key.charCodeAt(0), second)
      leads[pair] = Math.min(leads[pair] ?? NONE, pattern)
    }
  }
  return leads
}

/** The first place at or behind `from` where a guard of a pattern stronger than `best` may begin; or -1. */
export function nextLead(leads: Int32Array, target: string, from: number, best: number): number {
  const last = target.length - 1
  let unit = from <= last ? target.charCodeAt(from) : 0
  for (let at = from; at <= last; at += 1) {
    const following = at < last ? target.charCodeAt(at + 1) : 0
    if ((leads[pairOf(unit, following)] ?? NONE) < best) return at
    unit = following
  }
  return -1
}

/** What may follow a guard of one unit, a unit 0 behind the end of the target included. */
const ANYTHING: readonly number[] = Array.from({ length: 0x80 }, (_, unit) => unit)

function pairOf(first: number, second: number): number {
  return ((first << 5) ^ (second & 0x7f)) & (PAIRS - 1)
}
