/**
 * Several groups for one crawler: they count together.
 *
 * Groups that name the same product token are merged (RFC 9309 §2.2.1). Python takes the first one
 * alone before version 3.13.14, and Yandex Webmaster calls several groups for `*` an error.
 */
import { RFC_9309 } from '../../dialects/sources.ts'
import type { Group } from '../../groups/reading.ts'
import type { Check } from '../check.ts'
import { excerpt } from '../excerpt.ts'
import { type NamedAgent, namedAgents } from '../named-agents.ts'

/** The most tokens and related lines that one finding names. */
const NAMED = 5
const RELATED = 20

export const repeatedGroup: Check<'repeated-group'> = {
  id: 'repeated-group',
  severity: 'info',
  audience: ['yandex', 'python', 'people'],
  effect: 'read-differently',
  source: RFC_9309,
  alarms: { 'yandex-webmaster': 'error' },
  examples: {
    bad: 'User-agent: *\nDisallow: /private\n\nUser-agent: *\nDisallow: /drafts\n',
    good: 'User-agent: *\nDisallow: /private\nDisallow: /drafts\n',
  },
  *run(context) {
    for (const repeated of repeatedIn(namedAgents(context)).values()) {
      const [first] = repeated
      if (first === undefined) continue
      const others = [first.before, ...first.after]
      yield {
        ...first.agent.range,
        data: {
          tokens: repeated.slice(0, NAMED).map(({ agent }) => excerpt(agent.token)),
          count: repeated.length,
          groups: first.after.length + 2,
          star: repeated.some(({ agent }) => agent.token === '*'),
        },
        related: others.slice(0, RELATED).map(({ line }) => ({ line, role: 'same' })),
      }
    }
  },
}

interface Repeated {
  readonly before: NamedAgent
  /** The line that names the token for the second time, in another group. */
  readonly agent: NamedAgent
  readonly after: NamedAgent[]
}

/** The tokens that are named again, by the group that is the second to name them. */
function repeatedIn(agents: readonly NamedAgent[]): ReadonlyMap<Group, readonly Repeated[]> {
  const first = new Map<string, NamedAgent>()
  const second = new Map<string, Repeated>()
  const byGroup = new Map<Group, Repeated[]>()
  for (const agent of agents) {
    const key = agent.token.toLowerCase()
    const before = first.get(key)
    const repeated = second.get(key)
    if (key === '') continue
    if (before === undefined) first.set(key, agent)
    else if (repeated !== undefined) {
      const last = repeated.after.at(-1) ?? repeated.agent
      if (last.group !== agent.group) repeated.after.push(agent)
    } else if (before.group !== agent.group) {
      const found: Repeated = { before, agent, after: [] }
      second.set(key, found)
      const others = byGroup.get(agent.group)
      if (others === undefined) byGroup.set(agent.group, [found])
      else others.push(found)
    }
  }
  return byGroup
}
