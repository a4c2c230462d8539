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
  /** How many fixes are tried at most. */
  readonly mostFixes?: number
}

const MOST_FIXES = 200

/**
 * Picks the fixes that change nothing. A fix is first tried near what it changes, which is where it
 * can change something; the picked ones are then tried together on all patterns of the file, and where
 * they change something together, one after the other. Of fixes that overlap the first is taken.
 */
export function fixesThatChangeNothing(
  file: ParsedFile,
  diagnostics: readonly Diagnostic[],
  options: FixAllOptions = {},
): HarmlessFixes {
  const { mostFixes = MOST_FIXES, ...limits } = options
  const near: FixEffectOptions = { ...limits, scope: 'near' }
  const picked: PickedFix[] = []
  let tried = 0
  let complete = true
  for (const diagnostic of diagnostics) {
    for (const fix of diagnostic.fixes ?? []) {
      if (tried >= mostFixes) complete = false
      if (!complete || overlapsAny(fix, picked)) continue
      tried += 1
      if (!changesNothing(file, fix.edits, near)) continue
      picked.push({ diagnostic, fix })
      break
    }
  }
  const fixes = changesNothing(file, editsOf(picked), limits)
    ? picked
    : oneAfterTheOther(file, picked, limits)
  const edits = editsOf(fixes)
  return { fixes, edits, text: applyEdits(file, edits), complete }
}

/** Takes each fix that changes nothing together with those taken before. */
function oneAfterTheOther(
  file: ParsedFile,
  picked: readonly PickedFix[],
  limits: FixEffectOptions,
): readonly PickedFix[] {
  const kept: PickedFix[] = []
  for (const one of picked) {
    if (changesNothing(file, editsOf([...kept, one]), limits)) kept.push(one)
  }
  return kept
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
