/** What a dialect makes of a file: its groups, and the lines it does not take up, with the reason. */

/** A `User-agent:` line of a group. */
export interface AgentLine {
  readonly line: number
  /** The value as written, white space around it and comment removed. */
  readonly value: string
  /** The token it names, in lower case; `*` for every crawler, empty where it names nobody. */
  readonly token: string
}

/** An Allow or Disallow of a group. */
export interface Rule {
  readonly line: number
  readonly effect: 'allow' | 'disallow'
  /** The pattern as written, white space around it and comment removed. */
  readonly pattern: string
}

/** User-agent lines and the rules they share. */
export interface Group {
  readonly agents: readonly AgentLine[]
  readonly rules: readonly Rule[]
  /** Rules whose value starts with neither `/` nor `*`: they stand here but can never match. */
  readonly unmatchable: readonly Rule[]
}

/**
 * Why a dialect does not take up a line.
 *
 * - `unknown-directive`: no dialect gives this name a meaning
 * - `no-separator`: no colon where one is needed
 * - `outside-group`: a rule in front of every user-agent line
 * - `no-leading-slash`: the value starts with neither `/` nor `*`, so it cannot match an address
 * - `other-dialect`: means something to other readers, nothing to this one
 * - `past-size-limit`: stands behind the part of the file that is read
 */
export type IgnoredBecause =
  | 'unknown-directive'
  | 'no-separator'
  | 'outside-group'
  | 'no-leading-slash'
  | 'other-dialect'
  | 'past-size-limit'

export interface IgnoredLine {
  readonly line: number
  readonly because: IgnoredBecause
}

/**
 * How a line was read although it breaks the grammar of RFC 9309 §2.2.
 *
 * - `spelling`: a known misspelling of the name
 * - `name-prefix`: the name only begins with that of a directive
 * - `missing-colon`: two words without a colon
 * - `token-cut`: only the leading letters of the product token count
 * - `loose-star`: `*` with more text behind it
 * - `line-cut`: only the first part of a very long line counts
 * - `nul`: only the part in front of an octet 0 counts
 */
export type Leniency =
  | 'spelling'
  | 'name-prefix'
  | 'missing-colon'
  | 'token-cut'
  | 'loose-star'
  | 'line-cut'
  | 'nul'

export interface LenientLine {
  readonly line: number
  readonly as: Leniency
}

/** A file as one dialect reads it. */
export interface Reading {
  readonly groups: readonly Group[]
  /** In the order of the file. */
  readonly ignored: readonly IgnoredLine[]
  /** Lines that count although they break the grammar. */
  readonly lenient: readonly LenientLine[]
  /** Values of the sitemap lines, where the dialect reads them. */
  readonly sitemaps: readonly { readonly line: number; readonly value: string }[]
  /** The file is larger than the dialect reads: nothing, or cut, or the file does not count at all. */
  readonly oversize: 'no' | 'cut' | 'site-open'
  /** The last line that is read. */
  readonly lastLine: number
}
