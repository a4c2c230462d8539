/**
 * "Fix all that change nothing": the fixes of a file that change no verdict, each tried on its own or
 * along with others of its check, and all of them tried together.
 */
import type { ParsedFile } from '../syntax/parse.ts'
import { applyEdits } from './apply-edits.ts'
import type { Edit, Fix } from './check.ts'
import { effectInSteps, type FixEffectOptions } from './fix-effect.ts'
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
  /**
   * Diagnostics with a fix that was neither picked nor tried: the search was ended before, or the fix
   * overlaps one that was picked, or the file is too large to try all of it.
   */
  readonly untried: number
}

export interface FixAllOptions extends FixEffectOptions {
  /** Asked before each trial: false ends the search, and what was picked by then counts. */
  readonly goOn?: () => boolean
}

/** How many addresses all fixes together are tried on: enough for the patterns of 500,000 octets. */
const TOGETHER_BUDGET = 100_000

/**
 * Picks the fixes that change nothing, in steps between which the caller may do something else. A fix
 * is first tried near what it changes, which is where it can change something, along with the others
 * of its check; where these change something, their halves are tried. The picked ones are then tried
 * together on all patterns of the file, and as many are kept as change nothing together. Of fixes that
 * overlap the first is taken.
 */
export function* fixesThatChangeNothing(
  file: ParsedFile,
  diagnostics: readonly Diagnostic[],
  { goOn = () => true, ...limits }: FixAllOptions = {},
): Generator<void, HarmlessFixes> {
  const near: FixEffectOptions = { ...limits, scope: 'near' }
  const together: FixEffectOptions = { budget: TOGETHER_BUDGET, ...limits }
  const tried = new Set<Fix>()
  let picked: readonly PickedFix[] = []
  let lists = candidates(diagnostics, picked, tried)
  while (lists.length > 0 && goOn()) {
    // Halves go to the end: what can be picked in large parts is picked first.
    for (const list of lists) {
      if (!goOn()) break
      const isHarmless = (yield* changesOf(file, list, near)) === 'none'
      if (isHarmless) picked = [...picked, ...list]
      if (isHarmless || list.length === 1) for (const { fix } of list) tried.add(fix)
      else lists.push(...halves(list))
    }
    lists = candidates(diagnostics, picked, tried)
  }
  const kept = yield* keptOf(file, picked, [], tried, { ...together, goOn })
  const fixes = inOrder(kept, diagnostics)
  const edits = editsOf(fixes)
  return {
    fixes,
    edits,
    text: applyEdits(file, edits),
    untried: untriedOf(diagnostics, kept, tried),
  }
}

/** The next fix to try of every diagnostic that has none yet; none overlaps another. By check. */
function candidates(
  diagnostics: readonly Diagnostic[],
  picked: readonly PickedFix[],
  tried: ReadonlySet<Fix>,
): (readonly PickedFix[])[] {
  const done = new Set(picked.map(({ diagnostic }) => diagnostic))
  const taken = takenBy(picked)
  const byCheck = new Map<string, PickedFix[]>()
  for (const diagnostic of diagnostics) {
    if (done.has(diagnostic)) continue
    const fix = diagnostic.fixes?.find((one) => !tried.has(one) && !overlapsAny(one, taken))
    if (fix === undefined) continue
    take(fix, taken)
    const list = byCheck.get(diagnostic.check)
    if (list === undefined) byCheck.set(diagnostic.check, [{ diagnostic, fix }])
    else list.push({ diagnostic, fix })
  }
  return [...byCheck.values()]
}

function halves<T>(list: readonly T[]): readonly (readonly T[])[] {
  const middle = list.length >> 1
  return [list.slice(0, middle), list.slice(middle)]
}

/**
 * What of a list changes nothing together with those kept before: all of it, or what is left of its
 * halves. So a few that change something are found without trying each on its own. What could not be
 * tried on all of the file is not kept, and no longer counts as tried.
 */
function* keptOf(
  file: ParsedFile,
  list: readonly PickedFix[],
  kept: readonly PickedFix[],
  tried: Set<Fix>,
  options: FixAllOptions,
): Generator<void, readonly PickedFix[]> {
  const together = [...kept, ...list]
  if (list.length === 0) return kept
  const changes = yield* changesOf(file, together, options)
  if (changes === 'none') return together
  const givesUp = changes === 'not-all-tried' || (list.length > 1 && options.goOn?.() === false)
  if (givesUp) for (const { fix } of list) tried.delete(fix)
  if (givesUp || list.length === 1) return kept
  let result = kept
  for (const half of halves(list)) result = yield* keptOf(file, half, result, tried, options)
  return result
}

function* changesOf(
  file: ParsedFile,
  list: readonly PickedFix[],
  options: FixEffectOptions,
): Generator<void, 'none' | 'some' | 'not-all-tried'> {
  const { verdictsChanged, complete } = yield* effectInSteps(file, editsOf(list), options)
  if (verdictsChanged > 0) return 'some'
  return complete ? 'none' : 'not-all-tried'
}

function untriedOf(
  diagnostics: readonly Diagnostic[],
  picked: readonly PickedFix[],
  tried: ReadonlySet<Fix>,
): number {
  const done = new Set(picked.map(({ diagnostic }) => diagnostic))
  return diagnostics.filter(
    (diagnostic) => !done.has(diagnostic) && diagnostic.fixes?.some((fix) => !tried.has(fix)),
  ).length
}

function inOrder(
  picked: readonly PickedFix[],
  diagnostics: readonly Diagnostic[],
): readonly PickedFix[] {
  const byDiagnostic = new Map(picked.map((one) => [one.diagnostic, one]))
  return diagnostics.flatMap((diagnostic) => byDiagnostic.get(diagnostic) ?? [])
}

function editsOf(picked: readonly PickedFix[]): readonly Edit[] {
  return picked.flatMap(({ fix }) => fix.edits)
}

/** Edits by each of the lines that they touch. */
type Taken = Map<number, Edit[]>

function takenBy(picked: readonly PickedFix[]): Taken {
  const taken: Taken = new Map()
  for (const { fix } of picked) take(fix, taken)
  return taken
}

function take(fix: Fix, taken: Taken): void {
  for (const edit of fix.edits) {
    for (let line = edit.line; line <= edit.endLine; line += 1) {
      const edits = taken.get(line)
      if (edits === undefined) taken.set(line, [edit])
      else edits.push(edit)
    }
  }
}

function overlapsAny(fix: Fix, taken: Taken): boolean {
  return fix.edits.some((edit) => {
    for (let line = edit.line; line <= edit.endLine; line += 1) {
      if (taken.get(line)?.some((other) => overlap(edit, other))) return true
    }
    return false
  })
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
