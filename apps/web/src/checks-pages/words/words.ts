/** The shape of the words in one language. A text that is missing in a language is a type error. */
import type { Audience, CheckKind, DiagnosticEffect, Severity } from '@robots-txt-tester/core'

export interface Words {
  /** Title of the list, and the way back to it. */
  readonly all: string
  readonly intro: (checks: number) => string
  readonly kinds: Readonly<Record<CheckKind, string>>
  readonly severity: string
  /** Behind the word for the severity. */
  readonly severityMeans: Readonly<Record<Severity, string>>
  readonly effect: string
  readonly effects: Readonly<Record<DiagnosticEffect, string>>
  /** A word and what it means, or what is said of it. */
  readonly pair: (what: string, means: string) => string
  /** In front of those whom the check concerns. */
  readonly audience: string
  readonly audiences: Readonly<Record<Audience, string>>
  readonly finds: string
  readonly why: string
  readonly example: string
  /** Neither blames what may be meant. */
  readonly bad: string
  readonly good: string
  /** At the end of a line that is not printed to its end. */
  readonly more: (characters: number) => string
  readonly line: (line: number) => string
  /** In front of an address. */
  readonly verdictsOn: string
  readonly reader: string
  readonly readsAs: (dialect: string) => string
  readonly same: string
  readonly try: string
  /** The browser keeps nothing, so the tester cannot open with the example. */
  readonly notKept: string
  readonly ignore: string
  readonly alarms: string
  readonly noAlarms: string
  readonly harmlessAlarm: string
  /** Name of the navigation at the end of a page. */
  readonly neighbours: string
  readonly previous: string
  readonly next: string
  readonly unknown: string
  readonly unknownText: (id: string) => string
}
