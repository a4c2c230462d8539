/** What the findings of the checks on rules carry, for their messages. */

/** What a value that starts with neither `/` nor `*` looks like. */
export type OddStart =
  | 'path'
  | 'parameter'
  | 'extension'
  | 'quoted'
  | 'backslash'
  | 'encoded-slash'
  | 'stray-sign'
  | 'crawler'
  | 'word'
  | 'other'

/** What a path is about that was better not shown. */
export type SensitiveKind = 'credentials' | 'backup' | 'settings' | 'admin' | 'internal'

/** What is odd about a percent-encoding. */
export type EncodingKind =
  | 'markup'
  | 'remark'
  | 'space'
  | 'lower-case'
  | 'unreserved'
  | 'wildcard'
  | 'double'
  | 'colon'
  | 'malformed'
  | 'cut'
  | 'not-utf8'

export interface RulesData {
  readonly 'blocks-everything': {
    /** Every crawler, all that no group names, or those that a group of their own shuts out. */
    readonly who: 'all' | 'unnamed' | 'named'
    /** Names of these. */
    readonly crawlers: readonly string[]
    /** What is left open. */
    readonly open: 'nothing' | 'home-page'
    /** The line whose comment speaks of a staging site. */
    readonly stagingLine: number | null
  }
  readonly 'no-leading-slash': {
    readonly value: string
    readonly looks: OddStart
    /** What was meant, where that is plain. */
    readonly meant: string | null
  }
  readonly 'absolute-url-pattern': {
    readonly value: string
    readonly host: string
    /** Whether it is an address of this site; null where the site is not known. */
    readonly sameSite: boolean | null
  }
  readonly 'several-patterns': { readonly value: string; readonly count: number }
  readonly 'duplicate-rule': {
    readonly pattern: string
    readonly other: string
    readonly otherLine: number
    readonly same: boolean
  }
  readonly 'rule-never-wins': {
    readonly effect: 'allow' | 'disallow'
    readonly pattern: string
    readonly winner: string
    readonly winnerLine: number
  }
  readonly 'allow-and-disallow-same-pattern': {
    readonly pattern: string
    readonly allowLine: number
    readonly disallowLine: number
  }
  readonly 'prefix-catches-more': { readonly pattern: string; readonly also: string }
  readonly 'trailing-star': { readonly pattern: string; readonly short: string }
  readonly 'repeated-stars': {
    readonly pattern: string
    readonly short: string
    /** How many octets the superfluous stars add. */
    readonly stars: number
  }
  readonly 'dollar-not-last': { readonly pattern: string }
  readonly 'parameter-position': { readonly pattern: string; readonly missed: string }
  readonly 'blocks-all-queries': {
    readonly pattern: string
    /** An Allow of the group is strong enough to open some of them. */
    readonly exceptions: boolean
  }
  readonly 'letter-case-twins': {
    readonly pattern: string
    readonly other: string
    readonly otherLine: number
    readonly sameEffect: boolean
  }
  readonly 'percent-encoding': {
    readonly kind: EncodingKind
    /** The place that is meant, as written. */
    readonly written: string
    /** What it should be, or what it stands for. */
    readonly becomes: string
    readonly count: number
  }
  readonly 'empty-allow': { readonly alone: boolean }
  readonly 'empty-disallow': { readonly rules: number }
  readonly 'index-html-quirk': { readonly pattern: string; readonly directory: string }
  readonly 'blocks-page-resources': {
    readonly pattern: string
    readonly resource: string
    readonly styles: boolean
    readonly scripts: boolean
  }
  readonly 'reveals-sensitive-path': { readonly pattern: string; readonly kind: SensitiveKind }
}
