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

/** A pattern ready to be matched. */
export interface Pattern {
  /** Literal pieces between stars, empty ones in the middle left out. At least one. */
  readonly pieces: readonly string[]
  /** The pattern ends in `$`: it must reach the end of the target. */
  readonly anchored: boolean
  /** The pattern ends in `*` (in front of any `$`). */
  readonly openEnd: boolean
}

/** Counts units compared; for tests that prove the bound. */
export interface StepCounter {
  steps: number
}

/**
 * Cuts a pattern, already in its compared form, into pieces. With `wildcards` false the whole text
 * is one literal piece.
 */
export function compilePattern(text: string, wildcards: boolean): Pattern {
  if (!wildcards) return { pieces: [text], anchored: false, openEnd: true }
  const anchored = text.endsWith('$')
  const body = anchored ? text.slice(0, -1) : text
  if (!body.includes('*')) return { pieces: [body], anchored, openEnd: !anchored }
  const parts = body.split('*')
  const first = parts[0] ?? ''
  const rest = parts.slice(1).filter((part) => part !== '')
  return { pieces: [first, ...rest], anchored, openEnd: !anchored || body.endsWith('*') }
}

/** Whether a pattern fits a target; both in the same compared form. */
export function matchesPattern(pattern: Pattern, target: string, counter?: StepCounter): boolean {
  const { pieces, anchored, openEnd } = pattern
  const first = pieces[0] ?? ''
  if (counter !== undefined) counter.steps += Math.min(first.length, target.length)
  if (!target.startsWith(first)) return false
  const last = pieces.length - 1
  if (last === 0) return !anchored || openEnd || target.length === first.length
  let at = first.length
  const floating = anchored && !openEnd ? last - 1 : last
  for (let i = 1; i <= floating; i += 1) {
    const piece = pieces[i] ?? ''
    const found = find(piece, target, at, counter)
    if (found < 0) return false
    at = found + piece.length
  }
  if (floating === last) return true
  const end = pieces[last] ?? ''
  if (counter !== undefined) counter.steps += Math.min(end.length, target.length)
  return target.length - end.length >= at && target.endsWith(end)
}

function find(piece: string, target: string, from: number, counter?: StepCounter): number {
  if (counter === undefined) return target.indexOf(piece, from)
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
