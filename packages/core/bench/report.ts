/** Figures as one JSON line a case, or as a table for people. */
import { type BenchCase, type Effort, type Figures, type Goal, reaches } from './bench-case.ts'

export interface Outcome {
  readonly benchCase: BenchCase
  readonly figures: Figures
}

/** One case as JSON; `ratio` above 1 means that we are faster, or hold less. */
export function jsonLine({ benchCase, figures }: Outcome): string {
  const { ours, peer } = figures
  return JSON.stringify({
    case: benchCase.name,
    ours: rounded(ours),
    peer: peer?.name ?? null,
    theirs: peer === null ? null : rounded(peer.theirs),
    ratio: peer === null ? null : rounded(peer.ratio),
    unit: benchCase.unit,
  })
}

/** All cases as a table in plain text; whether goals are reached is told where it can be. */
export function table(outcomes: readonly Outcome[], { brief }: Effort): string {
  const rows = [HEAD, ...outcomes.map((outcome) => cellsOf(outcome, brief))]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return TEXT_COLUMNS.has(column) ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd(),
  )
  lines.splice(1, 0, widths.map((width) => '─'.repeat(width)).join('  '))
  return lines.join('\n')
}

const HEAD = ['case', 'ours', 'theirs', 'unit', 'ratio', 'goal', '', 'what is done']
const TEXT_COLUMNS: ReadonlySet<number> = new Set([0, 3, 5, 6, 7])

function cellsOf({ benchCase, figures }: Outcome, brief: boolean): readonly string[] {
  const { name, work, unit, goal } = benchCase
  const { ours, peer } = figures
  return [
    name,
    shown(ours),
    peer === null ? '' : shown(peer.theirs),
    unit,
    peer === null ? '' : `${shown(peer.ratio)} ×`,
    goal === null ? '' : goalText(goal, unit),
    goal === null || brief ? '' : reaches(goal, figures) ? '✓' : '✗',
    peer === null ? work : `${work} (${peer.name})`,
  ]
}

function goalText(goal: Goal, unit: string): string {
  switch (goal.kind) {
    case 'ratio':
      return `≥ ${shown(goal.least)} ×`
    case 'most':
      return `≤ ${shown(goal.most)} ${unit}`
  }
}

function shown(value: number): string {
  return rounded(value).toLocaleString('en')
}

/** Three digits say all that a measurement can say. */
function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
