/** Groups by the tokens they name, made once a reading; a file may hold 100,000 user-agent lines. */
import type { AgentLine, Group, Reading } from '../groups/reading.ts'

/** A group, and its user-agent lines that name the token looked for. */
export interface NamedGroup {
  readonly group: Group
  readonly lines: number[]
}

export interface TokenIndex {
  /** By token, in lower case, in the order in which the file names them. */
  readonly byToken: ReadonlyMap<string, readonly NamedGroup[]>
  /** By the whole value of the line, in lower case. */
  readonly byValue: ReadonlyMap<string, readonly NamedGroup[]>
}

const indexes = new WeakMap<Reading, TokenIndex>()

/** The index of a reading; each of its two parts is made when it is first asked for. */
export function tokenIndexOf(reading: Reading): TokenIndex {
  const known = indexes.get(reading)
  if (known !== undefined) return known
  let byToken: ReadonlyMap<string, readonly NamedGroup[]> | null = null
  let byValue: ReadonlyMap<string, readonly NamedGroup[]> | null = null
  const index: TokenIndex = {
    get byToken() {
      byToken ??= groupsBy(reading, (agent) => agent.token)
      return byToken
    },
    get byValue() {
      byValue ??= groupsBy(reading, (agent) => agent.value.toLowerCase())
      return byValue
    },
  }
  indexes.set(reading, index)
  return index
}

function groupsBy(
  reading: Reading,
  keyOf: (agent: AgentLine) => string,
): ReadonlyMap<string, readonly NamedGroup[]> {
  const groups = new Map<string, NamedGroup[]>()
  for (const group of reading.groups) {
    for (const agent of group.agents) add(groups, keyOf(agent), group, agent)
  }
  return groups
}

function add(map: Map<string, NamedGroup[]>, key: string, group: Group, agent: AgentLine): void {
  const named = map.get(key)
  const last = named?.at(-1)
  if (last?.group === group) last.lines.push(agent.line)
  else if (named === undefined) map.set(key, [{ group, lines: [agent.line] }])
  else named.push({ group, lines: [agent.line] })
}
