/** What the findings of the checks on writing carry, for their messages. */
import type { DialectId } from '../../dialects/dialect.ts'
import type { ExtensionFamily } from '../extensions.ts'
import type { LineEnd } from '../line-ends.ts'
import type { TextLooks } from '../line-fault.ts'
import type { OddKind } from '../odd-characters.ts'

export interface WritingData {
  readonly 'missing-colon': {
    readonly name: string
    readonly value: string
    /** What the most lenient readers do: find the value, skip the line, or take another value. */
    readonly read: 'as-colon' | 'skipped' | 'value-lost'
    /** Dialects that are known to take up the line, and those known to skip it. */
    readonly readBy: readonly DialectId[]
    readonly skippedBy: readonly DialectId[]
  }
  readonly 'unknown-directive': {
    readonly name: string
    /** The directive that was probably meant. */
    readonly nearest: string | null
  }
  readonly 'known-extension': {
    readonly name: string
    readonly family: ExtensionFamily
    readonly lines: number
  }
  readonly 'misspelt-directive': {
    readonly name: string
    readonly correct: string
    /** Dialects that are known to obey the spelling, and those known not to. */
    readonly obeyedBy: readonly DialectId[]
    readonly ignoredBy: readonly DialectId[]
  }
  readonly 'key-read-by-prefix': { readonly name: string; readonly directive: string }
  readonly 'text-line': {
    readonly text: string
    readonly looks: TextLooks
    readonly lines: number
  }
  readonly 'directives-on-one-line': { readonly first: string; readonly second: string }
  readonly 'no-directives': { readonly text: string }
  readonly 'line-too-long': { readonly octets: number; readonly limit: number }
  readonly 'control-characters': {
    readonly code: string
    readonly count: number
    /** They stand where white space is stripped, so that most readers do not mind. */
    readonly stripped: boolean
  }
  readonly 'invisible-characters': {
    readonly code: string
    readonly kind: OddKind
    readonly count: number
  }
  readonly bom: {
    readonly whole: boolean
    /** The first line is a directive, which readers that keep the mark lose. */
    readonly losesLine: boolean
    /** Dialects that are known to keep the mark. */
    readonly keptBy: readonly DialectId[]
  }
  readonly 'bom-inside': {
    readonly form: 'mark' | 'letters'
    /** The name of the directive whose value holds the mark; null where it spoils the name. */
    readonly inValueOf: string | null
  }
  readonly 'not-utf8': {
    /** The first such octet, in hexadecimal. */
    readonly octet: string
    readonly count: number
    readonly lines: number
    /** They stand in front of or inside of a directive's name, which nobody knows with them. */
    readonly inName: boolean
  }
  readonly 'utf-16': { readonly encoding: 'UTF-16' | 'UTF-32' }
  readonly 'mixed-line-ends': {
    /** The one that all should have: the first one, but CR only where nothing else occurs. */
    readonly meant: LineEnd
    /** All that occur, the first one first. */
    readonly ends: readonly LineEnd[]
    /** How many lines end otherwise than is meant. */
    readonly others: number
  }
  readonly 'non-ascii-for-yandex': {
    readonly name: string
    readonly value: string
    readonly lines: number
  }
  readonly 'html-instead-of-rules': {
    /** The title of the page; empty where it has none. */
    readonly title: string
    readonly challenge: boolean
    /** An XML document of another kind, as an answer of a storage service. */
    readonly xml: boolean
  }
  readonly 'comment-cuts-value': {
    readonly name: string
    readonly value: string
    readonly cut: string
    /** The line is a rule; otherwise a user-agent line, a sitemap or the like. */
    readonly isRule: boolean
    /** What is left matches every address. */
    readonly matchesAll: boolean
  }
}
