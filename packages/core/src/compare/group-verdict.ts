/** A verdict with the groups that it rests on, without losers and near misses. */
import { appliedGroup } from '../verdict/applied-group.ts'
import { type BriefVerdict, decideBriefly, type Question } from '../verdict/decide.ts'
import { rulesFor } from '../verdict/rules-for.ts'
import type { TrailStep } from '../verdict/select-groups.ts'
import type { AppliedGroup } from '../verdict/verdict.ts'

export interface GroupVerdict extends BriefVerdict {
  readonly group: AppliedGroup | null
  readonly trail: readonly TrailStep[]
}

/** Decides, and tells which groups were found; to list what lost would cost far more. */
export function decideWithGroup(question: Question): GroupVerdict {
  const brief = decideBriefly(question)
  const { reading, crawler, dialect } = question
  switch (brief.because) {
    case 'rule':
    case 'no-rule-matched':
    case 'no-group': {
      if (reading === null) return { ...brief, group: null, trail: [] }
      const { selection } = rulesFor(reading, crawler, dialect)
      return { ...brief, group: appliedGroup(selection), trail: selection.trail }
    }
    case 'fetch':
    case 'file-too-large':
    case 'not-testable':
    case 'robots-txt-itself':
      return { ...brief, group: null, trail: [] }
  }
}
