/** What becomes of verdicts with the fixes of a file. Takes its time, so it belongs into a worker. */
import {
  type Diagnostic,
  type Edit,
  effectInSteps,
  type FixEffectOptions,
  fixesThatChangeNothing,
} from '@robots-txt-tester/core'
import { parsedFile } from './analyse.ts'
import { findingsOf } from './find-problems.ts'
import {
  type Concern,
  concerns,
  type FixEffect,
  type HarmlessFixes,
  type ProblemsQuestion,
} from './problem.ts'

/** The verdicts that are named of those that change. */
const EXAMPLES = 3

/** Decides addresses without and with the edits: the tested one and those of the file's patterns. */
export function* effectOf(
  question: ProblemsQuestion,
  edits: readonly Edit[],
): Generator<void, FixEffect> {
  const effect = yield* effectInSteps(parsedFile(question.text), edits, optionsOf(question))
  // One of each crawler tells more than the same crawler at several addresses.
  const byCrawler = new Map(effect.changes.toReversed().map((change) => [change.crawler, change]))
  const examples = effect.changes.filter((change) => byCrawler.get(change.crawler) === change)
  return {
    changes: effect.verdictsChanged,
    examples: examples.slice(0, EXAMPLES),
    complete: effect.complete,
  }
}

export interface FixAllWishes {
  /** Whose problems are put right. */
  readonly concern: Concern
  /** False once the search has taken long enough. */
  readonly goOn: () => boolean
}

/** Each round puts right what overlapped, or did not show, in the one before. */
const MOST_ROUNDS = 30

/**
 * The fixes that change no verdict, neither alone nor along with the others: round after round, until
 * there are no more of them.
 */
export function* harmlessFixesOf(
  asked: ProblemsQuestion,
  found: readonly Diagnostic[],
  { concern, goOn }: FixAllWishes,
): Generator<void, HarmlessFixes> {
  const rounds: (readonly Edit[])[] = []
  let fixed = 0
  let question = asked
  let findings = found
  for (;;) {
    const fixable = fixableOf(findings, concern)
    const file = parsedFile(question.text)
    const options = { ...optionsOf(question), goOn }
    const { fixes, edits, text, untried } = yield* fixesThatChangeNothing(file, fixable, options)
    fixed += fixes.length
    if (edits.length > 0) rounds.push(edits)
    const left = fixable.length - fixes.length - untried
    if (fixes.length === 0) return { rounds, fixed, left, untried }
    // It is no longer the file that the site sent.
    question = { ...question, text, fetch: null }
    findings = findingsOf(question)
    if (rounds.length === MOST_ROUNDS || !goOn()) {
      const remaining = fixableOf(findings, concern).length
      return { rounds, fixed, left, untried: Math.max(remaining - left, 0) }
    }
    yield
  }
}

function fixableOf(findings: readonly Diagnostic[], concern: Concern): readonly Diagnostic[] {
  return findings.filter(
    (finding) => concerns(finding, concern) && (finding.fixes ?? []).length > 0,
  )
}

function optionsOf({ address, origin }: ProblemsQuestion): FixEffectOptions {
  return { addresses: address.trim() === '' ? [] : [address], origin }
}
