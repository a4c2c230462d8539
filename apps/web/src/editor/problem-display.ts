/** What the editor shows of problems, as it gets it from the page. Types only: the rest is loaded late. */
import type { Severity } from '@robots-txt-tester/core'
import type { Problem, ProblemFix } from '../analysis/problem.ts'

export interface ProblemDisplay {
  /** The file that the problems were found in. */
  readonly text: string
  readonly problems: readonly Problem[]
  readonly words: ProblemWords
}

/** The words around a problem, in the language of the page. */
export interface ProblemWords {
  /** The severity in a word. */
  readonly severity: (problem: Problem) => string
  /** So many problems of a severity. */
  readonly counted: (severity: Severity, problems: number) => string
  /** What a problem does, in words. */
  readonly effect: (problem: Problem) => string
  /** What is to be known before a fix is made; null where there is nothing. */
  readonly caution: (problem: Problem) => string | null
  /** The link to the check's page. */
  readonly about: string
  readonly aboutHref: (problem: Problem) => string
}

/** What becomes of verdicts with a fix of a problem, in words. */
export type FixEffectText = (problem: Problem, fix: number) => string

/** What the display of a problem can ask of the page. */
export interface ProblemActions {
  /** `text`: the file that the fix is for. */
  readonly onFix: (problem: Problem, fix: ProblemFix, text: string) => void
  /** A problem is being looked at: the effects of its fixes are wanted. */
  readonly onShown: (problem: Problem) => void
}
