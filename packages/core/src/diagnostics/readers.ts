/** Readers about which something is known, for saying who does what with a line. */
import type { DecisionPoint, Decisions } from '../dialects/decisions.ts'
import type { DialectId } from '../dialects/dialect.ts'
import { DIALECTS } from '../dialects/index.ts'

/**
 * The operators' and libraries' dialects whose decision at a point is known, not assumed, and
 * passes a test.
 */
export function readersThat(
  point: DecisionPoint,
  passes: (decisions: Decisions) => boolean,
): readonly DialectId[] {
  return DIALECTS.filter(
    ({ kind, evidence, decisions }) =>
      kind !== 'standard' && evidence[point].basis !== 'assumed' && passes(decisions),
  ).map(({ id }) => id)
}
