/** Of many patterns those that stand above another one, without cutting out every folder of it. */
import { withoutLastStars } from './pattern-sample.ts'

/** The most that are told of one pattern. */
const MOST = 8

const MARKS = 1 << 14

/**
 * Finds, among some patterns, those that close what another one closes because they are it or a
 * folder above it: for `/a/b` itself, `/a/` and `/a`, each with or without a star at the end. All are
 * given without that star.
 */
export function foldersAbove(patterns: Iterable<string>): (pattern: string) => readonly string[] {
  const known = new Set<string>()
  // Which numbers there are, by their last bits: nearly always the answer is none.
  const marks = new Uint8Array(MARKS)
  for (const pattern of patterns) {
    const bare = withoutLastStars(pattern)
    known.add(bare)
    marks[numberOf(bare) & (MARKS - 1)] = 1
  }
  return (pattern) => {
    const bare = withoutLastStars(pattern)
    const found: string[] = []
    const look = (number: number, end: number) => {
      if (marks[number & (MARKS - 1)] === 0 || found.length >= MOST) return
      const folder = bare.slice(0, end)
      if (known.has(folder)) found.push(folder)
    }
    let number = 0
    for (let i = 0; i < bare.length; i += 1) {
      const isSlash = bare.charCodeAt(i) === SLASH
      if (isSlash && i > 0) look(number, i)
      number = withUnit(number, bare.charCodeAt(i))
      if (isSlash && i + 1 < bare.length) look(number, i + 1)
    }
    look(number, bare.length)
    return found
  }
}

const SLASH = 47

function numberOf(text: string): number {
  let number = 0
  for (let i = 0; i < text.length; i += 1) number = withUnit(number, text.charCodeAt(i))
  return number
}

function withUnit(number: number, unit: number): number {
  return (Math.imul(number, 31) + unit) | 0
}
