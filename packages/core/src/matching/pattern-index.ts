/**
 * Many patterns made ready to be asked about many targets: which is the strongest that fits, and
 * which are all that do. The work grows with the target, not with the number of patterns.
 *
 * Patterns without stars are keys of a trie: one walk along the target meets all that fit. A pattern
 * with stars is asked only where a piece of it, its guard, has been met in the target: its first
 * piece, met by the same walk, or one of the others, met by a second trie walked from each place of
 * the target. Its guard is the piece that it shares with the fewest patterns.
 *
 *     patterns by strength: 0 /shop/*.pdf$   1 *?sort=   2 /shop/   3 /sh$
 *
 *     from the start     root ── "/sh" ──── "op/"          from any place    root ── "?sort="
 *                          {3 if at the end}  {2, ask 0}                               {ask 1}
 *
 * At worst every pattern with stars is asked once, so it never takes more than asking them all.
 */
import { chooseGuards } from './guards.ts'
import { type Leads, leadsOf, nextLead } from './leads.ts'
import { NONE, type NodeLists, nodeLists, type Placed } from './node-lists.ts'
import { matchesPattern, type Pattern } from './pattern.ts'
import { buildPrefixTrie, deepestNode, type PrefixTrie } from './prefix-trie.ts'
import type { StepCounter } from './step-counter.ts'

/** A pattern is meant by its place in `patterns`, the strongest first. */
export interface PatternIndex {
  readonly patterns: readonly Pattern[]
  /** Over the literal patterns and the guards that stand at the start. */
  readonly starts: PrefixTrie
  /** Literal patterns that fit whatever follows. */
  readonly open: NodeLists
  /** Literal patterns that fit where the target ends. */
  readonly closed: NodeLists
  /** Patterns with stars whose guard stands at the start. */
  readonly starred: NodeLists
  /** Over the guards that may stand anywhere. */
  readonly anywhere: PrefixTrie
  /** Patterns with stars whose guard may stand anywhere. */
  readonly floating: NodeLists
  /** The strongest of them all. */
  readonly strongestFloating: number
  /** Where in a target such a guard may begin at all. */
  readonly leads: Leads
  /** The pattern that follows another in the list of a node; `NONE` ends it. */
  readonly next: Int32Array
  /** A pattern with stars that equals a stronger one stands in no list, but follows that one here. */
  readonly nextEqual: Int32Array
  /** The question in which a node of `anywhere` was last met, so that it is met once in each. */
  readonly metIn: Float64Array
  /** Number of the current question. */
  question: number
}

/** Makes patterns, given in the order of strength, ready. The work is their total length. */
export function indexPatterns(patterns: readonly Pattern[]): PatternIndex {
  const nextEqual = new Int32Array(patterns.length).fill(NONE)
  const literals: Placed[] = []
  const stars: number[] = []
  const known = new Map<string, number>()
  patterns.forEach((pattern, i) => {
    if (pattern.pieces.length === 1) literals.push({ pattern: i, key: pattern.pieces[0] ?? '' })
    else if (!isEqualToKnown(pattern, i, known, nextEqual)) stars.push(i)
  })
  const guards = chooseGuards(patterns, stars)
  const starred = guards.filter((guard) => guard.at === 'start')
  const floating = guards.filter((guard) => guard.at === 'anywhere')
  const isOpen = ({ pattern }: Placed) => patterns[pattern]?.openEnd === true
  const starts = buildPrefixTrie([...literals, ...starred].map(({ key }) => key))
  const anywhere = buildPrefixTrie(floating.map(({ key }) => key))
  const next = new Int32Array(patterns.length).fill(NONE)
  return {
    patterns,
    starts,
    open: nodeLists(starts, literals.filter(isOpen), next),
    closed: nodeLists(
      starts,
      literals.filter((placed) => !isOpen(placed)),
      next,
    ),
    starred: nodeLists(starts, starred, next),
    anywhere,
    floating: nodeLists(anywhere, floating, next),
    strongestFloating: floating[0]?.pattern ?? NONE,
    leads: leadsOf(floating),
    next,
    nextEqual,
    metIn: new Float64Array(anywhere.size),
    question: 0,
  }
}

