/** Where on a line further directives begin. */
import { isWhitespace, type Line } from '../syntax/line.ts'

export interface FurtherDirective {
  readonly name: string
  /** Where it begins, and where the gap in front of it begins. */
  readonly from: number
  readonly gap: number
}

const NAMES =
  /(?<=[ \t*,;|]|\.xml|\.gz)(user-agent|disallow|allow|sitemap|crawl-delay|clean-param|host|noindex|request-rate|visit-time|content-signal)[ \t]*:/gi

/** Names of directives with a colon behind another directive's value. */
export function furtherDirectives(line: Line): readonly FurtherDirective[] {
  if (line.kind !== 'field' || line.separator !== 'colon' || !line.value.text.includes(':')) {
    return []
  }
  const { text, from } = line.value
  return Array.from(text.matchAll(NAMES), (found) => {
    let gap = found.index
    while (gap > 0 && isGap(text.charCodeAt(gap - 1))) gap -= 1
    return { name: found[1] ?? '', from: from + found.index, gap: from + gap }
  })
}

/** White space, or a sign that is put between things of a list. */
function isGap(unit: number): boolean {
  return isWhitespace(unit) || unit === COMMA || unit === SEMICOLON || unit === BAR
}

const COMMA = 44
const SEMICOLON = 59
const BAR = 124
