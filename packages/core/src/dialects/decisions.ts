/**
 * The decision points: every question on which readers of robots.txt differ, with the answers that
 * occur. A dialect is a value for each; code asks for the value and never for the dialect's name.
 */

import type { ComparedForm, InnerDollar } from '../matching/compared-form.ts'

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
  /**
   * A line without a colon: read as name and value when it has exactly two words (`two-words`), or
   * when it begins with an accepted spelling in lower case and a space (`known-name`), or not read.
   */
  readonly missingColon: 'two-words' | 'known-name' | 'not-read'
  /** Directives besides rules that the reader takes up (in lower case). */
  readonly otherDirectives: readonly string[]
  /** Directives that, as a rule does, end a run of user-agent lines. */
  readonly groupClosers: readonly string[] | 'every-directive'

  // — groups —
  /** Groups for the same token: all count together, or the first one alone. */
  readonly repeatedGroups: 'merged' | 'first'
  /** A group of user-agent lines with no rule behind them: counts, or is as if it were not there. */
  readonly groupWithoutRules: 'counts' | 'dropped'
  /** What of a `User-agent:` value is the product token, and how it is compared. */
  readonly productToken: ProductTokenReading
  /** Whether `%XX` in a `User-agent:` value is decoded before it is compared. */
  readonly tokenEscapes: 'as-written' | 'decoded'
  /**
   * A `User-agent:` line without a value: opens a group, or lets user-agent lines join the last
   * one (as a line without a name then does too).
   */
  readonly emptyUserAgent: 'opens-group' | 'continues-group'
  /** A group that names `*` and others: counts for both, or only for crawlers named nowhere. */
  readonly starGroup: 'for-all-it-names' | 'for-others-only'
  /** Whether a crawler's documented fallback tokens and its exemption from `*` groups count. */
  readonly crawlerHabits: 'known' | 'unknown'
  /** Whether `*` followed by white space and more text still means every crawler. */
  readonly looseStar: boolean
  /** Tokens the family tries between a crawler's own and `*`. */
  readonly familyTokens: readonly string[]

  // — patterns —
  /** The form in which pattern and target are compared. */
  readonly encoding: ComparedForm
  /** Whether `*` and a final `$` are special. */
  readonly wildcards: boolean
  /** What a `$` means that is not the last character. */
  readonly innerDollar: InnerDollar
  /** A value that starts with neither `/` nor `*`: a rule that never matches, no rule, or as written. */
  readonly otherStart: 'never-matches' | 'skipped' | 'as-written'
  /** A value that starts with `*`. */
  readonly starStart: 'pattern' | 'skipped'
  /** Which characters a pattern may hold; a rule with others is skipped. */
  readonly patternCharacters: 'any' | 'visible'
  /** What is counted: the pattern, the pattern without `*` and a final `$`, or the text it covers. */
  readonly octets: 'all' | 'without-wildcards' | 'matched-text'
  /** A `Disallow:` without a value. */
  readonly emptyDisallow: 'no-effect' | 'allows-one-octet' | 'allows-all' | 'skipped'
  /** An `Allow:` without a value. */
  readonly emptyAllow: 'no-effect' | 'skipped'
  /** An Allow of `…/index.htm…`, or of exactly `…/index.html`, also stands for its directory. */
  readonly indexPage: 'directory-too' | 'directory-too-if-whole' | 'ordinary'

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
 * - `first-within`: the first group that names a part of the crawler's token
 * - `whole-or-within`: the whole value; else the first group that names a part of the token
 * - `longest-within`: the longest value that is a part of the crawler's token, `*` in it left out
 */
export type ProductTokenReading =
  | 'leading-letters'
  | 'published'
  | 'grammar'
  | 'whole-value'
  | 'first-within'
  | 'whole-or-within'
  | 'longest-within'

/** The name of a decision point. */
export type DecisionPoint = keyof Decisions
