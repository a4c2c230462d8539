/** Putting problems right, from the panel or in the file: one, or all that change nothing; and back. */
import type { Edit } from '@robots-txt-tester/core'
import { useCallback, useEffect, useState } from 'react'
import type { Concern, FixStatus, Problem, ProblemFix } from '../../analysis/problem.ts'
import type { ShownProblems } from '../../analysis/use-problems.ts'
import type { Actions } from '../../workspace/use-actions.ts'

export interface Fixing {
  /** Null where there is nothing to tell of the file as it is. */
  readonly status: FixStatus | null
  /** Null where nothing was changed. */
  readonly undo: (() => void) | null
  /** The fixes that change nothing are being looked for. */
  readonly running: boolean
  /** `text`: the file that the fix is for. Where that has changed since, it waits for the new one. */
  readonly fix: (problem: Problem, fix: ProblemFix, text: string) => void
  readonly fixAll: (concern: Concern) => void
  readonly giveUp: () => void
  /** The editor has made what it was asked for in the file `before`; not where `after` is null. */
  readonly made: (before: string, after: string | null) => void
}

/** A wish that cannot be granted at once. */
type Asked =
  | { readonly kind: 'one'; readonly problem: Problem; readonly fix: ProblemFix }
  | {
      readonly kind: 'all'
      readonly concern: Concern
      readonly text: string
      /** The findings whose fixes are being tried. */
      readonly id: number | null
    }

interface Told {
  readonly status: FixStatus
  readonly before: string
  /** Null until the editor has made it. */
  readonly after: string | null
}

/** `text` is the file now. What is told is forgotten when the file changes in another way. */
export function useFixing(text: string, shown: ShownProblems, act: Actions): Fixing {
  const { known, stale, askHarmless, giveUpHarmless } = shown
  const [asked, setAsked] = useState<Asked | null>(null)
  const [told, setTold] = useState<Told | null>(null)

  const make = useCallback(
    (status: FixStatus, before: string, rounds: readonly (readonly Edit[])[]) => {
      setAsked(null)
      if (rounds.length > 0) act.applyEdits(before, rounds)
      setTold({ status, before, after: rounds.length === 0 ? before : null })
    },
    [act],
  )

  useEffect(() => {
    setTold((last) => (last === null || (last.after ?? text) === text ? last : null))
  }, [text])

  const made = useCallback((before: string, after: string | null) => {
    setTold((last) => {
      if (last === null || last.before !== before || last.after !== null) return last
      return after === null ? null : { ...last, after }
    })
  }, [])

  useEffect(() => {
    if (asked === null) return
    if (asked.kind === 'all' && asked.text !== text) {
      giveUpHarmless()
      return make({ kind: 'interrupted' }, text, [])
    }
    if (stale || known === null || known.text !== text) return
    if (asked.kind === 'one') {
      const fix = sameFix(known.problems, asked.problem, asked.fix)
      return fix === null ? make({ kind: 'gone' }, text, []) : make(ONE, text, [fix.edits])
    }
    if (asked.id !== known.id) {
      if (askHarmless(asked.concern)) setAsked({ ...asked, id: known.id })
    } else if (known.harmless !== null) {
      const { rounds, ...counts } = known.harmless
      make({ kind: 'fixed', ...counts }, text, rounds)
    }
  }, [asked, known, stale, text, make, askHarmless, giveUpHarmless])

  const isTold = told !== null && told.after === text
  return {
    status: isTold ? told.status : null,
    undo: isTold && told.before !== text ? () => act.undoEdits(text) : null,
    made,
    running: asked?.kind === 'all',
    fix(problem, fix, forText) {
      if (forText === text) make(ONE, text, [fix.edits])
      else setAsked({ kind: 'one', problem, fix })
    },
    fixAll(concern) {
      setTold(null)
      setAsked({ kind: 'all', concern, text, id: null })
    },
    giveUp() {
      giveUpHarmless()
      setAsked(null)
    },
  }
}

const ONE: FixStatus = { kind: 'fixed', fixed: 1, left: 0, untried: 0 }

/** The same fix of the same problem in a file that has changed: the nearest, where lines have moved. */
function sameFix(
  problems: readonly Problem[],
  { check, message, line }: Problem,
  { title }: ProblemFix,
): ProblemFix | null {
  const distance = (problem: Problem) => Math.abs(problem.line - line)
  const [nearest] = problems
    .filter((problem) => problem.check === check && problem.message === message)
    .sort((a, b) => distance(a) - distance(b))
  return nearest?.fixes.find((fix) => fix.title === title) ?? null
}
