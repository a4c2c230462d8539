/** Where on a line further directives begin. */
import { isWhitespace, type Line } from '../syntax/line.ts'

export interface FurtherDirective {
  readonly name: string
  /** Where it begins, and where the gap in front of it begins. */
  readonly from: number
  readonly gap: number
}

const NAMES =
  /(?<=[ \t*]|\.xml|\.gz)(user-agent|disallow|allow|sitemap|crawl-delay|clean-param|host)[ \t]*:/gi

/** Names of directives with a colon behind another directive's value. */
export function furtherDirectives(line: Line): readonly FurtherDirective[] {
  if (line.kind !== 'field' || line.separator !== 'colon' || !line.value.text.includes(':')) {
    return []
  }
  const { text, from } = line.value
  return Array.from(text.matchAll(NAMES), (found) => {
    let gap = found.index
    while (gap > 0 && isWhitespace(text.charCodeAt(gap - 1))) gap -= 1
    return { name: found[1] ?? '', from: from + found.index, gap: from + gap }
  })
}
