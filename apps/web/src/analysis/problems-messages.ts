/** What the page and the worker that looks for problems say to each other. */
import type { Language } from '../messages/languages.ts'
import type { Concern, FixEffect, HarmlessFixes, Problem, ProblemsQuestion } from './problem.ts'

/** `id` is that of the question; what belongs to an older one is dropped on both sides. */
export type ProblemsRequest =
  | {
      readonly kind: 'find'
      readonly id: number
      readonly question: ProblemsQuestion
      readonly language: Language
    }
  /** What becomes of verdicts with one fix of one problem, both by their places in the lists. */
  | {
      readonly kind: 'effect'
      readonly id: number
      readonly problem: number
      readonly fix: number
    }
  /** The answer takes seconds for a large file; `ask` tells two of them apart. */
  | {
      readonly kind: 'harmless-fixes'
      readonly id: number
      readonly ask: number
      readonly concern: Concern
    }
  /** The fixes that were asked for last are no longer wanted. */
  | { readonly kind: 'no-fixes'; readonly id: number }

export type ProblemsReply =
  | {
      readonly kind: 'found'
      readonly id: number
      readonly problems: readonly Problem[]
      /** How many of one check are told at most. */
      readonly most: number
    }
  | {
      readonly kind: 'effect'
      readonly id: number
      readonly problem: number
      readonly fix: number
      readonly effect: FixEffect
    }
  | {
      readonly kind: 'harmless-fixes'
      readonly id: number
      readonly ask: number
      readonly fixes: HarmlessFixes
    }
