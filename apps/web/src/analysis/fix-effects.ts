/** What becomes of verdicts with the fixes of a file. Takes its time, so it belongs into a worker. */
import {
  type Diagnostic,
  type Edit,
  effectOfFix,
  type FixEffectOptions,
  fixesThatChangeNothing,
} from '@robots-txt-tester/core'
import { parsedFile } from './analyse.ts'
import type { FixEffect, HarmlessFixes, ProblemsQuestion } from './problem.ts'

/** The verdicts that are named of those that change. */
const EXAMPLES = 3

/** Decides addresses without and with the edits: the tested one and those of the file's patterns. */
export function effectOf(question: ProblemsQuestion, edits: readonly Edit[]): FixEffect {
  const effect = effectOfFix(parsedFile(question.text), edits, optionsOf(question))
  // One of each crawler tells more than the same crawler at several addresses.
  const byCrawler = new Map(effect.changes.toReversed().map((change) => [change.crawler, change]))
  const examples = effect.changes.filter((change) => byCrawler.get(change.crawler) === change)
  return {
    changes: effect.verdictsChanged,
    examples: examples.slice(0, EXAMPLES),
    complete: effect.complete,
  }
}

/** The fixes that change no verdict, neither alone nor along with the others. */
export function harmlessFixesOf(
  question: ProblemsQuestion,
  findings: readonly Diagnostic[],
): HarmlessFixes {
  const options = optionsOf(question)
  const { fixes, edits } = fixesThatChangeNothing(parsedFile(question.text), findings, options)
  const fixable = findings.filter((finding) => (finding.fixes ?? []).length > 0)
  return { edits, fixed: fixes.length, left: fixable.length - fixes.length }
}

function optionsOf({ address, origin }: ProblemsQuestion): FixEffectOptions {
  return { addresses: address.trim() === '' ? [] : [address], origin }
}
