/** What looks wrong about the file, as the page shows it: words included, plain data. */
import type {
  Alarms,
  Audience,
  CheckId,
  DiagnosticEffect,
  Edit,
  FetchReport,
  Severity,
  TextRange,
  VerdictChange,
} from '@robots-txt-tester/core'

/** What the findings depend on: plain data, so that it can be sent to a worker. */
export interface ProblemsQuestion {
  readonly text: string
  /** The site that the file belongs to, as `https://example.com`; null where that is not known. */
  readonly origin: string | null
  /** The fetch that brought the file as it is; null for one that was typed or edited. */
  readonly fetch: FetchReport | null
  /** The address whose verdicts a fix must leave alone above all. */
  readonly address: string
}

export interface ProblemFix {
  /** What it does: the words on its button. */
  readonly title: string
  readonly edits: readonly Edit[]
}

export interface RelatedText {
  readonly line: number
  readonly text: string
}

export interface Problem extends TextRange {
  readonly check: CheckId
  readonly severity: Severity
  readonly audience: readonly Audience[]
  readonly effect: DiagnosticEffect
  /** Code stands in backticks. */
  readonly message: string
  readonly related: readonly RelatedText[]
  readonly fixes: readonly ProblemFix[]
  /** What other tools say of the same thing. */
  readonly alarms: Alarms
  /** It is about the answer of the site; its place in the file means nothing. */
  readonly ofAnswer: boolean
}

/** What becomes of verdicts with a fix, as far as was tried. */
export interface FixEffect {
  readonly changes: number
  /** Some of the verdicts that change. */
  readonly examples: readonly VerdictChange[]
  /** All was tried: only then is a fix without changes one that changes nothing. */
  readonly complete: boolean
}

/** The edits of every fix that changes no verdict, to be made in one step. */
export interface HarmlessFixes {
  /** One after the other: the places of each are those in the file after the one before. */
  readonly rounds: readonly (readonly Edit[])[]
  /** How many problems they put right. */
  readonly fixed: number
  /** Problems with a fix that was left alone, because it changes verdicts or may do so. */
  readonly left: number
  /** Problems whose fixes were not, or not wholly, tried. */
  readonly untried: number
}

/** What became of a wish to put something right; the words are added where it is shown. */
export type FixStatus =
  | ({ readonly kind: 'fixed' } & Omit<HarmlessFixes, 'rounds'>)
  /** The file was changed while its fixes were tried. */
  | { readonly kind: 'interrupted' }
  /** The file has changed, and the problem is not there any more. */
  | { readonly kind: 'gone' }

/** Whose problems are shown. */
export type Concern = Audience | 'everyone'

export function concerns({ audience }: Pick<Problem, 'audience'>, concern: Concern): boolean {
  return concern === 'everyone' || audience.includes(concern)
}

/** How many problems there are of each severity. */
export type SeverityCounts = Readonly<Record<Severity, number>>

export function countBySeverity(problems: readonly Problem[]): SeverityCounts {
  const counts = { error: 0, warning: 0, info: 0, hint: 0 }
  for (const { severity } of problems) counts[severity] += 1
  return counts
}
