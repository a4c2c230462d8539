/**
 * Patterns with `*` and a final `$` (RFC 9309 §2.2.3), without regular expressions and without
 * backtracking.
 *
 * A pattern is cut at its stars into literal pieces. The first piece must stand at the start of
 * the target; each further piece is looked for behind the one before, at the earliest place. That
 * is enough: if any arrangement fits, the earliest places fit too, because they leave the most
 * room for what follows. A pattern that ends in `$` needs its last piece at the very end. Every
 * unit of the target is compared at most once with every unit of the pattern, so the work is at
 * most pattern × target.
 */
import { findPiece } from './find-piece.ts'
import type { StepCounter } from './step-counter.ts'

/** A pattern ready to be matched. */
export interface Pattern {
  /** Literal pieces between stars, empty ones behind the first left out. At least one. */
  readonly pieces: readonly string[]
  /** The pattern ends in `$`: it must reach the end of the target. */
  readonly anchored: boolean
  /** What stands behind the last piece does not count: no `$` at the end, or a `*` before it. */
  readonly openEnd: boolean
}

/**
 * Cuts a pattern, already in its compared form, into pieces; a run of stars cuts as one does. With
 * `wildcards` false the whole text is one literal piece.
 */
export function compilePattern(text: string, wildcards: boolean): Pattern {
  if (!wildcards) return { pieces: [text], anchored: false, openEnd: true }
  const anchored = text.charCodeAt(text.length - 1) === DOLLAR
  const end = anchored ? text.length - 1 : text.length
  const star = text.indexOf('*')
  if (star < 0) {
    return { pieces: [anchored ? text.slice(0, end) : text], anchored, openEnd: !anchored }
  }
  const pieces = piecesBehind(star, text, end)
  return { pieces, anchored, openEnd: !anchored || text.charCodeAt(end - 1) === STAR }
}

/** Whether a pattern fits a target; both in the same compared form. */
export function matchesPattern(pattern: Pattern, target: string, counter?: StepCounter): boolean {
  const { pieces, anchored, openEnd } = pattern
  const first = pieces[0] ?? ''
  if (counter !== undefined) counter.steps += 1 + Math.min(first.length, target.length)
  if (!target.startsWith(first)) return false
  const last = pieces.length - 1
  if (last === 0) return openEnd || target.length === first.length
  let at = first.length
  const floating = anchored && !openEnd ? last - 1 : last
  for (let i = 1; i <= floating; i += 1) {
    const piece = pieces[i] ?? ''
    const found = findPiece(piece, target, at, counter)
    if (found < 0) return false
    at = found + piece.length
  }
  if (floating === last) return true
  const end = pieces[last] ?? ''
  if (counter !== undefined) counter.steps += Math.min(end.length, target.length)
  return target.length - end.length >= at && target.endsWith(end)
}

const DOLLAR = 36
const STAR = 42

function piecesBehind(firstStar: number, text: string, end: number): string[] {
  const pieces = [text.slice(0, firstStar)]
  let from = firstStar + 1
  for (let i = from; i <= end; i += 1) {
    if (i < end && text.charCodeAt(i) !== STAR) continue
    if (i > from) pieces.push(text.slice(from, i))
    from = i + 1
  }
  return pieces
}
