/**
 * The file and its circumstances for the examples of those checks that a short text alone cannot
 * show: what depends on the site, the answer of a server, or the size of the file.
 */
import type { LintOptions } from '../src/diagnostics/check-context.ts'
import type { CheckId } from '../src/diagnostics/check-data.ts'
import { CHECKS } from '../src/diagnostics/checks/index.ts'

/** A file to look at. */
export interface Occasion {
  readonly text: string
  readonly options: LintOptions
}

/** What differs from the example as it is shown; `text` stands in place of the shown text. */
interface Differing {
  readonly bad?: Partial<Occasion>
  readonly good?: Partial<Occasion>
}

const DIFFERING: Readonly<Partial<Record<CheckId, Differing>>> = {}

/** The examples of a check, to be looked at. */
export function occasionsOf(id: CheckId): { readonly bad: Occasion; readonly good: Occasion } {
  const check = CHECKS.find((candidate) => candidate.id === id)
  if (check === undefined) throw new Error(`there is no check ${id}`)
  const { bad, good } = check.examples
  return {
    bad: { text: bad, options: {}, ...DIFFERING[id]?.bad },
    good: { text: good, options: {}, ...DIFFERING[id]?.good },
  }
}
