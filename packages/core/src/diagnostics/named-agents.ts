/** The `User-agent:` lines of a file as they stand in it, with the crawlers they name. */
import type { Crawler } from '../crawlers/crawler.ts'
import type { Group } from '../groups/reading.ts'
import type { TextRange } from './check.ts'
import { type CheckContext, rangeOfLine, rangeOnLine } from './check-context.ts'
import { furtherDirectives } from './further-directives.ts'
import { crawlersNamed, isKnownToken } from './known-crawlers.ts'

export interface NamedAgent {
  readonly line: number
  /** Where the value stands; the whole line where it has none. */
  readonly range: TextRange
  /** The value as written. */
  readonly value: string
  /**
   * The token it names: the whole value where somebody is called so, else its leading letters, `*`
   * or nothing; as written.
   */
  readonly token: string
  readonly crawlers: readonly Crawler[]
  readonly group: Group
}

const known = new WeakMap<CheckContext, readonly NamedAgent[]>()

/**
 * The user-agent lines that open groups in the most lenient reading, in the order of the file.
 * Lines on which another directive follows are left out: their value is not what it should be.
 */
export function namedAgents(context: CheckContext): readonly NamedAgent[] {
  const before = known.get(context)
  if (before !== undefined) return before
  const agents = context.reading('rfc9309').groups.flatMap((group) =>
    group.agents.flatMap(({ line, value, token }): readonly NamedAgent[] => {
      const written = context.line(line)
      if (furtherDirectives(written).length > 0) return []
      const named = isKnownToken(value) ? value : value.slice(0, token.length)
      const range =
        written.kind === 'field' && written.value.text !== ''
          ? rangeOnLine(line, written.value.from, written.value.to)
          : rangeOfLine(context, line)
      return [{ line, range, value, token: named, crawlers: crawlersNamed(named), group }]
    }),
  )
  known.set(context, agents)
  return agents
}

/** The first line that names each token, by token in lower case; `*` and nobody left out. */
export function firstNamings(context: CheckContext): ReadonlyMap<string, NamedAgent> {
  const first = new Map<string, NamedAgent>()
  for (const agent of namedAgents(context)) {
    const key = agent.token.toLowerCase()
    if (key !== '' && key !== '*' && !first.has(key)) first.set(key, agent)
  }
  return first
}
