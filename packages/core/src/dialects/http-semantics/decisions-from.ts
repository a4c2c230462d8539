/** Makes HTTP decisions that cite one source, so that a table of them reads as one line each. */
import type {
  PolicyBasis,
  PolicyDecision,
  PolicyKind,
  PolicyReason,
  PolicySource,
} from '../../http/crawl-policy.ts'

/** `place` is the section or function; `because` is set for a rule of the dialect's own. */
export function decisionsFrom(
  source: PolicySource,
): (
  policy: PolicyKind,
  basis: PolicyBasis,
  place: string,
  because?: PolicyReason,
) => PolicyDecision {
  return (policy, basis, place, because) => ({
    policy,
    basis,
    source,
    place,
    ...(because === undefined ? {} : { because }),
  })
}

/** The same decision, held by someone who documents nothing about it. */
export function assumed(decision: PolicyDecision): PolicyDecision {
  return { ...decision, basis: 'assumed' }
}
