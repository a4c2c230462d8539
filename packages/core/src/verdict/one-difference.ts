/** The one difference that keeps a pattern from matching a target, where there is one. */
import { compilePattern, matchesPattern, type Pattern } from '../matching/pattern.ts'
import type { CompiledRule } from './compile-rule.ts'

/**
 * - `letter-case`: matches when upper and lower case are taken as equal
 * - `end-anchor`: matches without the `$` at its end
 * - `missing-slash`: matches when the address has a slash at the end of its path
 * - `encoding`: matches when percent-encoding is decoded on both sides
 */
export type Difference = 'letter-case' | 'end-anchor' | 'missing-slash' | 'encoding'

/** A target in the compared form, and what it would be with each difference. */
export interface TargetVariants {
  readonly target: string
  readonly lowerCase: string
  /** With a slash at the end of the path; null where there is one. */
  readonly withSlash: string | null
  readonly decoded: string
  /** Length of the path. */
  readonly path: number
}

export function variantsOf(target: string): TargetVariants {
  const query = target.indexOf('?')
  const path = query < 0 ? target.length : query
  const endsInSlash = target.charCodeAt(path - 1) === SLASH
  return {
    target,
    lowerCase: target.toLowerCase(),
    withSlash: endsInSlash ? null : `${target.slice(0, path)}/${target.slice(path)}`,
    decoded: decodeEscapes(target),
    path,
  }
}

/** The difference that a rule that does not match has from one that would; null where it has more. */
export function differenceOf(rule: CompiledRule, variants: TargetVariants): Difference | null {
  const { text, pattern } = rule
  if (!comesClose(pattern, variants)) return null
  if (matchesPattern(mapped(pattern, toLowerCase), variants.lowerCase)) return 'letter-case'
  if (
    pattern.anchored &&
    matchesPattern(compilePattern(text.slice(0, -1), true), variants.target)
  ) {
    return 'end-anchor'
  }
  const slash = variants.withSlash
  if (slash !== null && text.includes('/', 1) && matchesPattern(pattern, slash)) {
    return 'missing-slash'
  }
  const decodes = text.includes('%') || variants.target.includes('%') || text.includes(' ')
  if (!decodes) return null
  return matchesPattern(mapped(pattern, decodeEscapes), variants.decoded) ? 'encoding' : null
}

const SLASH = 47

/**
 * A look at a pattern as written, before it is compiled: whether there may be such a difference. Never
 * wrong when it says no, in the compared forms in which rules can be looked at as written.
 */
export function mayComeClose(written: string, { target, path }: TargetVariants): boolean {
  const end = Math.min(written.length, path)
  for (let i = 0; i < end; i += 1) {
    const unit = written.charCodeAt(i)
    const other = target.charCodeAt(i)
    if (unit > 0x7f || unit === STAR || unit === DOLLAR) return true
    if (unit === other) continue
    if (isDecoded(unit) || isDecoded(other)) return true
    if ((unit | 0x20) !== (other | 0x20)) return false
  }
  return true
}

const STAR = 42
const DOLLAR = 36

/**
 * Cheap, and right when it says no: whatever the one difference, the first piece stands at the start
 * of the target, letter case aside, up to where an escape or the end of the path makes the two slip;
 * and the pieces, of which decoding leaves at least a third, are not longer than the target.
 */
function comesClose({ pieces }: Pattern, { target, path }: TargetVariants): boolean {
  const [first = ''] = pieces
  const end = Math.min(first.length, path)
  for (let i = 0; i < end; i += 1) {
    const unit = first.charCodeAt(i)
    const other = target.charCodeAt(i)
    if (unit === other) continue
    if (isDecoded(unit) || isDecoded(other)) break
    if ((unit | 0x20) !== (other | 0x20)) return false
  }
  return fits(pieces, 3 * (target.length + 1))
}

function fits(pieces: readonly string[], room: number): boolean {
  let left = room
  for (const piece of pieces) {
    left -= piece.length
    if (left < 0) return false
  }
  return true
}

/** Units that decoding may change: `%`, `+` and the space that `+` becomes. */
function isDecoded(unit: number): boolean {
  return unit === 37 || unit === 43 || unit === 32
}

function mapped(pattern: Pattern, change: (piece: string) => string): Pattern {
  return { ...pattern, pieces: pattern.pieces.map(change) }
}

function toLowerCase(text: string): string {
  return text.toLowerCase()
}

/** Every escape as the character of that number, `+` as a space: only good for comparing. */
function decodeEscapes(text: string): string {
  if (!text.includes('%') && !text.includes('+')) return text
  return text
    .replace(/%([0-9A-F]{2})/gi, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    )
    .replaceAll('+', ' ')
}
