/**
 * A compressed trie (radix tree) over many keys, which finds in one walk along a text the longest
 * key that the text begins with, and with it every shorter one.
 *
 * Nodes are numbers, from the root 0 on; what is known of a node stands in tables under its number.
 * The children of a node have numbers in a row, in the order of the first units of their labels.
 * A node's key is what the labels from the root to it spell; the labels are ranges of one text.
 *
 *     keys: /a  /ab/x  /ab/y        0 ── "/a" ── 1 ── "b/" ── 2 ─┬─ "x" ── 3
 *                                                                └─ "y" ── 4
 */
import type { StepCounter } from './step-counter.ts'

export interface PrefixTrie {
  /** Number of nodes. */
  readonly size: number
  /** All keys one behind the other; the label of a node is a range of it. */
  readonly text: string
  /** Where the label of a node begins in `text`. */
  readonly labelStart: Int32Array
  /** Length of a node's key. */
  readonly depth: Int32Array
  /** The node above; -1 for the root. Always a smaller number. */
  readonly parent: Int32Array
  /** First unit of a node's label. */
  readonly firstUnit: Uint16Array
  /** Where the children of a node begin; they end where those of the next node begin. */
  readonly firstChild: Int32Array
}

/** Builds the trie; keys may repeat. Apart from sorting them, the work is their total length. */
export function buildPrefixTrie(keys: readonly string[]): PrefixTrie {
  const sorted = [...new Set(keys)].sort()
  const capacity = 2 * sorted.length + 1
  const labelStart = new Int32Array(capacity)
  const depth = new Int32Array(capacity)
  const parent = new Int32Array(capacity)
  const firstUnit = new Uint16Array(capacity)
  const firstChild = new Int32Array(capacity + 1)
  // The keys below each node, as a range of `sorted`.
  const low = new Int32Array(capacity)
  const high = new Int32Array(capacity)
  const offsets = offsetsOf(sorted)
  parent[0] = -1
  high[0] = sorted.length
  let size = 1
  for (let node = 0; node < size; node += 1) {
    firstChild[node] = size
    const at = depth[node] ?? 0
    const end = high[node] ?? 0
    // The key that ends at this node comes first among those below it.
    let from = low[node] ?? 0
    if (from < end && sorted[from]?.length === at) from += 1
    while (from < end) {
      const key = sorted[from] ?? ''
      const unit = key.charCodeAt(at)
      let to = from + 1
      while (to < end && sorted[to]?.charCodeAt(at) === unit) to += 1
      labelStart[size] = (offsets[from] ?? 0) + at
      depth[size] = commonLength(key, sorted[to - 1] ?? '', at + 1)
      parent[size] = node
      firstUnit[size] = unit
      low[size] = from
      high[size] = to
      size += 1
      from = to
    }
  }
  firstChild[size] = size
  return {
    size,
    text: sorted.join(''),
    labelStart: labelStart.subarray(0, size),
    depth: depth.subarray(0, size),
    parent: parent.subarray(0, size),
    firstUnit: firstUnit.subarray(0, size),
    firstChild: firstChild.subarray(0, size + 1),
  }
}

/**
 * The node of the longest key that stands in `target` at `from`, or of a beginning shared by keys
 * that stands there; every other key that stands there belongs to a node above it. The root where
 * there is none. The work is the length of that key, whatever the number of keys.
 */
export function deepestNode(
  trie: PrefixTrie,
  target: string,
  from: number,
  counter?: StepCounter,
): number {
  const { text, labelStart, depth } = trie
  let node = 0
  let at = from
  while (at < target.length) {
    const child = childOf(trie, node, target.charCodeAt(at), counter)
    if (child < 0) break
    const end = from + (depth[child] ?? 0)
    if (end > target.length) break
    let label = (labelStart[child] ?? 0) + 1
    let next = at + 1
    while (next < end && text.charCodeAt(label) === target.charCodeAt(next)) {
      label += 1
      next += 1
    }
    if (counter !== undefined) counter.steps += next - at
    if (next < end) break
    node = child
    at = next
  }
  return node
}

/** The child whose label begins with a unit, found by halving; -1 where there is none. */
function childOf(trie: PrefixTrie, node: number, unit: number, counter?: StepCounter): number {
  const { firstChild, firstUnit } = trie
  let low = firstChild[node] ?? 0
  let high = firstChild[node + 1] ?? 0
  while (low < high) {
    if (counter !== undefined) counter.steps += 1
    const middle = (low + high) >> 1
    const found = firstUnit[middle] ?? 0
    if (found === unit) return middle
    if (found < unit) low = middle + 1
    else high = middle
  }
  return -1
}

function offsetsOf(keys: readonly string[]): Int32Array {
  const offsets = new Int32Array(keys.length)
  let offset = 0
  keys.forEach((key, i) => {
    offsets[i] = offset
    offset += key.length
  })
  return offsets
}

/** How many units two keys share from the start, of which the first `known` are known to be. */
function commonLength(a: string, b: string, known: number): number {
  let length = known
  while (length < a.length && length < b.length && a.charCodeAt(length) === b.charCodeAt(length)) {
    length += 1
  }
  return length
}
