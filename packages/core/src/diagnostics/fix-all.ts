/**
 * "Fix all that change nothing": the fixes of a file that change no verdict, each tried on its own,
 * and all of them tried together.
 */
import type { ParsedFile } from '../syntax/parse.ts'
import { applyEdits } from './apply-edits.ts'
import type { Edit, Fix } from './check.ts'
import { effectOfFix, type FixEffectOptions } from './fix-effect.ts'
import type { Diagnostic } from './lint.ts'

/** A fix that was picked, and the finding that it puts right. */
export interface PickedFix {
  readonly diagnostic: Diagnostic
  readonly fix: Fix
}

export interface HarmlessFixes {
  /** In the order of the diagnostics. */
  readonly fixes: readonly PickedFix[]
  /** All their edits, to be applied at once. */
  readonly edits: readonly Edit[]
  /** The file after them. */
  readonly text: string
  /** Every fix has been tried; false where there are more of them than was asked for. */
  readonly complete: boolean
}

export interface FixAllOptions extends FixEffectOptions {
  /** How many fixes are tried at most; fewer in a large file. */
  readonly mostFixes?: number
}

const MOST_FIXES = 200

/** Octets read to try fixes: trying one reads the whole file, which may be large. */
const MOST_OCTETS = 10_000_000

/**
 * Picks the fixes that change nothing. A fix is first tried near what it changes, which is where it
 * can change something; the picked ones are then tried together on all patterns of the file, and as
 * many are kept as change nothing together. Of fixes that overlap the first is taken.
 */
export function fixesThatChangeNothing(
  file: ParsedFile,
  diagnostics: readonly Diagnostic[],
  options: FixAllOptions = {},
): HarmlessFixes {
  const { mostFixes = MOST_FIXES, ...limits } = options
  const near: FixEffectOptions = { ...limits, scope: 'near' }
  const picked: PickedFix[] = []
  const most = Math.min(mostFixes, Math.ceil(MOST_OCTETS / Math.max(file.octets, 1)))
  let tried = 0
  let complete = true
  for (const diagnostic of diagnostics) {
    for (const fix of diagnostic.fixes ?? []) {
      if (tried >= most) complete = false
      if (!complete || overlapsAny(fix, picked)) continue
      tried += 1
      if (!changesNothing(file, fix.edits, near)) continue
      picked.push({ diagnostic, fix })
      break
    }
  }
  const isHarmless = (list: readonly PickedFix[]) => changesNothing(file, editsOf(list), limits)
  const fixes = keptOf(picked, [], isHarmless)
  const edits = editsOf(fixes)
  return { fixes, edits, text: applyEdits(file, edits), complete }
}

/**
 * What of a list changes nothing together with those kept before: all of it, or what is left of its
 * halves. So a few that change something are found without trying each on its own.
 */
function keptOf(
  list: readonly PickedFix[],
  kept: readonly PickedFix[],
  isHarmless: (list: readonly PickedFix[]) => boolean,
): readonly PickedFix[] {
  const together = [...kept, ...list]
  if (list.length === 0 || isHarmless(together)) return together
  if (list.length === 1) return kept
  const middle = list.length >> 1
  const first = keptOf(list.slice(0, middle), kept, isHarmless)
  return keptOf(list.slice(middle), first, isHarmless)
}

function changesNothing(
  file: ParsedFile,
  edits: readonly Edit[],
  options: FixEffectOptions,
): boolean {
  const { verdictsChanged, complete } = effectOfFix(file, edits, options)
  return complete && verdictsChanged === 0
}

function editsOf(picked: readonly PickedFix[]): readonly Edit[] {
  return picked.flatMap(({ fix }) => fix.edits)
}

function overlapsAny(fix: Fix, picked: readonly PickedFix[]): boolean {
  const taken = editsOf(picked)
  return fix.edits.some((edit) => taken.some((other) => overlap(edit, other)))
}

/** Two edits that share a character, or insert at the same place. */
function overlap(a: Edit, b: Edit): boolean {
  const [first, second] = isBefore(a.line, a.column, b.line, b.column) ? [a, b] : [b, a]
  const isSameStart = first.line === second.line && first.column === second.column
  return isSameStart || isBefore(second.line, second.column, first.endLine, first.endColumn)
}

function isBefore(line: number, column: number, otherLine: number, otherColumn: number): boolean {
  return line < otherLine || (line === otherLine && column < otherColumn)
}
