/** What becomes of verdicts with the fixes of a file, as far as it can be told at once. */
import { type Edit, effectOfFix, type ParsedFile } from '@robots-txt-tester/core'

/** Octets of a file beyond which not even one fix is tried. */
const FILE_LIMIT = 64 * 1024

/** Milliseconds after which no further fix of a request is tried; one takes a few of them. */
const TIME_LIMIT = 150

/** Addresses on which one fix is tried; where more are needed the answer is unknown. */
const ADDRESSES = 400

export interface SiteOfFixes {
  readonly origin: string | null
  /** The address that whoever asks is interested in. */
  readonly address: string | null
}

/**
 * Counts the verdicts that a fix changes, of those on addresses made from the patterns of the file,
 * for the crawlers it names and the popular ones. Null where that takes too long.
 */
export function countingChanges(
  file: ParsedFile,
  { origin, address }: SiteOfFixes,
): (edits: readonly Edit[]) => number | null {
  const end = performance.now() + TIME_LIMIT
  return (edits) => {
    if (file.octets > FILE_LIMIT || performance.now() > end) return null
    const addresses = address === null ? [] : [address]
    const effect = effectOfFix(file, edits, { addresses, origin, budget: ADDRESSES })
    return effect.complete ? effect.verdictsChanged : null
  }
}
