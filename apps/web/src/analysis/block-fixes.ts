/** Fixes that would not last, because a service writes the lines that they change. */
import type { ManagedBlock } from '@robots-txt-tester/core'
import type { Problem } from './problem.ts'

/** Whether a fix of the problem changes lines of a block; the blocks stand in order. */
export function fixesBlock({ fixes }: Problem, blocks: readonly ManagedBlock[]): boolean {
  if (blocks.length === 0) return false
  return fixes.some(({ edits }) =>
    edits.some(({ line, endLine }) => {
      const last = lastBegunBy(blocks, endLine)
      return last !== undefined && last.toLine >= line
    }),
  )
}

function lastBegunBy(blocks: readonly ManagedBlock[], line: number): ManagedBlock | undefined {
  let [low, high] = [0, blocks.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((blocks[middle]?.fromLine ?? 0) <= line) low = middle + 1
    else high = middle
  }
  return blocks[low - 1]
}
