/** The kinds of checks, in the order of the registry. */
import { CHECKS_BY_KIND, type Check, type CheckKind } from '@robots-txt-tester/core'

export const KINDS = Object.keys(CHECKS_BY_KIND) as readonly CheckKind[]

export function kindOf(check: Check): CheckKind {
  const kind = KINDS.find((candidate) => CHECKS_BY_KIND[candidate].includes(check))
  if (kind === undefined) throw new Error(`${check.id} is of no kind`)
  return kind
}
