/** The sitemap lines that are written as such. */
import type { TextRange } from './check.ts'
import { type CheckContext, rangeOnLine } from './check-context.ts'
import { furtherDirectives } from './further-directives.ts'
import { lineFault } from './line-fault.ts'

export interface SitemapLine {
  readonly line: number
  /** As written, white space around it and comment removed. */
  readonly value: string
  /** Offset of the value in its line. */
  readonly from: number
  /** The place of the value; of the name where it is empty. */
  readonly place: TextRange
}

const known = new WeakMap<CheckContext, readonly SitemapLine[]>()

/** In the order of the file; lines with a fault that other checks tell of are left out. */
export function sitemapLines(context: CheckContext): readonly SitemapLine[] {
  const before = known.get(context)
  if (before !== undefined) return before
  const found = context.reading('rfc9309').sitemaps.flatMap(({ line, value }): SitemapLine[] => {
    const written = context.line(line)
    if (written.kind !== 'field' || furtherDirectives(written).length > 0) return []
    const { kind } = lineFault(context, line)
    if (kind !== 'none' && kind !== 'spelling' && kind !== 'prefix') return []
    const { key, value: at } = written
    const place =
      value === ''
        ? rangeOnLine(line, key.from, key.to)
        : rangeOnLine(line, at.from, at.from + value.length)
    return [{ line, value, from: at.from, place }]
  })
  known.set(context, found)
  return found
}
