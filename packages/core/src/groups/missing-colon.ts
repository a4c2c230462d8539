/** Where a line without a colon has its name end, for dialects that read such lines. */
import type { Decisions } from '../dialects/decisions.ts'

/** Finds the gap that stands for the colon in `[from, to)` of a text; -1 where there is none. */
export type GapFinder = (text: string, from: number, to: number) => number

/** How a dialect finds the gap. */
export function gapFinder(decisions: Decisions): GapFinder {
  switch (decisions.missingColon) {
    case 'not-read':
      return () => -1
    case 'two-words':
      return gapOfTwoWords
    case 'known-name':
      return gapBehindName([
        ...Object.values(decisions.spellings).flat(),
        ...decisions.otherDirectives,
      ])
  }
}

/** The gap of a line of exactly two words. */
function gapOfTwoWords(text: string, from: number, to: number): number {
  let gap = from
  while (gap < to && !isBlank(text.charCodeAt(gap))) gap += 1
  if (gap === to) return -1
  let second = gap
  while (second < to && isBlank(text.charCodeAt(second))) second += 1
  for (let i = second; i < to; i += 1) {
    if (isBlank(text.charCodeAt(i))) return -1
  }
  return gap
}

/** The space behind the shortest name that the line begins with, letter for letter. */
function gapBehindName(names: readonly string[]): GapFinder {
  return (text, from, to) => {
    const gaps = names
      .filter((name) => text.startsWith(`${name} `, from) && from + name.length < to)
      .map((name) => from + name.length)
    return gaps.length === 0 ? -1 : Math.min(...gaps)
  }
}

function isBlank(unit: number): boolean {
  return unit === 32 || unit === 9
}
