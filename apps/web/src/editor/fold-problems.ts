/** What is said at a fold of the problems that it hides, so that none is out of sight unnoticed. */
import { forEachDiagnostic } from '@codemirror/lint'
import type { Severity } from '@robots-txt-tester/core'
import type { FoldSigns } from './fold.ts'
import { lineAt, startOfLine } from './positions.ts'
import type { ProblemWords } from './problem-display.ts'

const GRAVEST_FIRST: readonly Severity[] = ['error', 'warning', 'info', 'hint']

/** The gravest are counted; the gutter shows these, or what the line that stays has, if that is graver. */
export function hiddenProblems({ counted }: ProblemWords): FoldSigns {
  return (state) => {
    const places: { readonly from: number; readonly severity: Severity }[] = []
    forEachDiagnostic(state, ({ severity }, from) => places.push({ from, severity }))
    places.sort((one, other) => one.from - other.from)
    return (hiddenFrom, to) => {
      const lineStart = startOfLine(state.doc, lineAt(state.doc, hiddenFrom))
      const hidden: Severity[] = []
      const staying: Severity[] = []
      for (let place = firstFrom(places, lineStart); place < places.length; place += 1) {
        const found = places[place]
        if (found === undefined || found.from > to) break
        const { from, severity } = found
        if (from > hiddenFrom) hidden.push(severity)
        else staying.push(severity)
      }
      const gravest = gravestOf(hidden)
      if (gravest === undefined) return null
      const count = hidden.filter((severity) => severity === gravest).length
      return {
        text: counted(gravest, count),
        gutterClass: `cm-rt-hides-${gravestOf([gravest, ...staying])}`,
      }
    }
  }
}

/** The place of the first that does not stand before a position; the length where all do. */
function firstFrom(places: readonly { readonly from: number }[], position: number): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle]?.from ?? 0) < position) low = middle + 1
    else high = middle
  }
  return low
}

function gravestOf(severities: readonly Severity[]): Severity | undefined {
  return GRAVEST_FIRST.find((severity) => severities.includes(severity))
}
