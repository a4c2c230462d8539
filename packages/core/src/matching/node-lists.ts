/** Lists of patterns at the nodes of a trie, each in the order of strength: tables of numbers. */
import { deepestNode, type PrefixTrie } from './prefix-trie.ts'

/** Stands for "no pattern"; greater than the number of every pattern, as weaker ones are. */
export const NONE = 0x7fffffff

export interface NodeLists {
  /** The strongest pattern listed at a node; what follows a pattern stands in a table of its own. */
  readonly first: Int32Array
  /** The strongest pattern listed at a node or above it. */
  readonly strongest: Int32Array
}

/** A pattern, and the key of the trie at whose node it is listed. */
export interface Placed {
  readonly pattern: number
  readonly key: string
}

/**
 * Lists patterns, given in the order of strength, at the nodes of their keys, and writes into `next`
 * which pattern follows each in its list. Every key must be a key of the trie.
 */
export function nodeLists(
  trie: PrefixTrie,
  placed: readonly Placed[],
  next: Int32Array,
): NodeLists {
  const first = new Int32Array(trie.size).fill(NONE)
  for (const { pattern, key } of placed.toReversed()) {
    const node = deepestNode(trie, key, 0)
    next[pattern] = first[node] ?? NONE
    first[node] = pattern
  }
  const strongest = first.slice()
  for (let node = 1; node < trie.size; node += 1) {
    const above = strongest[trie.parent[node] ?? 0] ?? NONE
    if (above < (strongest[node] ?? NONE)) strongest[node] = above
  }
  return { first, strongest }
}
