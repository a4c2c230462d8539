/**
 * The decision points: every question on which readers of robots.txt differ, with the answers that
 * occur. A dialect is a value for each; code asks for the value and never for the dialect's name.
 */

/** The three names that open groups and make rules. */
export type RuleKey = 'user-agent' | 'allow' | 'disallow'

/** A dialect's answers. The comments say what is asked. */
export interface Decisions {
  // — the file —
  /** How much of the file is read, in octets, and what a larger file means. `null`: all of it. */
  readonly sizeLimit: { readonly octets: number; readonly beyond: 'cut' | 'site-open' } | null
  /** How many octets of a line are read; the rest of the line is dropped. `null`: all of them. */
  readonly lineLimit: number | null
  /** A byte order mark at the start: skipped (also when broken off), or part of the first line. */
  readonly byteOrderMark: 'skipped' | 'kept'
  /** An octet 0: ends the text of its line, or is a character like any other. */
  readonly nul: 'ends-line' | 'kept'
  /** What ends a line: CR, LF, CRLF only, or also the line ends of Unicode (VT, FF, U+2028 …). */
  readonly lineEnds: 'cr-lf' | 'unicode'
  /** What may surround names and values: ASCII white space, or all that Unicode calls white space. */
  readonly whitespace: 'ascii' | 'unicode'
  /** A line without any text or comment: means nothing, or ends the group. */
  readonly blankLine: 'nothing' | 'ends-group'

  // — names of directives —
  /** The name must equal a spelling, or only begin with it. Letter case never counts. */
  readonly nameComparison: 'equal' | 'prefix'
  /** Accepted spellings; the first is the standard's. */
  readonly spellings: Readonly<Record<RuleKey, readonly string[]>>
  /** Whether a line of exactly two words without a colon is read as name and value. */
  readonly missingColon: 'read' | 'not-read'
  /** Directives besides rules that the reader takes up (in lower case). */
  readonly otherDirectives: readonly string[]
  /** Of these, the ones that count as the end of a run of user-agent lines, as a rule does. */
  readonly groupClosers: readonly string[]

  // — groups —
  /** Groups for the same token: all count together, or the first one alone. */
  readonly repeatedGroups: 'merged' | 'first'
  /** A group of user-agent lines with no rule behind them: counts, or is as if it were not there. */
  readonly groupWithoutRules: 'counts' | 'dropped'
  /** What of a `User-agent:` value is the product token, and how it is compared. */
  readonly productToken: ProductTokenReading
  /** Whether `*` followed by white space and more text still means every crawler. */
  readonly looseStar: boolean
  /** Tokens the family tries between a crawler's own and `*`. */
  readonly familyTokens: readonly string[]

  // — patterns —
  /** The form in which pattern and target are compared. */
  readonly encoding: 'escape-non-ascii' | 'normalised'
  /** Whether `*` and a final `$` are special. */
  readonly wildcards: boolean
  /** A value that starts with neither `/` nor `*`: a rule that never matches, no rule, or as written. */
  readonly otherStart: 'never-matches' | 'skipped' | 'as-written' | 'slash-added'
  /** A value that starts with `*`. */
  readonly starStart: 'pattern' | 'skipped'
  /** Which characters a pattern may hold; a rule with others is skipped. */
  readonly patternCharacters: 'any' | 'visible'
  /** How the length of a pattern is counted. */
  readonly octets: 'all' | 'without-wildcards'
  /** A `Disallow:` without a value. */
  readonly emptyDisallow: 'no-effect' | 'allows-one-octet' | 'allows-all' | 'skipped'
  /** An `Allow:` without a value. */
  readonly emptyAllow: 'no-effect' | 'skipped' | 'allows-all'
  /** An Allow of `…/index.htm…` that does not match also stands for its directory. */
  readonly indexPage: 'directory-too' | 'ordinary'

  // — the verdict —
  /** Which matching rule wins. */
  readonly precedence: 'most-octets' | 'first-match'
  /** The address of the file itself. */
  readonly robotsTxtItself: 'allowed' | 'by-rules'
}

/**
 * - `leading-letters`: the leading letters, `-` and `_`, compared whole
 * - `published`: the same, but a token that breaks the grammar is compared with the whole value
 * - `grammar`: the whole value, which must be a token by the grammar; any other names nobody
 * - `whole-value`: the whole value, whatever it holds
 * - `substring`: the value must occur in the crawler's token
 */
export type ProductTokenReading =
  | 'leading-letters'
  | 'published'
  | 'grammar'
  | 'whole-value'
  | 'substring'

/** The name of a decision point. */
export type DecisionPoint = keyof Decisions
