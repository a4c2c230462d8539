/** Where on a line further directives begin. */
import { isWhitespace, type Line } from '../syntax/line.ts'

export interface FurtherDirective {
  readonly name: string
  /** Where it begins, where the gap in front of it begins, and where its colon ends. */
  readonly from: number
  readonly gap: number
  readonly to: number
}

/** Behind a gap, another name, the name of a file, or at the very start of a value. */
const APART =
  /(?<=^|[ \t*,;|]|\.xml|\.gz|allow:|agent:|map:)(user-agent|disallow|allow|sitemap|crawl-delay|clean-param|host|noindex|request-rate|visit-time|content-signal)[ \t]*:/gi

/** Glued to a value: only as such lines are usually written, since paths hold these words as well. */
const GLUED =
  /(User-[Aa]gent|Dis[Aa]llow|Allow|Sitemap|Noindex|Crawl-[Dd]elay):(?=[ \t]+(?:[/*]|https?:)|(?<=t:)[ \t]+\S|(?<=y:)[ \t]+\d)/g

/** Names of directives with a colon in or behind another directive's value. */
export function furtherDirectives(line: Line): readonly FurtherDirective[] {
  if (line.kind !== 'field' || line.separator !== 'colon' || !line.value.text.includes(':')) {
    return []
  }
  const { text, from } = line.value
  const found = new Map<number, FurtherDirective>()
  for (const { index, 0: written, 1: name = '' } of [
    ...text.matchAll(APART),
    ...text.matchAll(GLUED),
  ]) {
    let gap = index
    while (gap > 0 && isGap(text.charCodeAt(gap - 1))) gap -= 1
    found.set(index, {
      name,
      from: from + index,
      gap: from + gap,
      to: from + index + written.length,
    })
  }
  return [...found.values()].sort((a, b) => a.from - b.from)
}

/** White space, or a sign that is put between things of a list. */
function isGap(unit: number): boolean {
  return isWhitespace(unit) || unit === COMMA || unit === SEMICOLON || unit === BAR
}

const COMMA = 44
const SEMICOLON = 59
const BAR = 124
