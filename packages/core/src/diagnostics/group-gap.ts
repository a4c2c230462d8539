/** What stands between two user-agent lines of one group, as if the first group ended there. */
import type { CheckContext } from './check-context.ts'
import { lineFault } from './line-fault.ts'

export interface GroupGap {
  /**
   * - `directive`: one that is no rule, such as Crawl-delay
   * - `unread`: a line that nobody reads, perhaps a misspelt rule
   * - `blank-line`: nothing but blank lines, or those and comments
   */
  readonly because: 'directive' | 'unread' | 'blank-line'
  /** The name of the directive, or what is not read; empty for blank lines. */
  readonly name: string
  /** The last line of the gap that is no comment and, where there is another, not blank. */
  readonly line: number
}

/** The gap between two lines; null where they follow each other or only comments stand between. */
export function gapBefore(context: CheckContext, first: number, second: number): GroupGap | null {
  const gaps: GroupGap[] = []
  for (let number = first + 1; number < second; number += 1) {
    const gap = gapOn(context, number)
    if (gap !== null) gaps.push(gap)
  }
  const worst = gaps.reduce<GroupGap | null>(
    (worse, gap) => (worse === null || rankOf(gap) > rankOf(worse) ? gap : worse),
    null,
  )
  if (worst === null) return null
  const last = gaps.findLast(({ because }) => because !== 'blank-line') ?? worst
  return { ...worst, line: last.line }
}

function gapOn(context: CheckContext, number: number): GroupGap | null {
  const line = context.line(number)
  switch (line.kind) {
    case 'comment':
      return null
    case 'blank':
      return { because: 'blank-line', name: '', line: number }
    case 'text':
      return { because: 'unread', name: line.content.text, line: number }
    case 'field': {
      const fault = lineFault(context, number)
      const name = fault.kind === 'text' ? fault.content.text : line.key.text
      return { because: fault.kind === 'none' ? 'directive' : 'unread', name, line: number }
    }
  }
}

/** A line that nobody reads explains more than a directive, and that more than a blank line. */
function rankOf({ because }: GroupGap): number {
  return because === 'unread' ? 2 : because === 'directive' ? 1 : 0
}
