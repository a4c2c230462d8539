/**
 * A check looks for one kind of mistake; what it finds becomes a diagnostic. A check says what it
 * is once, as data; the words stand in the catalogues, the examples beside the check.
 */
import type { Source } from '../dialects/dialect.ts'
import type { CheckContext } from './check-context.ts'
import type { CheckData, CheckId } from './check-data.ts'

/** How much it matters. `error` and `warning` are kept for what surely is not meant. */
export type Severity = 'error' | 'warning' | 'info' | 'hint'

/** Who is concerned: readers of one family, or people who look after the file. */
export type Audience = 'standard' | 'google' | 'bing' | 'yandex' | 'python' | 'people'

/**
 * What the thing found does.
 *
 * - `changes-verdict`: some address is decided another way than without it
 * - `line-ignored`: readers do not take the line up
 * - `read-differently`: readers disagree about it
 * - `harmless`: nothing at all
 * - `reveals`: shows something to people that was better not shown
 */
export type DiagnosticEffect =
  | 'changes-verdict'
  | 'line-ignored'
  | 'read-differently'
  | 'harmless'
  | 'reveals'

/** A tool that alarms site owners about robots.txt. */
export type AlarmTool = 'lighthouse' | 'search-console' | 'yandex-webmaster'

/**
 * What such a tool says about the same thing: `error` or `warning`, where its makers or published
 * reports show it; tools that are not named say nothing, or nobody knows.
 */
export type Alarms = Readonly<Partial<Record<AlarmTool, 'error' | 'warning'>>>

/** Lines and columns count from 1; columns in UTF-16 units; the end is exclusive. */
export interface TextRange {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/**
 * Replaces a range by a text. A check writes LF for a line end; in a diagnostic it is the file's own.
 */
export interface Edit extends TextRange {
  readonly text: string
}

/** A way to put the finding right. `title` names a text in the catalogue. */
export interface Fix {
  readonly title: string
  readonly edits: readonly Edit[]
}

/** Another line that belongs to the finding. `role` names a text in the catalogue. */
export interface RelatedLine {
  readonly line: number
  readonly role: string
}

/** What a check found. */
export interface Finding<Id extends CheckId = CheckId> extends TextRange {
  readonly data: CheckData[Id]
  readonly related?: readonly RelatedLine[]
  readonly fixes?: readonly Fix[]
}

export interface Check<Id extends CheckId = CheckId> {
  readonly id: Id
  /** One for each check: the same thing is never an error here and a hint there. */
  readonly severity: Severity
  readonly audience: readonly Audience[]
  readonly effect: DiagnosticEffect
  readonly source: Source
  readonly alarms: Alarms
  /** The smallest file that shows the mistake, and the same put right; shown on the check's page. */
  readonly examples: { readonly bad: string; readonly good: string }
  /** Its edits put in line ends of a kind of their own. */
  readonly setsLineEnds?: true
  /** Finds; never throws, in whatever text; the cost grows with the length of the file. */
  readonly run: (context: CheckContext) => Iterable<Finding<Id>>
}
