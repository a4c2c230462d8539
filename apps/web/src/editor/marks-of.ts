/** The marks of an analysis: one for each line at most, the strongest. */
import type { Sentences } from '@robots-txt-tester/core'
import type { Analysis } from '../analysis/analyse.ts'
import type { LineMark, Marks } from './marks.ts'

/**
 * The marks, with their texts in the language of the catalogue. `decides`: what the winner says.
 * Lines with a problem tell nothing on hover: what the problem tells would stand over it.
 */
export function marksOf(
  analysis: Analysis,
  sentences: Sentences,
  decides: string,
  problems: readonly { readonly line: number }[] = [],
): Marks {
  const { verdict, ignored, brackets } = analysis
  const marks = new Map<number, LineMark>()
  for (const { line, because } of ignored) {
    const { explanation } = sentences.ignored[because]
    marks.set(line, { line, as: 'ignored', note: null, reason: explanation })
  }
  for (const { line, because } of verdict.nearMisses) {
    const { label, explanation } = sentences.nearMisses[because]
    marks.set(line, { line, as: 'near-miss', note: label, reason: explanation })
  }
  for (const { line, lostBecause } of verdict.matches) {
    const text = lostBecause === undefined ? null : sentences.lostBecause[lostBecause]
    marks.set(line, {
      line,
      as: 'match',
      note: text?.label ?? null,
      reason: text?.explanation ?? null,
    })
  }
  if (verdict.line !== null) {
    const as = verdict.allowed === false ? 'blocked' : 'allowed'
    marks.set(verdict.line, { line: verdict.line, as, note: `◀ ${decides}`, reason: null })
  }
  for (const { line } of problems) {
    const mark = marks.get(line)
    if (mark !== undefined) marks.set(line, { ...mark, reason: null })
  }
  return { lines: Array.from(marks.values()).sort((a, b) => a.line - b.line), brackets }
}
