/** The group that a line which is no rule stands in. */
import type { Group } from '../groups/reading.ts'
import type { CheckContext } from './check-context.ts'

/** The last group that begins above a line; null in front of the first one. */
export function groupOfLine(context: CheckContext, line: number): Group | null {
  const { groups } = context.reading('rfc9309')
  let low = 0
  let high = groups.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (firstLine(groups[middle]) < line) low = middle + 1
    else high = middle
  }
  return groups[low - 1] ?? null
}

function firstLine(group: Group | undefined): number {
  return group?.agents[0]?.line ?? 0
}
