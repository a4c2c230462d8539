/**
 * The first place of a literal piece in a target. Short pieces are left to the language; a long one
 * is searched for as Knuth, Morris and Pratt do, in piece + target steps, because the language's own
 * search takes piece × target at worst and a hostile file can have it do so for every rule.
 */
import type { StepCounter } from './step-counter.ts'

/** Units of a piece from which its search must be linear. */
export const LONG_PIECE = 256

/** Index of the first `piece` in `target` at or behind `from`; -1 where there is none. */
export function findPiece(
  piece: string,
  target: string,
  from: number,
  counter?: StepCounter,
): number {
  if (from + piece.length > target.length) return -1
  if (piece.length >= LONG_PIECE) return findLong(piece, target, from, counter)
  return counter === undefined
    ? target.indexOf(piece, from)
    : findCounting(piece, target, from, counter)
}

/** Invariant: `matched` units of the piece stand in the target directly in front of `at`. */
function findLong(piece: string, target: string, from: number, counter?: StepCounter): number {
  const borders = bordersOf(piece, counter)
  let matched = 0
  for (let at = from; at < target.length; at += 1) {
    const unit = target.charCodeAt(at)
    while (matched > 0 && piece.charCodeAt(matched) !== unit) {
      matched = borders[matched - 1] ?? 0
      if (counter !== undefined) counter.steps += 1
    }
    if (counter !== undefined) counter.steps += 1
    if (piece.charCodeAt(matched) === unit) matched += 1
    if (matched === piece.length) return at - matched + 1
  }
  return -1
}

/** For each prefix of the piece the longest shorter one that is also its end. */
function bordersOf(piece: string, counter?: StepCounter): Int32Array {
  const borders = new Int32Array(piece.length)
  let matched = 0
  for (let i = 1; i < piece.length; i += 1) {
    const unit = piece.charCodeAt(i)
    while (matched > 0 && piece.charCodeAt(matched) !== unit) {
      matched = borders[matched - 1] ?? 0
      if (counter !== undefined) counter.steps += 1
    }
    if (counter !== undefined) counter.steps += 1
    if (piece.charCodeAt(matched) === unit) matched += 1
    borders[i] = matched
  }
  return borders
}

/** What the language's own search does at most, counted. */
function findCounting(piece: string, target: string, from: number, counter: StepCounter): number {
  for (let at = from; at + piece.length <= target.length; at += 1) {
    let k = 0
    while (k < piece.length) {
      counter.steps += 1
      if (target.charCodeAt(at + k) !== piece.charCodeAt(k)) break
      k += 1
    }
    if (k === piece.length) return at
  }
  return -1
}
