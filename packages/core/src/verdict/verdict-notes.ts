/** What a verdict adds to its reason: codes, whose texts stand in the catalogues. */
import type { DecisionPoint } from '../dialects/decisions.ts'
import type { Dialect } from '../dialects/dialect.ts'
import type { Leniency, Reading } from '../groups/reading.ts'
import type { CrawlPolicy } from '../http/crawl-policy.ts'
import type { Selection } from './select-groups.ts'

/**
 * - `read-like-google`: the deciding line or its group breaks the grammar, the dialect's own source
 *   is silent about that, and it was read as Google's published parser does
 * - `cut-at-size-limit`: the file is larger than the dialect reads; what stands behind is not known
 * - `policy-assumed`: nobody documents what this answer of the site means; the usual is assumed
 */
export type VerdictNote = 'read-like-google' | 'cut-at-size-limit' | 'policy-assumed'

/** The decision point that lets a dialect read a line although it breaks the grammar. */
const POINT_OF: Readonly<Record<Leniency, DecisionPoint>> = {
  spelling: 'spellings',
  'name-prefix': 'nameComparison',
  'missing-colon': 'missingColon',
  'token-cut': 'productToken',
  'loose-star': 'looseStar',
  'line-cut': 'lineLimit',
  nul: 'nul',
}

/** Notes on the reading of the lines that led to a verdict. */
export function readingNotes(
  reading: Reading,
  dialect: Dialect,
  selection: Selection,
  line: number | null,
): VerdictNote[] {
  const notes: VerdictNote[] = []
  if (reading.oversize === 'cut') notes.push('cut-at-size-limit')
  const agentLines = selection.trail.at(-1)?.lines ?? []
  const assumed = (leniency: Leniency) => dialect.evidence[POINT_OF[leniency]].basis === 'assumed'
  const silent = reading.lenient.some(
    (lenient) =>
      (lenient.line === line || agentLines.includes(lenient.line)) && assumed(lenient.as),
  )
  if (silent) notes.push('read-like-google')
  return notes
}

/** Notes on what the answer of the site was taken for. */
export function policyNotes(policy: CrawlPolicy): VerdictNote[] {
  return policy.basis === 'assumed' ? ['policy-assumed'] : []
}
