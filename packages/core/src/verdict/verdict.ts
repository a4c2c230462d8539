/** The verdict: may this crawler fetch this address, and why. Plain data, as it goes over the wire. */
import type { DialectId } from '../dialects/dialect.ts'
import type { CrawlPolicy } from '../http/crawl-policy.ts'
import type { NearMiss } from './near-misses.ts'
import type { TrailStep } from './select-groups.ts'

/**
 * What decided.
 *
 * - `rule`: a rule matched
 * - `no-rule-matched`: groups apply, but none of their rules matches (or only empty ones do)
 * - `no-group`: no group applies to the crawler
 * - `robots-txt-itself`: the address is `/robots.txt`, always allowed (RFC 9309 §2.2.2)
 * - `fetch`: the answer of the site, not the content of the file; see `policy`
 * - `file-too-large`: the dialect does not accept a file of this size; the site is open
 * - `not-testable`: the crawler has no token, or the address is none
 */
export type VerdictBecause =
  | 'rule'
  | 'no-rule-matched'
  | 'no-group'
  | 'robots-txt-itself'
  | 'fetch'
  | 'file-too-large'
  | 'not-testable'

/**
 * Why a rule that matched did not decide: fewer octets; as many, and on a tie Allow wins; or as
 * strong, but further down.
 */
export type LostBecause = 'shorter' | 'tie-allow-wins' | 'later-line'

/** A rule that matched the target. */
export interface Match {
  readonly line: number
  readonly effect: 'allow' | 'disallow'
  /** As written. */
  readonly pattern: string
  /** Length as the dialect counts it. */
  readonly octets: number
  readonly wins: boolean
  readonly lostBecause?: LostBecause
}

/** The groups that applied, merged. */
export interface AppliedGroup {
  /** Every token the groups name, in lower case, in the order of the file. */
  readonly tokens: readonly string[]
  readonly userAgentLines: readonly number[]
  /** All lines of the groups that count: user-agent lines and rules. */
  readonly lines: readonly number[]
}

/** Who asked: `id` and `name` as in the registry; `token` is empty where none is published. */
export interface AskedCrawler {
  readonly id: string
  readonly name: string
  readonly token: string
}

export interface Verdict {
  readonly crawler: AskedCrawler
  readonly dialect: DialectId
  /** May it fetch the address; null: cannot be told. */
  readonly allowed: boolean | null
  readonly because: VerdictBecause
  /** The deciding line, from 1; null where none decided. */
  readonly line: number | null
  readonly group: AppliedGroup | null
  readonly trail: readonly TrailStep[]
  /** Every rule that matched, the winner first, then by octets. */
  readonly matches: readonly Match[]
  readonly nearMisses: readonly NearMiss[]
  /** The target as patterns were held against it; null where the address is none. */
  readonly target: string | null
  readonly notes: readonly string[]
  /** Only where `because` is `fetch`. */
  readonly policy?: CrawlPolicy
}
