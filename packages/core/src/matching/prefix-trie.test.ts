/** Protects the trie: that one walk meets every key that a text begins with. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPrefixTrie, deepestNode, type PrefixTrie } from './prefix-trie.ts'

const text = fc
  .array(fc.constantFrom('a', 'b', 'aa', 'ba', '/', 'é', '\uffff'), { maxLength: 10 })
  .map((parts) => parts.join(''))

/** What the labels from the root to a node spell. */
function spelt(trie: PrefixTrie, node: number): string {
  const parent = trie.parent[node] ?? -1
  if (parent < 0) return ''
  const start = trie.labelStart[node] ?? 0
  const length = (trie.depth[node] ?? 0) - (trie.depth[parent] ?? 0)
  return spelt(trie, parent) + trie.text.slice(start, start + length)
}

function nodesAbove(trie: PrefixTrie, node: number): number[] {
  return node < 0 ? [] : [node, ...nodesAbove(trie, trie.parent[node] ?? -1)]
}

describe('a prefix trie', () => {
  it('meets on one walk all keys that stand at a place, and no other', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 30 }), text, fc.nat({ max: 5 }), (keys, at, from) => {
        const trie = buildPrefixTrie(keys)
        const met = nodesAbove(trie, deepestNode(trie, at, from)).map((node) => spelt(trie, node))
        const rest = at.slice(from)
        for (const key of keys) expect(met.includes(key)).toBe(rest.startsWith(key) || key === '')
        for (const start of met) expect(rest.startsWith(start)).toBe(true)
      }),
      { numRuns: 2000, seed: 9309 },
    )
  })

  it('has at most two nodes for each key, and the root', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 30 }), (keys) => {
        expect(buildPrefixTrie(keys).size).toBeLessThanOrEqual(2 * keys.length + 1)
      }),
      { seed: 9309 },
    )
  })

  it('gives every key a node of its own that the walk along the key ends at', () => {
    const keys = ['/', '/a', '/ab/x', '/ab/y', '']
    const trie = buildPrefixTrie(keys)
    expect(keys.map((key) => spelt(trie, deepestNode(trie, key, 0)))).toEqual(keys)
  })
})
