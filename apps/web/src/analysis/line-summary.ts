/** What each reader makes of one line of the file. */
import {
  DIALECTS,
  type DialectId,
  type IgnoredBecause,
  type Leniency,
  lexLine,
  lineText,
  type ParsedFile,
  type Reading,
  readingOf,
} from '@robots-txt-tester/core'

/**
 * What a dialect takes a line for. `none`: blank, or only a comment. `other`: a directive that
 * the dialect takes up and that is neither a rule nor a user-agent line.
 */
export type LineRole = 'user-agent' | 'allow' | 'disallow' | 'sitemap' | 'other' | 'none'

export interface LineReading {
  readonly dialect: DialectId
  readonly role: LineRole
  readonly ignored: IgnoredBecause | null
  readonly lenient: Leniency | null
}

export interface LineSummary {
  readonly line: number
  readonly text: string
  readonly readings: readonly LineReading[]
}

/** The summary of a line; null where the file has no such line. */
export function lineSummary(file: ParsedFile, line: number): LineSummary | null {
  if (line < 1 || line > file.lineCount) return null
  const text = lineText(file, line)
  const { kind } = lexLine(text)
  const empty = kind === 'blank' || kind === 'comment'
  const readings = DIALECTS.map((dialect): LineReading => {
    const reading = readingOf(file, dialect)
    return {
      dialect: dialect.id,
      role: empty ? 'none' : roleOf(reading, line),
      ignored: reading.ignored.find((ignored) => ignored.line === line)?.because ?? null,
      lenient: reading.lenient.find((lenient) => lenient.line === line)?.as ?? null,
    }
  })
  return { line, text: text.slice(0, 500), readings }
}

function roleOf(reading: Reading, line: number): LineRole {
  for (const group of reading.groups) {
    if (group.agents.some((agent) => agent.line === line)) return 'user-agent'
    const rule = [...group.rules, ...group.unmatchable].find((one) => one.line === line)
    if (rule !== undefined) return rule.effect
  }
  return reading.sitemaps.some((sitemap) => sitemap.line === line) ? 'sitemap' : 'other'
}