/** The strongest pattern that fits a target; `NONE` where none does. */
export function strongestOf(index: PatternIndex, target: string, counter?: StepCounter): number {
  const { starts, open, closed, starred } = index
  const end = deepestNode(starts, target, 0, counter)
  let best = open.strongest[end] ?? NONE
  if (starts.depth[end] === target.length) best = Math.min(best, closed.first[end] ?? NONE)
  for (let node = end; (starred.strongest[node] ?? NONE) < best; node = starts.parent[node] ?? -1) {
    best = strongestInList(index, starred.first[node] ?? NONE, best, target, counter)
  }
  return strongestFloating(index, best, target, counter)
}

/** Every pattern that fits a target, in the order of strength. */
export function allOf(index: PatternIndex, target: string): number[] {
  const { starts, open, closed, starred } = index
  const found: number[] = []
  const end = deepestNode(starts, target, 0)
  if (starts.depth[end] === target.length) takeList(index, closed.first[end] ?? NONE, found)
  for (let node = end; node >= 0; node = starts.parent[node] ?? -1) {
    takeList(index, open.first[node] ?? NONE, found)
    askList(index, starred.first[node] ?? NONE, target, found)
  }
  const { anywhere, floating, leads, metIn } = index
  const question = nextQuestion(index)
  let at = nextLead(leads, target, 0, NONE)
  while (at >= 0) {
    let node = deepestNode(anywhere, target, at)
    for (; node >= 0 && metIn[node] !== question; node = anywhere.parent[node] ?? -1) {
      metIn[node] = question
      askList(index, floating.first[node] ?? NONE, target, found)
    }
    at = nextLead(leads, target, at + 1, NONE)
  }
  return found.sort((a, b) => a - b)
}

/** The strongest of `best` and the patterns with a guard anywhere in the target. */
function strongestFloating(
  index: PatternIndex,
  weakest: number,
  target: string,
  counter?: StepCounter,
): number {
  const { anywhere, floating, leads, metIn } = index
  let best = weakest
  if (index.strongestFloating >= best) return best
  const question = nextQuestion(index)
  if (counter !== undefined) counter.steps += target.length
  let at = nextLead(leads, target, 0, best)
  while (at >= 0) {
    let node = deepestNode(anywhere, target, at, counter)
    // Above a node that was met before, every list has been read or was too weak.
    while (metIn[node] !== question && (floating.strongest[node] ?? NONE) < best) {
      metIn[node] = question
      best = strongestInList(index, floating.first[node] ?? NONE, best, target, counter)
      node = anywhere.parent[node] ?? -1
    }
    at = nextLead(leads, target, at + 1, best)
  }
  return best
}

/** The first pattern of a list that is stronger than `best` and fits; else `best`. */
function strongestInList(
  index: PatternIndex,
  first: number,
  best: number,
  target: string,
  counter?: StepCounter,
): number {
  const { patterns, next } = index
  for (let i = first; i < best; i = next[i] ?? NONE) {
    const pattern = patterns[i]
    if (pattern !== undefined && matchesPattern(pattern, target, counter)) return i
  }
  return best
}

function takeList({ next }: PatternIndex, first: number, found: number[]): void {
  for (let i = first; i !== NONE; i = next[i] ?? NONE) found.push(i)
}

function askList(index: PatternIndex, first: number, target: string, found: number[]): void {
  const { patterns, next, nextEqual } = index
  for (let i = first; i !== NONE; i = next[i] ?? NONE) {
    const pattern = patterns[i]
    if (pattern === undefined || !matchesPattern(pattern, target)) continue
    for (let equal = i; equal !== NONE; equal = nextEqual[equal] ?? NONE) found.push(equal)
  }
}

function nextQuestion(index: PatternIndex): number {
  index.question += 1
  return index.question
}

/** Whether a pattern equals one seen before, `known` by its text; it is then chained to that one. */
function isEqualToKnown(
  pattern: Pattern,
  number: number,
  known: Map<string, number>,
  nextEqual: Int32Array,
): boolean {
  const end = pattern.anchored ? '$' : ''
  const text = `${pattern.pieces.join('*')}${pattern.openEnd ? '*' : ''}${end}`
  const last = known.get(text)
  known.set(text, number)
  if (last !== undefined) nextEqual[last] = number
  return last !== undefined
}
