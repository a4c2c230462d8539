/**
 * Patterns in the order of strength, asked which of them fit a target.
 *
 * A set that is asked only a few times is gone through in order, the cheapest way for it; once that
 * has taken a good part of the time that making an index takes, the index is made. So a set never
 * costs more than a few times what the better way would have cost, however often it is asked.
 */

import { NONE } from './node-lists.ts'
import { matchesPattern, type Pattern } from './pattern.ts'
import { allOf, indexPatterns, type PatternIndex, strongestOf } from './pattern-index.ts'
import type { StepCounter } from './step-counter.ts'

/** A pattern is meant by its place in `patterns`, the strongest first. */
export interface PatternSet {
  readonly patterns: readonly Pattern[]
  /** How many patterns have been gone through so far. */
  asked: number
  /** Made when it pays. */
  index: PatternIndex | null
}

/** A set of patterns, given in the order of strength. */
export function buildPatternSet(patterns: readonly Pattern[]): PatternSet {
  return { patterns, asked: 0, index: null }
}

/** The strongest pattern that fits a target in compared form; -1 where none does. */
export function strongestMatch(set: PatternSet, target: string, counter?: StepCounter): number {
  const index = indexOf(set)
  if (index === null) return firstInOrder(set, target, counter)
  const strongest = strongestOf(index, target, counter)
  return strongest === NONE ? -1 : strongest
}

/** Every pattern that fits a target in compared form, in the order of strength. */
export function allMatches(set: PatternSet, target: string): readonly number[] {
  const index = indexOf(set)
  if (index !== null) return allOf(index, target)
  set.asked += set.patterns.length
  const found: number[] = []
  set.patterns.forEach((pattern, i) => {
    if (matchesPattern(pattern, target)) found.push(i)
  })
  return found
}

/** So few patterns are gone through as fast as the index answers. */
const FEW = 12

/** After how many times through all patterns the index is made; making it takes some 80 of them. */
const PASSES_BEFORE_INDEX = 16

function indexOf(set: PatternSet): PatternIndex | null {
  const { patterns } = set
  if (
    set.index === null &&
    patterns.length > FEW &&
    set.asked > PASSES_BEFORE_INDEX * patterns.length
  ) {
    set.index = indexPatterns(patterns)
  }
  return set.index
}

function firstInOrder(set: PatternSet, target: string, counter?: StepCounter): number {
  let place = 0
  for (const pattern of set.patterns) {
    if (matchesPattern(pattern, target, counter)) break
    place += 1
  }
  set.asked += place + 1
  return place < set.patterns.length ? place : -1
}
