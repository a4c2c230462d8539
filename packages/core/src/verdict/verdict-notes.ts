/** What a verdict adds to its reason: codes, whose texts stand in the catalogues. */
import type { DecisionPoint } from '../dialects/decisions.ts'
import type { Dialect } from '../dialects/dialect.ts'
import type { Leniency, LenientLine, Reading } from '../groups/reading.ts'
import type { CrawlPolicy } from '../http/crawl-policy.ts'
import type { RulesFor } from './rules-for.ts'

/**
 * - `read-like-google`: the deciding line or its group breaks the grammar, the dialect's own source
 *   is silent about that, and it was read as Google's published parser does
 * - `cut-at-size-limit`: the file is larger than the dialect reads; what stands behind is not known
 * - `fetched-in-part`: the dialect reads more of the file than was fetched; what stands behind is not
 *   known
 * - `policy-assumed`: nobody documents what this answer of the site means; the usual is assumed
 */
export type VerdictNote =
  | 'read-like-google'
  | 'cut-at-size-limit'
  | 'fetched-in-part'
  | 'policy-assumed'

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

/** The lines that count only because of an assumption: the dialect's own source is silent. */
export function linesOnAssumption(reading: Reading, dialect: Dialect): ReadonlySet<number> {
  const isAssumed = ({ as }: LenientLine) => dialect.evidence[POINT_OF[as]].basis === 'assumed'
  return new Set(reading.lenient.filter(isAssumed).map(({ line }) => line))
}

/** Notes on the reading of the lines that led to a verdict, of which `line` decided. */
export function readingNotes(
  reading: Reading,
  { onAssumption, namedOnAssumption }: RulesFor,
  line: number | null,
  truncated: boolean,
): readonly VerdictNote[] {
  const silent = namedOnAssumption || (line !== null && onAssumption.has(line))
  if (reading.oversize === 'cut') return silent ? CUT_AND_SILENT : CUT
  if (truncated) return silent ? [...IN_PART, ...SILENT] : IN_PART
  return silent ? SILENT : NONE
}

/** Notes on what the answer of the site was taken for. Our own refusal is no answer of the site. */
export function policyNotes(policy: CrawlPolicy): readonly VerdictNote[] {
  return policy.basis === 'assumed' && policy.because !== 'refused' ? POLICY_ASSUMED : NONE
}

const NONE: readonly VerdictNote[] = []
const CUT: readonly VerdictNote[] = ['cut-at-size-limit']
const IN_PART: readonly VerdictNote[] = ['fetched-in-part']
const SILENT: readonly VerdictNote[] = ['read-like-google']
const CUT_AND_SILENT: readonly VerdictNote[] = [...CUT, ...SILENT]
const POLICY_ASSUMED: readonly VerdictNote[] = ['policy-assumed']
